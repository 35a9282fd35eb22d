# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Mutants of C++ text: where they can be, and the text with some of them compiled in (mutant.h)."""
import re
from dataclasses import dataclass

TOKEN = re.compile(r"""(?P<skip>//[^\n]*|/\*.*?\*/|^[ \t]*\#(?:[^\n\\]|\\.)*|\s+)
    |(?P<text>R"\((?:.|\n)*?\)"|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+')
    |(?P<number>(?:0[xX][\da-fA-F']+|\d[\d']*(?:\.[\d']*)?(?:[eE][-+]?\d+)?|\.\d+(?:[eE][-+]?\d+)?)[uUlLfFzZ]*)
    |(?P<name>[A-Za-z_]\w*)
    |(?P<sign>::|->|<=>|<<=|>>=|&&|\|\||<=|>=|==|!=|\+\+|--|\+=|-=|\*=|/=|<<|.)""", re.X | re.M | re.S)

OPERATORS = {"+": ["Plus"], "-": ["Minus"], "*": ["Times"], "/": ["Over"], "==": ["Equal"], "!=": ["Unequal"],
             "<": ["Less", "LessNext"], "<=": ["AtMost", "AtMostNext"], ">": ["More", "MoreNext"], ">=": ["AtLeast", "AtLeastNext"]}
SWAPPED = {"std::min": "std::max", "std::any_of": "std::all_of", "std::ceil": "std::floor", "minOf": "maxOf",
           "std::lower_bound": "std::upper_bound", "std::min_element": "std::max_element"}
SWAPPED |= {b: a for a, b in SWAPPED.items()}
OPEN, CLOSE = "([{", ")]}"
ENDS = {"&&", "||", ",", ";", "?", ":", "return", "=", "{", "}"}
# What a refusal says, what memory is kept, what only the compiler reads.
ALONE = re.compile(r"failure\(|Failure\{|Failure\(|outOfRange\(|reserve\(|static_assert|\bcase\b|template <|\bStatus::|\benum\b|operator|noexcept")
# A default that every maker of the value overwrites.
MEMBER = re.compile(r"^\s+[\w:<>]+ \w+ = [\w.']+(, \w+ = [\w.']+)*;")


@dataclass
class Token:
    kind: str
    text: str
    begin: int
    end: int


@dataclass
class Mutant:
    file: str
    line: int
    what: str
    edits: list  # (begin, end, text before, text after), or (begin, end, text instead, None); {} is the mutant's number
    id: int = -1


def tokens_of(text):
    found = []
    for m in TOKEN.finditer(text):
        if m.lastgroup != "skip":
            found.append(Token(m.lastgroup, m.group(), m.start(), m.end()))
    return found


def partner(tokens, i):
    """Index of the bracket that closes tokens[i]."""
    depth = 0
    for j in range(i, len(tokens)):
        if tokens[j].text in OPEN:
            depth += 1
        elif tokens[j].text in CLOSE:
            depth -= 1
            if depth == 0:
                return j
    return len(tokens) - 1


def operand(tokens, i, step):
    """Index of the last token of the operand beside tokens[i], to the left (-1) or to the right (1)."""
    depth, j = 0, i + step
    inward, outward = (CLOSE, OPEN) if step < 0 else (OPEN, CLOSE)
    while 0 <= j < len(tokens):
        t = tokens[j].text
        if depth == 0 and (t in ENDS or t in outward) and not (t in inward and step > 0):
            break
        if t in inward:
            depth += 1
        elif t in outward:
            depth -= 1
        j += step
    return j - step


