import CoreGraphics
import Foundation

/// A page's text, each character with its place.
struct PageText: Sendable {
    /// Words parted by spaces, lines by line breaks.
    let string: String
    /// For each UTF-16 unit of the string, in the page's space; empty between words.
    let bounds: [CGRect]
    /// The units of each line, without its break.
    let lines: [Range<Int>]

    /// - Parameter place: From the turned page, y down, to the page's space.
    init(_ words: [PageWord], place: (CGRect) -> CGRect) {
        var (string, bounds, lines) = ("", [CGRect](), [Range<Int>]())
        var start = 0
        for word in words {
            let count = word.text.utf16.count
            string += word.text
            bounds += (0..<count).map { place(Self.letter($0, of: count, in: word)) }
            if word.endsLine {
                lines.append(start..<bounds.count)
                start = bounds.count + 1
            }
            string += word.endsLine ? "\n" : " "
            bounds.append(.null)
        }
        if !string.isEmpty {
            string.removeLast()
            bounds.removeLast()
        }
        if start < bounds.count { lines.append(start..<bounds.count) }
        (self.string, self.bounds, self.lines) = (string, bounds, lines)
    }

    /// The place of a letter, where all are taken as equally wide.
    private static func letter(_ index: Int, of count: Int, in word: PageWord) -> CGRect {
        var rect = word.rect
        if word.isStanding {
            rect.size.height /= CGFloat(count)
            rect.origin.y += CGFloat(index) * rect.height
        } else {
            rect.size.width /= CGFloat(count)
            rect.origin.x += CGFloat(index) * rect.width
        }
        return rect
    }

    /// The rectangle around some units; null for none.
    func bounds(of range: Range<Int>) -> CGRect {
        range.clamped(to: bounds.indices).reduce(.null) { bounds[$1].isNull ? $0 : $0.union(bounds[$1]) }
    }

    /// The unit at a point; nil where there is no text.
    func index(at point: CGPoint) -> Int? { bounds.firstIndex { !$0.isNull && $0.contains(point) } }

    /// The unit nearest to a point; nil without text.
    func index(near point: CGPoint) -> Int? {
        func distance(_ rect: CGRect) -> CGFloat {
            let x = max(rect.minX - point.x, 0, point.x - rect.maxX)
            // Lines count before columns.
            return x + 10 * max(rect.minY - point.y, 0, point.y - rect.maxY)
        }
        return bounds.indices.filter { !bounds[$0].isNull }.min { distance(bounds[$0]) < distance(bounds[$1]) }
    }

    /// The word around a unit.
    func word(around index: Int) -> Range<Int>? {
        guard bounds.indices.contains(index), !bounds[index].isNull else { return nil }
        let start = bounds[..<index].lastIndex { $0.isNull }.map { $0 + 1 } ?? 0
        let end = bounds[index...].firstIndex { $0.isNull } ?? bounds.count
        return start..<end
    }
}
