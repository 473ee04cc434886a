#!/usr/bin/env python3
"""Packs CoreText's system-font.json into system-font.table, which a program maps in microseconds.

usage: make_system_font_table.py        (reads and writes Sources/CoreText/Resources)

Reading the JSON takes tens of milliseconds in a debug build; every label needs these numbers. SystemFontTable.swift reads
the layout that this script writes (little endian, every section aligned to 4 bytes), and a test compares both files.
"""
import json, pathlib, struct, unicodedata

ROOT = pathlib.Path(__file__).resolve().parent.parent / "Sources/CoreText/Resources"
WEIGHTS = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black", "italic"]
MASTERS = ["regular", "black", "ultraLight"]
STYLES = ["largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote", "caption1", "caption2"]
CATEGORIES = ["extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge", "accessibilityMedium",
              "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge"]


def kind_of(char):
    return 0 if char.isupper() else 1 if char.islower() else 2 if char.isdigit() else 3


def aliases(chars, same):
    """Every scalar that takes the advance of a character in the table: itself, its like, or its base letter."""
    index = {c: i for i, c in enumerate(chars)}
    found = {}
    for value in range(0x20, 0x10000):
        if 0xD800 <= value < 0xE000:
            continue
        char = chr(value)
        base = char if char in index else same.get(char) or unicodedata.normalize("NFD", char)[0]
        if base in index:
            found[value] = index[base]
    return sorted(found.items())


def expand(rows):
    return {(a, b): (text, display) for left, right, text, display in rows for a in left for b in right}


def x_height(table, weight, mix):
    if weight in table:
        return table[weight]
    master, share = mix[weight]
    return (1 - share) * table["regular"] + share * table[master]


def main():
    j = json.load(open(ROOT / "system-font.json", encoding="utf8"))
    chars = list(j["weights"]["regular"]["text"]["advances"])
    index = {c: i for i, c in enumerate(chars)}
    out = bytearray()

    def floats(values):
        out.extend(struct.pack(f"<{len(values)}f", *values))

    def words(values):
        out.extend(struct.pack(f"<{len(values)}I", *values))

    alias = aliases(chars, j["same_advance"])
    words([0x31544653, len(chars), len(alias)])
    words([ord(c) for c in chars])
    words([kind_of(c) for c in chars])
    words([scalar for scalar, _ in alias])
    words([target for _, target in alias])
    for weights in (j["weights"], j["weights_text_display"]):
        for name in WEIGHTS:
            for cut in ("text", "display"):
                own, regular = weights[name][cut]["advances"], weights["regular"][cut]["advances"]
                floats([own.get(c, regular[c]) for c in chars])
    k, other = j["kerning"], j["kerning"]["text_display"]
    for mix in (k["mix"], dict(k["mix"], **other["mix"])):
        words([MASTERS.index(mix[name][0]) for name in WEIGHTS])
        floats([mix[name][1] for name in WEIGHTS])
    masters = [expand(k[name]) for name in MASTERS]
    for table in masters + [expand(other["regular"])]:
        kept = sorted((index[a], index[b], round(10 * t), round(10 * d)) for (a, b), (t, d) in table.items() if a in index and b in index)
        words([len(kept)])
        for row in kept:
            out.extend(struct.pack("<BBhh", *row))
        out.extend(b"\0" * (-len(out) % 4))
    for era in ("variable", "text_display"):
        sizes = sorted((float(size), value["units"]) for size, value in j["tracking"][era]["sizes"].items())
        words([len(sizes)])
        floats([number for pair in sizes for number in pair])
    words([len(j["optical_size"]["variable"])])
    floats([number for pair in j["optical_size"]["variable"] for number in pair])
    offset = j["ios9_10_display_offset"]
    m = j["metrics"]
    floats([j["optical_size"]["text_display"]["display_from"]] + [offset[name] for name in ("uppercase", "lowercase", "digits", "other")])
    floats([m[name] for name in ("ascender", "descender", "leading", "lineHeight", "capHeight")] + [j["monospaced"]["advance"]])
    for cut in ("text", "display"):
        floats([x_height(m["xHeight_units"][cut], name, k["mix"]) for name in WEIGHTS])
    leading = sorted((float(size), value) for size, value in j["dynamic_type"]["leading_by_size"].items())
    words([len(leading)])
    floats([number for pair in leading for number in pair])
    for category in CATEGORIES:
        floats([float(j["dynamic_type"]["points"][category][style]) for style in STYLES])
    for category in CATEGORIES:
        floats([float(j["dynamic_type"]["leading"][category][style]) for style in STYLES])
    for name in ("regular", "bold"):
        advances = j["classic"]["advances"][name]
        rows = sorted((ord(c), value) for c, value in advances.items())
        words([len(rows)] + [scalar for scalar, _ in rows])
        floats([value for _, value in rows])
    (ROOT / "system-font.table").write_bytes(out)
    print(f"{len(out)} bytes, {len(chars)} characters, {len(alias)} scalars, {[len(t) for t in masters]} pairs")


if __name__ == "__main__":
    main()
