import CFriBidi
import Platform

/// The embedding levels of a paragraph by the Unicode bidirectional algorithm.
struct BidiLevels {
    /// 0 left to right, 1 right to left.
    var base: UInt8
    /// For each UTF-16 unit.
    var levels: [UInt8]

    /// - Parameters:
    ///   - direction: Unspecified: that of the first strong character.
    ///   - fallback: Where no character is strong.
    ///   - parts: Those that are put into directions, in order, by indices of `utf16`.
    init(
        _ utf16: ArraySlice<UInt16>,
        direction: LayoutDirection,
        fallback: LayoutDirection,
        parts: [(range: Range<Int>, directions: [TextWritingDirection])] = []
    ) {
        let preferred = direction == .unspecified ? fallback : direction
        // Speed: nothing below U+0590 runs right to left.
        if parts.isEmpty, direction != .rightToLeft, !utf16.contains(where: { $0 >= 0x590 }) {
            let hasStrong = utf16.contains { Unicode.Scalar($0)?.properties.isAlphabetic == true }
            if direction == .leftToRight || hasStrong || preferred != .rightToLeft {
                base = 0
                levels = Array(repeating: 0, count: utf16.count)
                return
            }
        }
        let (scalars, starts) = Self.scalars(of: utf16, parts: parts)
        let count = FriBidiStrIndex(scalars.count)
        var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
        var found = [FriBidiLevel](repeating: 0, count: scalars.count)
        fribidi_get_bidi_types(scalars, count, &types)
        fribidi_get_bracket_types(scalars, count, types, &brackets)
        let isRightToLeft = preferred == .rightToLeft
        var paragraph: FriBidiParType =
            direction == .unspecified
            ? (isRightToLeft ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR)
            : (isRightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR)
        let isResolved = fribidi_get_par_embedding_levels_ex(types, brackets, count, &paragraph, &found) != 0
        let endsRightToLeft = paragraph == FRIBIDI_PAR_RTL || paragraph == FRIBIDI_PAR_WRTL
        base = (isResolved ? endsRightToLeft : isRightToLeft) ? 1 : 0
        levels = Array(repeating: base, count: utf16.count)
        for (place, level) in found.enumerated() where isResolved {
            let end = place + 1 < starts.count ? starts[place + 1] : levels.count
            for unit in starts[place]..<end { levels[unit] = UInt8(clamping: level) }
        }
    }

    /// The characters with the marks that put parts into directions, and the index of the first unit of each.
    private static func scalars(
        of utf16: ArraySlice<UInt16>,
        parts: [(range: Range<Int>, directions: [TextWritingDirection])]
    ) -> (scalars: [UInt32], starts: [Int]) {
        var scalars: [UInt32] = []
        var starts: [Int] = []
        var index = utf16.startIndex
        func addMarks(_ marks: [UInt32]) {
            for mark in marks {
                starts.append(index - utf16.startIndex)
                scalars.append(mark)
            }
        }
        while index < utf16.endIndex {
            for part in parts {
                if part.range.upperBound == index {
                    addMarks(part.directions.map { _ in TextWritingDirection.endMark })
                }
                if part.range.lowerBound == index { addMarks(part.directions.map(\.mark)) }
            }
            starts.append(index - utf16.startIndex)
            let unit = UInt32(utf16[index])
            if unit & 0xFC00 == 0xD800, index + 1 < utf16.endIndex, utf16[index + 1] & 0xFC00 == 0xDC00 {
                scalars.append(0x10000 + ((unit & 0x3FF) << 10 | UInt32(utf16[index + 1] & 0x3FF)))
                index += 2
            } else {
                scalars.append(unit)
                index += 1
            }
        }
        return (scalars, starts)
    }

    /// The character whose shape a bracket or the like takes in right-to-left text.
    static func mirrored(_ scalar: UInt32) -> UInt32 {
        var mirrored: FriBidiChar = 0
        return fribidi_get_mirror_char(scalar, &mirrored) != 0 ? mirrored : scalar
    }

    /// The order in which parts of a line stand from left to right (rule L2), given their levels in logical order.
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        let lowestOdd = levels.filter { $0 & 1 == 1 }.min() ?? highest + 1
        var level = highest
        while level >= lowestOdd, level > 0 {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
            level -= 1
        }
        return order
    }
}
