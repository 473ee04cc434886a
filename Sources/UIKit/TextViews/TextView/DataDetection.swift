import Foundation

/// Finds addresses and telephone numbers in a text.
enum DataDetection {
    /// What a kind looks like, and the scheme of its links.
    private struct Pattern {
        var type: UIDataDetectorTypes
        var expression: NSRegularExpression
        /// Goes before what was found, unless it has a scheme.
        var scheme: String
    }

    private static let patterns: [Pattern] = {
        let patterns: [(UIDataDetectorTypes, String, String)] = [
            (.link, #"\b[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}\b"#, "mailto:"),
            (.link, #"\bhttps?://[^\s<>"']*[^\s<>"'.,;:!?)\]]"#, ""),
            (.link, #"\bwww\.[^\s<>"']*[^\s<>"'.,;:!?)\]]"#, "http://"),
            (.phoneNumber, #"(?<![\w.])\+?\(?\d{2,4}\)?(?:[ .-]?\d{2,4}){2,4}(?![\w])"#, "tel:"),
        ]
        return patterns.compactMap { type, pattern, scheme in
            (try? NSRegularExpression(pattern: pattern)).map { Pattern(type: type, expression: $0, scheme: scheme) }
        }
    }()

    /// The text with links where something was found; links that are there stay.
    static func addLinks(to text: NSAttributedString, of types: UIDataDetectorTypes) -> NSAttributedString {
        guard !types.isEmpty, text.length > 0 else { return text }
        let storage = NSTextStorage()
        storage.setAttributedString(text)
        let whole = NSRange(location: 0, length: text.length)
        storage.beginEditing()
        for pattern in patterns where types.contains(pattern.type) {
            for match in pattern.expression.matches(in: text.string, range: whole) {
                guard storage.attribute(.link, at: match.range.location, effectiveRange: nil) == nil else { continue }
                let found = NSString(string: text.string).substring(with: match.range)
                let address = pattern.scheme == "tel:" ? found.filter { $0.isNumber || $0 == "+" } : found
                guard let url = URL(string: pattern.scheme + address) else { continue }
                storage.addAttribute(.link, value: url, range: match.range)
            }
        }
        storage.endEditing()
        return storage.snapshot(of: whole)
    }
}
