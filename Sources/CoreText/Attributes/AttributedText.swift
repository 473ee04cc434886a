import CoreGraphics

/// A text with the attributes of each of its parts; places are counted in UTF-16 units, as UIKit counts them.
package struct AttributedText: Hashable, Sendable {
    /// A stretch of one look.
    package struct Run: Hashable, Sendable {
        /// UTF-16 units.
        package var range: Range<Int>
        package var attributes: TextAttributes
    }

    package private(set) var string: String
    /// In order, without gaps; empty for an empty text.
    package private(set) var runs: [Run] = []
    /// What an empty text, or an empty line at the end, would have.
    package var typingAttributes: TextAttributes
    /// What stands before paragraphs, by where they begin.
    package var markers: [Int: TextMarker] = [:]

    package init(_ string: String, attributes: TextAttributes) {
        self.string = ""
        typingAttributes = attributes
        append(string, attributes: attributes)
    }

    /// Adds text at the end.
    package mutating func append(_ string: String, attributes: TextAttributes) {
        let count = string.utf16.count
        guard count > 0 else { return }
        self.string += string
        typingAttributes = attributes
        if let last = runs.last, last.attributes == attributes {
            runs[runs.count - 1].range = last.range.lowerBound..<last.range.upperBound + count
        } else {
            runs.append(Run(range: length..<length + count, attributes: attributes))
        }
    }

    /// UTF-16 units.
    package var length: Int { runs.last?.range.upperBound ?? 0 }

    /// The attributes at a place; those for typing at and after the end.
    package func attributes(at index: Int) -> TextAttributes {
        runIndex(at: index).map { runs[$0].attributes } ?? typingAttributes
    }

    /// The run that holds a place; nil at and after the end.
    func runIndex(at index: Int) -> Int? {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
        }
        return low < runs.count && runs[low].range.contains(index) ? low : nil
    }

    /// The parts of a range that are put into directions, joined where neighbors have the same.
    func directedParts(in range: Range<Int>) -> [(range: Range<Int>, directions: [TextWritingDirection])] {
        var parts: [(range: Range<Int>, directions: [TextWritingDirection])] = []
        for run in runs where !run.attributes.writingDirections.isEmpty && run.range.overlaps(range) {
            let part = run.range.clamped(to: range)
            if let last = parts.last, last.range.upperBound == part.lowerBound,
                last.directions == run.attributes.writingDirections
            {
                parts[parts.count - 1].range = last.range.lowerBound..<part.upperBound
            } else {
                parts.append((part, run.attributes.writingDirections))
            }
        }
        return parts
    }
}
