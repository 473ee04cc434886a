import Foundation

/// What a text view or field gives text that has no looks of its own.
struct EditableTextLooks {
    var font: UIFont?
    var color: UIColor?
    var alignment: NSTextAlignment = .natural

    /// TX-1: takes over how attributed text begins that is set as a whole; what it leaves open stays.
    mutating func take(_ text: NSAttributedString?) {
        let looks = LeadingLooks(of: text)
        font = looks.font ?? font
        color = looks.color ?? color
        alignment = looks.paragraphStyle?.alignment ?? alignment
    }
}
