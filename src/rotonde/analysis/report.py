"""An analysis as one page of HTML that opens without a network."""

from __future__ import annotations

from html import escape

from rotonde.analysis.describe import MatchAnalysis, ToldMistake, ToldTurningPoint
from rotonde.kernel.drawing import themes
from rotonde.kernel.drawing.themes import PLAYERS
from rotonde.kernel.message import Arg, Message
from rotonde.kernel.table.table import Table
from rotonde.kernel.words import Words

_WIDE, _HIGH, _LEFT, _RIGHT, _TOP, _FOOT = 900.0, 350.0, 56.0, 20.0, 14.0, 46.0
_DASHES = ("none", "9 5", "7 3 2 3", "2 3", "5 5", "15 6")
"""Curves differ without colour too."""


class _Page:
    """Puts one analysis into HTML."""

    def __init__(self, table: Table, found: MatchAnalysis, words: Words) -> None:
        self._table = table
        self._found = found
        self._words = words
        self._names = [seat.name for seat in table.setup.seats]
        self._last = max([point.n for point in found.curve], default=1)

    def say(self, id: str, **args: Arg) -> str:
        return escape(self._words.say(Message(id, args)))

    def percent(self, share: float) -> str:
        return self.say("analysis-percent", value=str(round(100 * share)))

    def write(self) -> str:
        title = f"{self.say('title')} · {self.say('analysis-title')}"
        found = self._found
        parts = [
            f"<h1>{title}</h1>",
            self._write_players(),
            self._section("analysis-curve", self._write_curve()),
            self._section("analysis-turning-points", self._list_points()),
            self._section("analysis-mistakes", self._list_mistakes()),
            f"<p class=quiet>{self.say('analysis-how', playouts=found.playouts)}</p>",
        ]
        if not found.complete:
            parts.insert(1, f"<p class=unfinished>{self.say('analysis-unfinished')}</p>")
        head = (
            f'<!doctype html><html lang="{self._words.lang}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{title}</title><style>{_style()}</style></head>"
        )
        return f"{head}<body><main>{''.join(parts)}</main></body></html>\n"

    def _section(self, id: str, body: str) -> str:
        return f"<section><h2>{self.say(id)}</h2>{body}</section>"

    def _write_players(self) -> str:
        standings = self._table.standings
        rows = []
        for seat, (name, total) in enumerate(zip(self._names, self._found.totals, strict=True)):
            score = ""
            if standings is not None:
                score = self._words.points(standings.scores[seat])
            cells = (
                f"<th scope=row>{_mark(seat)} {escape(name)}</th>",
                f"<td>{escape(score)}</td><td>{total.decisions}</td>",
                f"<td>{total.mistakes}</td><td>{self.percent(total.loss)}</td>",
            )
            rows.append(f"<tr>{''.join(cells)}</tr>")
        ids = ("player", "score", "decisions", "costly", "lost")
        heads = "".join(f"<th scope=col>{self.say(f'analysis-column-{id}')}</th>" for id in ids)
        return (
            f"<div class=wide><table><thead><tr>{heads}</tr></thead>"
            f"<tbody>{''.join(rows)}</tbody></table></div>"
        )

    # The curve

    def _write_curve(self) -> str:
        points = self._found.curve
        if not points:
            return f"<p>{self.say('analysis-nothing')}</p>"
        said = self.say(
            "analysis-curve-said",
            summary=", ".join(
                f"{name} {self.percent(points[0].chances[seat])} → "
                f"{self.percent(points[-1].chances[seat])}"
                for seat, name in enumerate(self._names)
            ),
        )
        parts = [self._write_levels(), self._mark_points()]
        for seat in range(len(self._names)):
            line = " ".join(
                f"{'M' if at == 0 else 'L'}{self._x(point.n):.1f} {_y(point.chances[seat]):.1f}"
                for at, point in enumerate(points)
            )
            ink = f'style="stroke:var(--{PLAYERS[seat].colour})"'
            dash = f'stroke-dasharray="{_DASHES[seat % len(_DASHES)]}"'
            parts.append(f'<path class=edge d="{line}"/><path class=line {ink} {dash} d="{line}"/>')
        box = f'viewBox="0 0 {_WIDE:g} {_HIGH:g}" role=img aria-label="{said}"'
        return f"<svg {box}>{''.join(parts)}</svg><p class=legend>{self._write_legend()}</p>"

    def _write_legend(self) -> str:
        rows = []
        for seat, name in enumerate(self._names):
            ink, dash = PLAYERS[seat].colour, _DASHES[seat % len(_DASHES)]
            line = f'<path class=line style="stroke:var(--{ink})" stroke-dasharray="{dash}"'
            swatch = f'<svg class=swatch viewBox="0 0 40 10">{line} d="M0 5H40"/></svg>'
            rows.append(f"<span>{swatch}{_mark(seat)} {escape(name)}</span>")
        return "".join(rows)

    def _write_levels(self) -> str:
        parts = []
        for level in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = _y(level)
            parts.append(f'<path class=level d="M{_LEFT} {y:.1f}H{_WIDE - _RIGHT}"/>')
            text = self.percent(level)
            parts.append(f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor=end>{text}</text>')
        across = self.say("analysis-across", n=self._last - 1)
        parts.append(f'<text x="{_WIDE - _RIGHT}" y="{_HIGH - 8}" text-anchor=end>{across}</text>')
        return "".join(parts)

    def _mark_points(self) -> str:
        parts = []
        for at, point in enumerate(self._found.turning_points, 1):
            x = self._x(point.found.last + 1)
            parts.append(
                f'<a href="#point-{at}"><path class=turn d="M{x:.1f} {_TOP}V{_HIGH - _FOOT}"/>'
                f'<text x="{x:.1f}" y="{_HIGH - _FOOT + 15}" text-anchor=middle>{at}</text></a>'
            )
        return "".join(parts)

    def _x(self, n: int) -> float:
        return _LEFT + (_WIDE - _LEFT - _RIGHT) * (n - 1) / max(1, self._last - 1)

    # Lists

    def _list_points(self) -> str:
        points = self._found.turning_points
        if not points:
            return f"<p>{self.say('analysis-no-turning-points')}</p>"
        rows = [self._write_point(at, point) for at, point in enumerate(points, 1)]
        return f"<ol>{''.join(rows)}</ol>"

    def _write_point(self, at: int, point: ToldTurningPoint) -> str:
        found = point.found
        changes = "".join(
            f"<span>{_mark(seat)} {self.percent(one)} → <strong>{self.percent(two)}</strong></span>"
            for seat, (one, two) in enumerate(zip(found.before, found.after, strict=True))
        )
        lines = "".join(f"<li>{escape(line)}</li>" for line in point.lines)
        if point.more:
            lines += f"<li class=quiet>{self.say('analysis-more', count=point.more)}</li>"
        where = self.say("analysis-entries", first=found.first, last=found.last)
        return (
            f'<li id="point-{at}"><p class=head>{where} · {escape(self._names[found.seat])}</p>'
            f"<p class=changes>{changes}</p><ul>{lines}</ul></li>"
        )

    def _list_mistakes(self) -> str:
        if not self._found.mistakes:
            return f"<p>{self.say('analysis-no-mistakes')}</p>"
        rows = "".join(self._write_mistake(each) for each in self._found.mistakes)
        return f"<ol>{rows}</ol>"

    def _write_mistake(self, told: ToldMistake) -> str:
        found = told.found
        where = self.say("analysis-entry", n=found.n)
        cost = self.say(
            "analysis-cost",
            loss=self._words.say(Message("analysis-percent", {"value": f"{100 * found.loss:.0f}"})),
            noise=f"{100 * found.noise:.0f}",
            futures=found.futures,
        )
        reasons = "".join(f"<p class=quiet>{escape(reason)}</p>" for reason in told.reasons)
        return (
            f"<li><p class=head>{where} · {_mark(found.seat)} {escape(self._names[found.seat])}"
            f" · {cost}</p><p>{self.say('analysis-played', what=told.played)}</p>"
            f"<p><strong>{self.say('analysis-better', what=told.better)}</strong></p>"
            f"{reasons}</li>"
        )


def _y(share: float) -> float:
    return _HIGH - _FOOT - (_HIGH - _FOOT - _TOP) * share


def _mark(seat: int) -> str:
    colour = PLAYERS[seat].colour
    return f'<span class=mark style="background:var(--{colour})" aria-hidden=true></span>'


def _style() -> str:
    dark = themes.properties("dark")
    light = themes.properties("light")
    return f":root{{{light}}}@media(prefers-color-scheme:dark){{:root{{{dark}}}}}{_CSS}"


_CSS = """
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.4 Georgia,serif}
main{max-width:60rem;margin:0 auto;padding:1rem 1.2rem 3rem}
h1{font-size:1.7rem;margin:.4rem 0 1rem}
h2{font-size:1.2rem;border-bottom:1.6px solid var(--ink);margin:1.8rem 0 .8rem}
p{margin:.2rem 0}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.3rem .7rem .3rem 0;border-bottom:1px solid var(--rule)}
svg{display:block;width:100%;height:auto;background:var(--paper-light)}
svg:not(.swatch){border:1.6px solid var(--ink)}
.swatch{display:inline-block;width:40px;height:10px;background:none}
text{font:13px sans-serif;fill:var(--ink)}
.level{stroke:var(--rule);stroke-dasharray:2 4}
.line,.edge{fill:none;stroke-width:2.6;stroke-linejoin:round}
.edge{stroke:var(--ink);stroke-opacity:.16;stroke-width:4.6}
.turn{stroke:var(--ink);stroke-width:.8;stroke-dasharray:1 4}
.legend>span,.changes>span{margin-right:1.4rem;white-space:nowrap}
.mark{display:inline-block;width:.8em;height:.8em;border:1.5px solid var(--ink);border-radius:50%}
.head{font-weight:700}
.quiet{opacity:.85;font-size:.93em}
.unfinished{border-left:4px solid var(--ink);padding-left:.7rem}
ol>li{margin-bottom:1.1rem}
""".strip().replace("\n", "")


def write_page(table: Table, found: MatchAnalysis, words: Words) -> str:
    """The page. `words`: those of the match's table."""
    return _Page(table, found, words).write()
