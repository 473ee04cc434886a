import Foundation

extension NSAttributedString {
    /// The same text, with a font for characters that have none.
    func completed(with font: UIFont) -> NSAttributedString {
        let whole = NSRange(location: 0, length: length)
        var bare: [NSRange] = []
        enumerateAttribute(.font, in: whole) { font, range, _ in if font == nil { bare.append(range) } }
        guard !bare.isEmpty else { return self }
        let text = NSMutableAttributedString(attributedString: self)
        for range in bare { text.addAttribute(.font, value: font, range: range) }
        return text
    }
}

/// How attributed text begins; what it leaves open is nil. Views take it over from text that is set as a whole (TX-1).
struct LeadingLooks {
    let font: UIFont?
    let color: UIColor?
    let paragraphStyle: NSParagraphStyle?

    init(of text: NSAttributedString?) {
        let attributes = text.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil } ?? [:]
        font = attributes[.font] as? UIFont
        color = attributes[.foregroundColor] as? UIColor
        paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
    }
}