def mutants_of(file, text):
    tokens = tokens_of(text)
    lines = text.split("\n")
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)

    def line_of(t):
        return text.count("\n", 0, t.begin) + 1

    found = []
    constexpr = None  # the token that makes what we are in a constant of the compiler
    loop_until = -1
    for i, t in enumerate(tokens):
        line = line_of(t)
        before = tokens[i - 1] if i else t
        after = tokens[i + 1] if i + 1 < len(tokens) else t
        if t.text == "constexpr" and before.text in (";", "}", "{", "inline", "static"):
            constexpr = t
        elif t.text == ";" or (t.text == "{" and before.text == ")"):
            constexpr = None
        if t.text in ("for", "while") and after.text == "(":
            loop_until = partner(tokens, i + 1)
        if ALONE.search(lines[line - 1]):
            continue
        if file.endswith(".h") and MEMBER.search(lines[line - 1]):
            continue
        spaced = text[t.begin - 1].isspace() and text[t.end:t.end + 1].isspace()

        def add(what, *edits):
            if constexpr:
                if t.kind != "number":
                    return
                edits += ((constexpr.begin, constexpr.end, "const", None),)
            found.append(Mutant(file, line, what, list(edits)))

        if t.kind == "number":
            number = 0.5 if t.text[:2] in ("0x", "0X") else float(t.text.rstrip("uUlLfFzZ").replace("'", ""))
            if number == 0:
                add(f"{t.text} -> 1", (t.begin, t.end, f"(mutation::on({{}}) ? {t.text} + 1 : {t.text})", None))
            elif number > 1e-5:  # smaller ones guard against rounding
                add(f"{t.text} -> 2 * {t.text}", (t.begin, t.end, f"(mutation::on({{}}) ? 2 * {t.text} : {t.text})", None))
        elif t.text in OPERATORS and spaced and i:
            for name in OPERATORS[t.text]:
                if name.endswith("Next") and i < loop_until:
                    continue  # one beyond the end
                add(f"{t.text} as {name}", (t.begin, t.end, f"{t.text} mutation::{name}{{{{{{}}}}}} {t.text}", None))
        elif t.text in ("&&", "||") and spaced:
            for step in (-1, 1):
                j = operand(tokens, i, step)
                a, b = (tokens[j].begin, before.end) if step < 0 else (after.begin, tokens[j].end)
                said = " ".join(text[a:b].split())
                if t.text == "&&":
                    add(f"without '{said}' of &&", (a, b, "(mutation::on({}) || (", "))"))
                else:
                    add(f"without '{said}' of ||", (a, b, "(!mutation::on({}) && (", "))"))
        elif t.text == "if" and after.text == "(":
            end = partner(tokens, i + 1)
            first = i + 2
            for j in range(i + 2, end):
                if tokens[j].text == ";":
                    first = j + 1
            add("if not", (tokens[first].begin, tokens[end - 1].end, "mutation::flip({}, static_cast<bool>(", "))"))
        elif t.text == "?" and spaced:
            j = operand(tokens, i, -1)
            while j and tokens[j - 1].text in ("&&", "||"):
                j = operand(tokens, j - 1, -1)
            add("?: the other way", (tokens[j].begin, before.end, "mutation::flip({}, static_cast<bool>(", "))"))
        elif t.text == "return" and after.text in ("true", "false"):
            add(f"return not {after.text}", (after.begin, after.end, f"mutation::flip({{}}, {after.text})", None))
        elif t.text == "continue":
            add("without continue", (t.begin, t.end, "if (!mutation::on({})) continue", None))
        elif t.text in ("+=", "-="):
            j = operand(tokens, i, 1)
            add(f"{t.text} the other way", (after.begin, tokens[j].end, "mutation::negate({}, ", ")"))
        elif t.kind == "name":
            whole = "std::" + t.text if before.text == "::" and tokens[i - 2].text == "std" else t.text
            begin = tokens[i - 2].begin if whole != t.text else t.begin
            if whole in SWAPPED and after.text == "(" and before.text not in (".", "->") and (whole != t.text or before.text != "N"):
                other = SWAPPED[whole]
                add(f"{whole} -> {other}", (begin, t.end, f"[](const auto &...a) {{{{ return mutation::on({{}}) ? {other}(a...) : {whole}(a...); }}}}", None))
    return found


def mutated(text, mutants):
    """The text with these mutants compiled in."""
    pieces = []  # (position, order, text)
    replaced = {}
    for m in mutants:
        for begin, end, one, two in m.edits:
            one = one.format(m.id) if "{}" in one or "{{" in one else one
            if two is None:
                replaced[begin, end] = one
            else:
                pieces.append((begin, 1, begin - end, one))  # outer ones open first
                pieces.append((end, -1, -begin, two))  # and close last
    for (begin, end), one in replaced.items():
        pieces.append((begin, 2, 0, one))
    pieces.sort(key=lambda p: p[:3])
    ends = {begin: end for begin, end in replaced}
    out, at = ['#include "tests/mutation/mutant.h"\n#line 1\n'], 0
    for position, order, _, piece in pieces:
        out += [text[at:position], piece]
        at = max(at, position)
        if order == 2:
            at = ends[position]
    return "".join(out + [text[at:]])
