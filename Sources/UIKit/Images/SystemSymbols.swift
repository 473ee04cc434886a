import CoreText
import Platform

/// The system's symbols, as glyphs of an icon font that stands in for them.
enum SystemSymbols {
    /// The code points of `symbols.tsv` by symbol name.
    private static let codePoints: [String: UInt32] = {
        guard let data = ResourceFolder(module: "UIKit")?.contents(of: "symbols.tsv") else { return [:] }
        var points: [String: UInt32] = [:]
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") where !line.hasPrefix("#") {
            let columns = line.split(separator: "\t")
            guard columns.count == 3, let point = UInt32(columns[1], radix: 16) else { continue }
            points[String(columns[2])] = point
        }
        return points
    }()

    /// The heights of `symbol-heights.tsv` in points, for a point of the symbol's size, by symbol name.
    private static let heights: [String: Double] = {
        guard let data = ResourceFolder(module: "UIKit")?.contents(of: "symbol-heights.tsv") else { return [:] }
        var heights: [String: Double] = [:]
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") where !line.hasPrefix("#") {
            let columns = line.split(separator: "\t")
            guard columns.count == 2, let height = Double(columns[1]) else { continue }
            heights[String(columns[0])] = height / 17
        }
        return heights
    }()

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
        let variants = ["\(exact).fill", plain, "\(plain).circle"]
        // The name itself comes second: the icon font has a chevron.forward that points to the right only.
        return [exact, name] + (parts.count > 1 || plain != exact ? variants : [])
    }

    /// True for what can be a symbol's name: words of small letters and digits between dots.
    ///
    /// Deviation: UIKit answers nil for names that it doesn't have; the whole list isn't known here.
    static func isPlausible(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 100
            && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
                !part.isEmpty && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
            }
    }
}
