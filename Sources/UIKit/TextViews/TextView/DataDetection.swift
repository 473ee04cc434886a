import Foundation

/// Finds what a text view makes links of by itself (TX-13).
enum DataDetection {
    /// The text with links where something was found; links that are there stay.
    static func addLinks(to text: NSAttributedString, of types: UIDataDetectorTypes) -> NSAttributedString {
        guard !types.isEmpty, text.length > 0 else { return text }
        let storage = NSTextStorage()
        storage.setAttributedString(text)
        let whole = NSRange(location: 0, length: text.length)
        let string = NSString(string: text.string)
        storage.beginEditing()
        for pattern in DataPattern.all where types.contains(pattern.type) {
            for match in pattern.expression.matches(in: text.string, range: whole) {
                guard isFree(match.range, in: storage),
                    let address = pattern.address(string.substring(with: match.range)),
                    let url = URL(string: address)
                else { continue }
                storage.addAttribute(.link, value: url, range: match.range)
            }
        }
        storage.endEditing()
        return storage.snapshot(of: whole)
    }

    /// Whether no link is in a range.
    private static func isFree(_ range: NSRange, in storage: NSTextStorage) -> Bool {
        var effective = NSRange()
        let link = storage.attribute(.link, at: range.location, longestEffectiveRange: &effective, in: range)
        return link == nil && effective.location + effective.length >= range.location + range.length
    }
}
