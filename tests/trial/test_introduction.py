"""What a game tells newcomers is held to the contract too."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from rotonde.kernel import registry
from rotonde.kernel.contract.game import Game
from rotonde.kernel.contract.introduction import FirstMatch, Introduction, Picture
from rotonde.kernel.drawing.scene import to_svg
from rotonde.kernel.table.pictures import POSTER, draw_picture
from rotonde.kernel.words import LANGUAGES
from rotonde.trial.introduction import check_introduction
from rotonde.trial.report import Fault

LARGEST = 260_000
"""Characters of a picture: a whole map is the heaviest."""
LARGEST_POSTER = 145_000


@pytest.mark.parametrize("game", registry.games())
def test_every_game_of_the_house_introduces_itself(game: str) -> None:
    check_introduction(registry.game(game))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_its_pictures_are_drawn_in_both_languages(game: str, lang: str) -> None:
    found = registry.game(game)
    introduction = found.info.introduction
    assert introduction is not None
    for id in (POSTER, *(picture.id for picture in introduction.pictures)):
        drawn = draw_picture(found, id, lang)
        assert drawn is not None
        scene, area = drawn
        assert area[2] - area[0] > 100
        assert area[3] - area[1] > 100
        assert len(to_svg(scene, area=area)) < (LARGEST_POSTER if id == POSTER else LARGEST), id


def test_a_picture_that_is_not_there_is_none() -> None:
    assert draw_picture(registry.game("steam-tunnel"), "nowhere", "en") is None


def _changed(**changes: object) -> Game:
    game = registry.game("steam-tunnel")
    introduction = msgspec.structs.replace(game.info.introduction, **changes)  # type: ignore[type-var]
    return _with(introduction)


def _with(introduction: Introduction | None) -> Game:
    game = registry.game("steam-tunnel")
    info = msgspec.structs.replace(game.info, introduction=introduction)
    return Game(info, game.rules, game.notation, game.presentation, visibility=game.visibility)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"minutes": (0, 10)}, "minutes"),
        ({"minutes": (20, 10)}, "minutes"),
        ({"weight": 4}, "weight"),
        ({"first_matches": ()}, "first match"),
        ({"first_matches": (FirstMatch(("genius",)),)}, "genius"),
        ({"first_matches": (FirstMatch(("easy",) * 9),)}, "cannot be started"),
        ({"first_matches": (FirstMatch(options={"variant": "odd"}),)}, "cannot be started"),
        ({"pictures": ()}, "picture"),
        ({"pictures": (Picture("unnamed"),)}, "picture-unnamed"),
        ({"pictures": (Picture("poster", "lost"),)}, "no position"),
        ({"pictures": (Picture("poster", frame=("cell:9,9",)),)}, "cell:9,9"),
        ({"pictures": (Picture("poster", marks=((1, "pawn:0,0"),)),)}, "pawn:0,0"),
        ({"rules_picture": "lost"}, "lost"),
        ({"scenarios": "lost"}, "lost"),
        ({"companion": "/companion/"}, "intro-companion"),
    ],
    ids=str,
)
def test_what_is_wrong_with_it_is_told(changes: Mapping[str, object], said: str) -> None:
    with pytest.raises(Fault) as fault:
        check_introduction(_changed(**changes))
    assert said in fault.value.what


def test_a_game_without_one_is_asked_for_it_and_has_a_poster_all_the_same() -> None:
    game = _with(None)
    with pytest.raises(Fault) as fault:
        check_introduction(game)
    assert "introduce" in fault.value.what
    drawn = draw_picture(game, POSTER, "en")
    assert drawn is not None
    assert drawn[0].pieces
