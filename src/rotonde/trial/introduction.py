"""What a game tells people who do not know it: facts, a first match, pictures."""

from __future__ import annotations

from rotonde.bots import BOTS
from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.introduction import FirstMatch, Introduction, Picture
from rotonde.kernel.drawing.excerpt import missing_places
from rotonde.kernel.drawing.scene import to_svg
from rotonde.kernel.message import BadInput, Message
from rotonde.kernel.table.pictures import POSTER, draw_picture, table_of
from rotonde.kernel.table.start import start
from rotonde.kernel.words import LANGUAGES, words
from rotonde.trial.report import Fault

_WORDS = ("intro-occasion", "intro-short", "intro-about", "intro-goal", "intro-turn")


def check_introduction(game: Game) -> None:
    found = game.info.introduction
    if found is None:
        raise Fault(
            "the game does not introduce itself",
            "Give `GameInfo.introduction` its minutes, weight, first match and pictures.",
        )
    shortest, longest = found.minutes
    if not 0 < shortest <= longest:
        raise Fault(
            f"its minutes are {found.minutes}", "Give the shortest match, then the longest."
        )
    if found.weight not in (1, 2, 3):
        raise Fault(f"its weight is {found.weight}", "1 is light, 2 is medium, 3 is heavy.")
    _check_words(game, found)
    if not found.first_matches:
        raise Fault("there is no first match", "Say what “play now” opens.")
    for match in found.first_matches:
        _check_first_match(game, match)
    if not found.pictures:
        raise Fault("there is no picture", 'Picture("poster") shows the board a match begins with.')
    for picture in found.pictures:
        _check_picture(game, picture)
    if found.rules_picture and found.picture(found.rules_picture) is None:
        raise Fault(f"there is no picture {found.rules_picture!r} for the rules", "Name one.")
    options = {option.id for option in game.info.options}
    if found.scenarios and found.scenarios not in options:
        raise Fault(f"there is no option {found.scenarios!r} to list", "Name an option or none.")
    for lang in LANGUAGES:
        drawn = draw_picture(game, POSTER, lang)
        assert drawn is not None
        to_svg(drawn[0], area=drawn[1])


def _check_words(game: Game, found: Introduction) -> None:
    wanted = [*_WORDS, *(f"picture-{picture.id}" for picture in found.pictures)]
    wanted += ["intro-companion"] if found.companion else []
    for lang in LANGUAGES:
        known = words(lang, game.id)
        for id in wanted:
            if not known.has(id) or not known.say(Message(id)).strip():
                raise Fault(f"{id} has no words in {lang}", f"Add it to words/{lang}.ftl.")


def _check_first_match(game: Game, match: FirstMatch) -> None:
    for bot in match.bots:
        if bot not in BOTS:
            raise Fault(f"a first match asks for a bot {bot!r}", f"Known are {', '.join(BOTS)}.")
    try:
        start(game.id, 1 + len(match.bots), seed=0, options=match.options)
    except BadInput as error:
        raise Fault(
            f"a first match cannot be started: {error}",
            "Its options and its number of players must go together.",
        ) from None


def _check_picture(game: Game, picture: Picture) -> None:
    file = game.info.folder / "pictures" / f"{picture.position}.txt"
    if picture.position and not file.is_file():
        raise Fault(
            f"the picture {picture.id} has no position",
            f"Write pictures/{picture.position}.txt, e.g. with `table.position()`.",
        )
    scene = table_of(game, picture).scene(None, LANGUAGES[0])
    places = [*picture.frame, *(place for _, place in picture.marks)]
    for name in missing_places(scene, places):
        raise Fault(
            f"the picture {picture.id} speaks of {name}, which is not in its scene",
            "Name parts, spots or pieces that are there.",
        )
