"""The games of the house as the pages present them."""

from __future__ import annotations

from collections import Counter
from functools import cache

from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.introduction import Introduction
from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.scene import to_svg
from rotonde.kernel.message import BadInput, Message
from rotonde.kernel.registry import game as find_game
from rotonde.kernel.registry import usable_games
from rotonde.kernel.table.pictures import POSTER, draw_picture, picture_size
from rotonde.kernel.words import Words
from rotonde.server.phrases import speech
from rotonde.server.protocol import (
    BotLevel,
    GameCard,
    GameIntroduction,
    GameOption,
    GamePicture,
    NewcomerMatch,
    OptionChoice,
    PhaseLabel,
    PlayerColour,
    SourceCount,
)

_OFFERED = ("easy", "fair", "strong", "expert", "greedy", "random")


def game_cards(lang: str) -> list[GameCard]:
    """Every game, for the pages that present it and open a match."""
    found = [game_card(each, lang) for each in usable_games()]
    _READY.add(lang)
    return found


def are_ready(lang: str) -> bool:
    """Whether the cards are at hand; the first time takes long, and belongs beside the loop."""
    return lang in _READY


_READY: set[str] = set()


@cache
def game_card(each: Game, lang: str) -> GameCard:
    words = speech(lang, each.id)

    def say(id: str) -> str:
        return words.say(Message(id))

    def choice(option: str, id: str) -> OptionChoice:
        name = f"option-{option}-{id}"
        return OptionChoice(id, say(name), _line(f"{name}-line", words))

    introduction = each.info.introduction
    return GameCard(
        id=each.id,
        title=say("title"),
        tagline=say("tagline"),
        seats=each.info.seats,
        secrets=each.visibility.has_hidden_info,
        options=[
            GameOption(
                option.id,
                say(f"option-{option.id}"),
                option.default,
                option.minor,
                [choice(option.id, id) for id in option.choices],
            )
            for option in each.info.options
        ],
        phases=[PhaseLabel(id, say(f"phase-{id}")) for id in each.info.phases],
        bots=[BotLevel(id, say(f"bot-{id}"), say(f"bot-{id}-line")) for id in _OFFERED],
        designed=_list_designed(each, words),
        colours=[PlayerColour(p.colour, p.mark) for p in themes.PLAYERS],
        poster=_picture(each, POSTER, words),
        introduction=None if introduction is None else _introduce(each, introduction, words),
        sources=_count_sources(each),
    )


def _introduce(each: Game, found: Introduction, words: Words) -> GameIntroduction:
    def say(id: str) -> str:
        return _line(f"intro-{id}", words)

    return GameIntroduction(
        minutes=found.minutes,
        weight=found.weight,
        occasion=say("occasion"),
        short=say("short"),
        about=say("about"),
        goal=say("goal"),
        turn=say("turn"),
        first_matches=[
            NewcomerMatch(match.bots, dict(match.options)) for match in found.first_matches
        ],
        pictures=[_picture(each, picture.id, words) for picture in found.pictures],
        rules_picture=found.rules_picture,
        scenarios=found.scenarios,
        companion=found.companion,
        companion_line=say("companion"),
    )


def _picture(each: Game, id: str, words: Words) -> GamePicture:
    return GamePicture(id, _line(f"picture-{id}", words), *picture_size(each, id))


def _line(id: str, words: Words) -> str:
    return words.say(Message(id)) if words.has(id) else ""


def _count_sources(each: Game) -> list[SourceCount]:
    found = Counter(row.source for row in each.sources.sources())
    return [SourceCount(source, count) for source, count in found.most_common()]


def _list_designed(each: Game, words: Words) -> list[str]:
    """What of its data is ours: a sentence for each file, else the notes in it."""
    found: dict[str, list[str]] = {}
    for row in each.sources.sources():
        if row.source == "designed":
            found.setdefault(row.file.partition(".")[0], []).append(row.note)
    told: list[str] = []
    for stem, notes in found.items():
        message = Message(f"designed-{stem}")
        plain = [note for note in dict.fromkeys(notes) if note]
        told += [words.say(message)] if words.has(message.id) else plain
    return told


@cache
def picture_svg(game: str, id: str, lang: str, theme: str) -> str:
    """A picture of a game; BadInput if there is none of this name."""
    if theme not in themes.THEMES:
        raise BadInput("server-bad-theme", name=theme[:20], known=", ".join(themes.THEMES))
    drawn = draw_picture(find_game(game), id, lang)
    if drawn is None:
        raise BadInput("server-no-page")
    scene, area = drawn
    return to_svg(scene, area=area, theme=theme)
