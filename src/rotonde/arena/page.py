"""The report of an arena as one HTML file that needs no network."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from rotonde import __version__
from rotonde.arena.arena import ArenaJob
from rotonde.arena.charts import Axis, Row, chart, linear, logarithmic
from rotonde.arena.report import ArenaReport, MixResult
from rotonde.kernel.drawing.themes import DARK, DISPLAY, LIGHT, SANS, SERIF
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.words import Words, words

_DASH = "–"


def page(report: ArenaReport, lang: str) -> str:
    """All of it, in a language."""
    return _Page(report, lang).whole()


class _Page:
    def __init__(self, report: ArenaReport, lang: str) -> None:
        self._report, self._lang = report, lang
        self._words: Words = words(lang, report.job.game)

    def whole(self) -> str:
        title = self._say("report-title", game=self._game_name())
        sections = [
            *self._ratings(),
            *self._mixes(),
            *self._matrix(),
            *self._places(),
            *self._times(),
            *self._follies(),
            *self._endings(),
            *self._again(),
        ]
        return (
            f'<!doctype html>\n<html lang="{self._lang}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{escape(title)}</title><style>{_style()}</style></head><body>"
            f'<header><p class="house">Rotonde</p><h1>{escape(title)}</h1>'
            f"<p>{escape(self._subtitle())}</p></header><main>{''.join(sections)}</main>"
            "</body></html>\n"
        )

    # Sections

    def _ratings(self) -> Iterable[str]:
        ratings = self._report.ratings
        if self._report.job.players < 2:
            return
        if ratings is None:
            yield self._section("report-ratings", self._note("report-no-ratings"))
            return
        rows = [
            Row(
                id,
                each.low,
                each.points,
                each.high,
                f"{self._number(each.points, 0, True)} "
                f"({self._span(each.low, each.high, 0, True)})",
                self._report.job.bots.index(id),
            )
            for id, each in ratings.items()
        ]
        low = min(min(each.low for each in ratings.values()), -50)
        high = max(max(each.high for each in ratings.values()), 50)
        axis = linear(low, high, lambda value: self._number(value, 0, True))
        drawn = self._chart("report-ratings", rows, axis, 0)
        yield self._section("report-ratings", drawn, self._note("report-ratings-note"))

    def _mixes(self) -> Iterable[str]:
        report = self._report
        if report.job.players < 2:
            return
        rows = [
            Row(
                self._mix_name(mix),
                mix.low,
                mix.rate,
                mix.high,
                self._say(
                    "report-won",
                    won=self._number(mix.wins, 0 if mix.wins % 1 == 0 else 2),
                    games=mix.games,
                ),
                report.job.bots.index(mix.mix[0]),
            )
            for mix in report.mixes
        ]
        axis = linear(0, 1, self._percent)
        drawn = self._chart("report-mixes", rows, axis, report.mixes[0].even)
        yield self._section("report-mixes", drawn, self._note("report-mixes-note"))

    def _matrix(self) -> Iterable[str]:
        report = self._report
        bots = report.job.bots
        if report.job.players < 2:
            return
        even = 1 / report.job.players
        head = "".join(f'<th scope="col">{escape(id)}</th>' for id in bots)
        rows = []
        for id in bots:
            cells = []
            for other in bots:
                rate = report.matrix.get(id, {}).get(other)
                if rate is None:
                    cells.append(f'<td class="none">{_DASH}</td>')
                    continue
                # From nothing to the even share to all: as far as each side goes.
                far = (rate - even) / (1 - even) if rate >= even else (even - rate) / even
                side = "above" if rate >= even else "below"
                shade = f'class="{side}" style="--far:{round(55 * far)}%"'
                cells.append(f"<td {shade}>{self._percent(rate)}</td>")
            rows.append(f'<tr><th scope="row">{escape(id)}</th>{"".join(cells)}</tr>')
        table = (
            f'<div class="wide"><table class="matrix"><thead><tr><td></td>{head}</tr></thead>'
            f"<tbody>{''.join(rows)}</tbody></table></div>"
        )
        yield self._section("report-matrix", table, self._note("report-matrix-note"))

    def _places(self) -> Iterable[str]:
        report = self._report
        if report.job.players < 2:
            return
        rows = [
            Row(
                self._say("report-place", number=at + 1),
                each.low,
                each.ratio,
                each.high,
                f"{self._number(each.ratio)} ({self._span(each.low, each.high)})",
            )
            for at, each in enumerate(report.seat_effect)
        ]
        axis = linear(0, max(2.0, max(each.high for each in report.seat_effect)), self._number)
        drawn = self._chart("report-places", rows, axis, 1)
        yield self._section("report-places", drawn, self._note("report-places-note"))

    def _times(self) -> Iterable[str]:
        report = self._report
        timed = [(id, each) for id, each in report.times.items() if each.decisions]
        if not timed:
            return
        rows = [
            Row(
                id,
                max(1, each.median),
                max(1, each.median),
                max(1, each.worst),
                " / ".join(str(value) for value in (each.median, each.p90, each.p99, each.worst)),
                report.job.bots.index(id),
                tuple(max(1.0, value) for value in (each.p90, each.p99)),
            )
            for id, each in timed
        ]
        # Whole milliseconds are kept: one is one or less.
        axis = logarithmic(
            max(each.worst for _, each in timed),
            lambda value: "≤ 1" if value == 1 else f"{value:g}",
        )
        drawn = self._chart("report-times", rows, axis)
        yield self._section("report-times", drawn, self._note("report-times-note"))

    def _follies(self) -> Iterable[str]:
        report = self._report
        kinds = sorted({folly for counts in report.follies.values() for folly in counts})
        if not kinds:
            return
        head = "".join(f'<th scope="col">{escape(id)}</th>' for id in report.job.bots)
        rows = [
            f'<tr><th scope="row">{escape(self._say(folly))}</th>'
            + "".join(f"<td>{self._folly(id, folly)}</td>" for id in report.job.bots)
            + "</tr>"
            for folly in kinds
        ]
        table = (
            f'<div class="wide"><table><thead><tr><td></td>{head}</tr></thead>'
            f"<tbody>{''.join(rows)}</tbody></table></div>"
        )
        yield self._section("report-follies", table, self._note("report-follies-note"))

    def _endings(self) -> Iterable[str]:
        rows = [
            f'<tr><th scope="row">{escape(self._ending(id))}</th><td>{count}</td></tr>'
            for id, count in self._report.endings.items()
        ]
        yield self._section("report-endings", f"<table><tbody>{''.join(rows)}</tbody></table>")

    def _again(self) -> Iterable[str]:
        told = f"<pre><code>{escape(_command(self._report.job))}</code></pre>"
        yield self._section("report-again", told, self._note("report-again-note"))

    # Words and figures

    def _say(self, id: str, **args: Arg) -> str:
        return self._words.say(Message(id, args))

    def _section(self, heading: str, *parts: str) -> str:
        return f"<section><h2>{escape(self._say(heading))}</h2>{''.join(parts)}</section>"

    def _chart(
        self, heading: str, rows: Sequence[Row], axis: Axis, reference: float | None = None
    ) -> str:
        drawn = chart(self._say(heading), rows, axis, reference)
        return f'<div class="chart">{drawn}</div>'

    def _note(self, id: str) -> str:
        return f'<p class="note">{escape(self._say(id))}</p>'

    def _subtitle(self) -> str:
        job = self._report.job
        return self._say(
            "report-subtitle",
            count_players=job.players,
            count_games=self._report.games,
            seed=job.seed,
            options=", ".join(f"{key}={value}" for key, value in job.options.items()) or _DASH,
            version=__version__,
        )

    def _game_name(self) -> str:
        return self._say("title")

    def _ending(self, id: str) -> str:
        known = f"ending-{id}"
        return self._say(known) if self._words.has(known) else id

    def _mix_name(self, mix: MixResult) -> str:
        others = len(mix.mix) - 1
        return (
            f"{mix.mix[0]} : {mix.mix[1]}"
            if others == 1
            else f"{mix.mix[0]} : {others} × {mix.mix[1]}"
        )

    def _folly(self, id: str, folly: str) -> str:
        count = self._report.follies[id].get(folly, 0)
        seats = self._report.played.get(id, 0)
        per_hundred = self._number(100 * count / seats, 1) if seats else _DASH
        return f"{count} <small>({per_hundred})</small>"

    def _number(self, value: float, digits: int = 2, signed: bool = False) -> str:
        text = f"{value:{'+' if signed and round(value, digits) else ''}.{digits}f}"
        text = text.replace("-", "\N{MINUS SIGN}")
        return text.replace(".", ",") if self._lang == "fr" else text

    def _span(self, low: float, high: float, digits: int = 2, signed: bool = False) -> str:
        ends = (self._number(each, digits, signed) for each in (low, high))
        return self._say("report-span", **dict(zip(("low", "high"), ends, strict=True)))

    def _percent(self, rate: float) -> str:
        return self._say("report-percent", value=f"{100 * rate:.0f}")


def _command(job: ArenaJob) -> str:
    """What repeats the games."""
    parts: Sequence[str] = [
        *("rotonde", "arena", job.game, "--players", str(job.players)),
        *("--bots", ",".join(job.bots), "--games", str(job.games), "--seed", job.seed),
        *(part for key, value in job.options.items() for part in ("--option", f"{key}={value}")),
        *(("--nodes", str(job.nodes)) if job.nodes is not None else ()),
        *(("--time", f"{1000 * job.seconds:g}") if job.seconds is not None else ()),
    ]
    return shlex.join(parts)


def _style() -> str:
    def tokens(theme: dict[str, str]) -> str:
        return "".join(f"--{name}:{value};" for name, value in theme.items())

    fills = "".join(f".{name}{{fill:var(--{name})}}" for name in LIGHT)
    sheet = files("rotonde.arena").joinpath("page.css").read_text("utf-8")
    return (
        f":root{{{tokens(LIGHT)}--serif:{SERIF};--sans:{SANS};--display:{DISPLAY}}}"
        f"@media(prefers-color-scheme:dark){{:root{{{tokens(DARK)}}}}}{fills}{sheet}"
    )
