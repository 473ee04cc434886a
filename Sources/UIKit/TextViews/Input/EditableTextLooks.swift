import Foundation

/// What a text view or field gives text that has no looks of its own.
struct EditableTextLooks {
    var font: UIFont?
    var color: UIColor?
    var alignment: NSTextAlignment = .natural

    /// TX-1: takes over how attributed text begins that is set as a whole; what it leaves open stays.
    mutating func take(_ text: NSAttributedString?) {
        guard let text, text.length > 0 else { return }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { alignment = style.alignment }
    }
}
