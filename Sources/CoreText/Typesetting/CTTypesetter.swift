import CoreGraphics
import Foundation

/// Makes lines of a text one by one.
public final class CTTypesetter: @unchecked Sendable {
    // Unchecked: everything is constant.
    fileprivate let string: NSAttributedString

    fileprivate init(_ string: NSAttributedString) { self.string = NSAttributedString(attributedString: string) }

    /// How many units stand on a line of a width.
    fileprivate func count(from start: Int, width: Double, _ mode: LineBreakMode) -> Int {
        guard (0..<string.length).contains(start) else { return 0 }
        let text = StringConversion.text(string, range: start..<string.length)
        var options = CTLine.options(width: CGFloat(max(0, width)), mode)
        options.maximumNumberOfLines = 2
        let first = TextLayout(text, options: options).lines.first
        return max(first?.range.count ?? 0, 1)
    }
}

/// A typesetter of a text, which it keeps as it is now.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(string)
}

/// A line of a part of the text.
///
/// - Parameters:
///   - typesetter: The text.
///   - stringRange: A length of 0 goes to the text's end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let length = typesetter.string.length
    let start = min(max(0, stringRange.location), length)
    let end = stringRange.length > 0 ? min(length, start + stringRange.length) : length
    return CTLine(typesetter.string, range: start..<end)
}

/// How many units fit on a line that ends where words do; at least one.
///
/// - Parameters:
///   - typesetter: The text.
///   - startIndex: UTF-16 units from the text's start.
///   - width: Points.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{
    typesetter.count(from: startIndex, width: width, .wordWrapping)
}

/// How many units fit on a line that ends anywhere between characters; at least one.
///
/// - Parameters:
///   - typesetter: The text.
///   - startIndex: UTF-16 units from the text's start.
///   - width: Points.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter,
    _ startIndex: CFIndex,
    _ width: Double
) -> CFIndex {
    typesetter.count(from: startIndex, width: width, .charWrapping)
}
