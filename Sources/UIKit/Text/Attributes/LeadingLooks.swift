import Foundation

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
