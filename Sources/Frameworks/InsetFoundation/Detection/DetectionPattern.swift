import Foundation

/// A regular expression of this module's own.
enum DetectionPattern {
    /// The compiled pattern, which ignores case; blanks in it have no meaning.
    static func make(_ pattern: String) -> NSRegularExpression {
        do {
            return try NSRegularExpression(
                pattern: pattern,
                options: [.caseInsensitive, .allowCommentsAndWhitespace]
            )
        } catch {
            preconditionFailure("a pattern of this module is wrong: \(error)")
        }
    }
}

extension NSTextCheckingResult {
    /// The text of a named group; nil if it took no part.
    func text(_ group: String, in string: NSString) -> String? {
        let range = range(withName: group)
        return range.location == NSNotFound ? nil : string.substring(with: range)
    }
}
