import CoreText
import Platform

/// The system's symbols, as glyphs of an icon font that stands in for them.
package enum SystemSymbols {
    /// The code points of `symbols.tsv` by symbol name.
    private static let codePoints: [String: UInt32] = table("symbols.tsv", columns: 3) { columns in
        UInt32(columns[1], radix: 16).map { (columns[2], $0) }
    }

    /// The names of `symbols.tsv` that stand for names which the icon font lacks, from `symbol-aliases.tsv`.
    private static let aliases: [String: String] = table("symbol-aliases.tsv", columns: 2) { ($0[0], $0[1]) }

    /// The heights of `symbol-heights.tsv` in points, for a point of the symbol's size, by symbol name.
    private static let heights: [String: Double] = table("symbol-heights.tsv", columns: 2) { columns in
        Double(columns[1]).map { (columns[0], $0 / 17) }
    }

    /// Every word that a symbol's name has: those of the tables, and the others from `symbol-words.txt`.
    private static let words: Set<String> = {
        let others = lines(of: "symbol-words.txt").flatMap { $0.split(separator: " ").map(String.init) }
        let names = [Array(codePoints.keys), Array(aliases.keys), Array(heights.keys)].joined()
        return names.reduce(into: Set(others)) { words, name in
            words.formUnion(name.split(separator: ".").map(String.init))
        }
    }()

    private static func table<Value>(
        _ file: String,
        columns count: Int,
        _ row: ([String]) -> (String, Value)?
    ) -> [String: Value] {
        var table: [String: Value] = [:]
        for line in lines(of: file) {
            let columns = line.split(separator: "\t").map(String.init)
            guard columns.count == count, let (name, value) = row(columns) else { continue }
            table[name] = value
        }
        return table
    }

    private static func lines(of file: String) -> [Substring] {
        guard let data = ResourceFolder(module: "UIKit")?.contents(of: file) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    /// The height that the system's symbol itself has, for a point of its size; nil where it isn't known.
    static func measuredHeight(of name: String) -> Double? { heights[name] }

    /// The glyph of a symbol in the icon font; that of its outlined or plain form where the exact one is missing.
    static func glyph(named name: String, isRightToLeft: Bool) -> IconGlyph? {
        codePoints(named: name, isRightToLeft: isRightToLeft).lazy.compactMap { IconGlyph(codePoint: $0) }.first
    }

    /// The code points to try for a symbol, the best first.
    static func codePoints(named name: String, isRightToLeft: Bool) -> [UInt32] {
        candidates(for: name, isRightToLeft: isRightToLeft).compactMap { codePoints[$0] }
    }

    private static func candidates(for name: String, isRightToLeft: Bool) -> [String] {
        let forward = isRightToLeft ? "left" : "right"
        let backward = isRightToLeft ? "right" : "left"
        let parts = name.split(separator: ".").map { part in
            switch part {
            case "forward": forward
            case "backward": backward
            default: String(part)
            }
        }
        let exact = parts.joined(separator: ".")
        let plain = parts.filter { $0 != "fill" && $0 != "slash" }.joined(separator: ".")
        // The name itself comes second: the icon font has a chevron.forward that points to the right only.
        var candidates = [exact, name] + [exact, name].compactMap { aliases[$0] }
        guard parts.count > 1 || plain != exact else { return candidates }
        candidates += ["\(exact).fill", plain] + [aliases[plain]].compactMap { $0 } + ["\(plain).circle"]
        // Without its badge, its circle or what else comes last, a symbol still shows what it is about.
        var shorter = plain.split(separator: ".").dropLast()
        while !shorter.isEmpty {
            let stem = shorter.joined(separator: ".")
            candidates += [stem] + [aliases[stem]].compactMap { $0 }
            shorter = shorter.dropLast()
        }
        return candidates
    }

    /// Whether the icon font has nothing for a symbol, so that its initials stand in a box.
    package static func isPlaceholder(_ name: String) -> Bool { glyph(named: name, isRightToLeft: false) == nil }

    /// Whether the system may have a symbol of a name: all of its words are words of symbols, numbers or letters.
    ///
    /// Deviation: UIKit knows the whole list of names. Here a name that puts known words together is taken for one.
    static func isKnown(_ name: String) -> Bool {
        guard isPlausible(name) else { return false }
        // Those of the table need none of the words, which take long to read.
        if codePoints[name] != nil { return true }
        return name.split(separator: ".").allSatisfy { word in
            word.utf8.count == 1 || word.allSatisfy(\.isNumber) || words.contains(String(word))
        }
    }

    /// Whether a name is spelled as symbols' names are: words of small letters and digits between dots.
    static func isPlausible(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 100
            && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
                !part.isEmpty && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
            }
    }
}
