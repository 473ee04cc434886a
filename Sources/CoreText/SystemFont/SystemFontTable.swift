import Foundation
import Platform

/// The measures of the iOS system font: advances, kerning, tracking, and the sizes of text styles.
///
/// Packed by `Scripts/make_system_font_table.py` from `system-font.json`, which names the source of every number;
/// loading takes well under a millisecond, where the JSON takes tens. Lengths are in 1/2048 em.
final class SystemFontTable: Sendable {
    /// The table of this process; loaded on first use.
    static let shared: SystemFontTable = {
        guard let data = ResourceFolder(module: "CoreText")?.contents(of: "system-font.table") else {
            preconditionFailure(
                "CoreText's resource system-font.table is missing; keep Inset_CoreText.resources beside the program"
            )
        }
        guard let table = SystemFontTable(data) else {
            preconditionFailure(
                "CoreText's resource system-font.table is damaged; run Scripts/make_system_font_table.py"
            )
        }
        return table
    }()

    static let unitsPerEm: Double = 2048
    /// The weights' order: `FontWeight.all`, then italic.
    static let faceCount = 10
    static let italicFace = 9
    private static let magic: UInt32 = 0x3154_4653

    /// The characters that have advances of their own.
    let characters: [UInt32]
    /// For each character: 0 uppercase, 1 lowercase, 2 digit, 3 other.
    let kinds: [UInt8]
    /// `advances[((section * faceCount + face) * 2 + cut) * characters.count + character]`, cut 0 text, 1 display.
    let advances: [Float]
    /// The master that a face's kerning mixes with regular's, and its share: `[section * faceCount + face]`.
    let kerningMix: [(master: Int, share: Float)]
    /// A pair of characters that stand closer or wider than their advances say.
    struct KerningPair: Sendable {
        /// The left character's index times the count of characters, plus the right one's.
        var index: Int32
        /// 1/20480 em.
        var text: Int16
        var display: Int16
    }
    /// Masters regular, black, ultraLight, and regular of `textDisplay`.
    let kerning: [[KerningPair]]
    /// Additions to each character by point size, for each section.
    let tracking: [[(size: Double, value: Double)]]
    /// The display cut's share by point size, in the variable design.
    let opticalSize: [(size: Double, value: Double)]
    /// From this point size on `textDisplay` takes the display cut.
    let displayFrom: Double
    /// What `earlyTextDisplay` adds to display advances, by kind.
    let earlyDisplayOffsets: [Double]
    /// Fractions of the point size.
    let ascender, descender, leading, lineHeight, capHeight: Double
    /// The advance of every character of the monospaced design.
    let monospacedAdvance: Double
    /// `[cut * faceCount + face]`.
    let xHeights: [Double]
    /// The distance of baselines by point size, in points.
    let leadingBySize: [(size: Double, value: Double)]
    /// Points: `[category * 11 + style]`.
    private let stylePointSizes, styleLeadings: [Double]
    /// Helvetica Neue's advances, 1/1000 em, by scalar: regular, bold.
    let classicAdvances: [[UInt32: Double]]

    /// The character's index for each Unicode scalar below 0x10000; -1 where the table has none. Never freed: the table lives
    /// as long as the process.
    nonisolated(unsafe) let indices: UnsafePointer<Int16>

    init?(_ data: Data) {
        var reader = TableReader(bytes: [UInt8](data))
        guard reader.word() == Self.magic else { return nil }
        let count = Int(reader.word())
        let aliasCount = Int(reader.word())
        guard count > 0, count < 256, aliasCount < 0x10000 else { return nil }
        characters = reader.words(count)
        kinds = reader.words(count).map { UInt8(truncatingIfNeeded: $0) }
        let scalars = reader.words(aliasCount)
        let targets = reader.words(aliasCount)
        let indices = UnsafeMutablePointer<Int16>.allocate(capacity: 0x10000)
        indices.initialize(repeating: -1, count: 0x10000)
        for (scalar, target) in zip(scalars, targets) where scalar < 0x10000 && target < count {
            indices[Int(scalar)] = Int16(target)
        }
        self.indices = UnsafePointer(indices)
        advances = reader.floats(2 * Self.faceCount * 2 * count)
        var mix: [(master: Int, share: Float)] = []
        for _ in 0..<2 {
            let masters = reader.words(Self.faceCount)
            let shares = reader.floats(Self.faceCount)
            guard masters.allSatisfy({ $0 < 3 }) else { return nil }
            mix += zip(masters, shares).map { (Int($0), $1) }
        }
        kerningMix = mix
        var tables = (0..<4).map { _ in reader.kerningPairs(count: count) }
        // The last table replaces pairs of the first.
        let replaced = Set(tables[3].map(\.index))
        tables[3] += tables[0].filter { !replaced.contains($0.index) }
        kerning = tables
        tracking = [reader.points(), reader.points()]
        opticalSize = reader.points()
        displayFrom = reader.number()
        earlyDisplayOffsets = (0..<4).map { _ in reader.number() }
        ascender = reader.number()
        descender = reader.number()
        leading = reader.number()
        lineHeight = reader.number()
        capHeight = reader.number()
        monospacedAdvance = reader.number()
        xHeights = reader.floats(2 * Self.faceCount).map(Double.init)
        leadingBySize = reader.points()
        let cells = TextStyle.allCases.count * ContentSizeCategory.allCases.count
        stylePointSizes = reader.floats(cells).map(Double.init)
        styleLeadings = reader.floats(cells).map(Double.init)
        classicAdvances = (0..<2).map { _ in
            let rows = Int(reader.word())
            let scalars = reader.words(rows)
            return Dictionary(
                zip(scalars, reader.floats(rows).map(Double.init)),
                uniquingKeysWith: { first, _ in first }
            )
        }
        guard !reader.isExhausted, !opticalSize.isEmpty, tracking.allSatisfy({ !$0.isEmpty }) else { return nil }
    }

    /// The character whose advance a scalar takes (itself, its like, its base letter); nil where the table has none.
    @inline(__always)
    func index(of scalar: UInt32) -> Int? {
        guard scalar < 0x10000 else { return nil }
        let index = indices[Int(scalar)]
        return index < 0 ? nil : Int(index)
    }

    func pointSize(style: Int, category: Int) -> Double {
        stylePointSizes[category * TextStyle.allCases.count + style]
    }

    func leading(style: Int, category: Int) -> Double {
        styleLeadings[category * TextStyle.allCases.count + style]
    }

    /// The distance of baselines of a text-style font, in points.
    ///
    /// Sizes that the style does not have take the list by size, else about 1.2 of the size and 1.5 (the provenance's rule).
    func lineSpacing(of style: TextStyle, size: Double) -> Double {
        let count = TextStyle.allCases.count
        for category in 0..<ContentSizeCategory.allCases.count
        where stylePointSizes[category * count + style.index] == size {
            return styleLeadings[category * count + style.index]
        }
        return leadingBySize.first { $0.size == size }?.value ?? (1.2 * size + 1.5).rounded()
    }
}

/// The value at `x` of the line through points in ascending order; constant outside them.
func interpolate(_ points: [(size: Double, value: Double)], at x: Double) -> Double {
    guard var left = points.first else { return 0 }
    guard x > left.size else { return left.value }
    for right in points.dropFirst() {
        if x <= right.size {
            return left.value + (right.value - left.value) * (x - left.size) / (right.size - left.size)
        }
        left = right
    }
    return left.value
}
