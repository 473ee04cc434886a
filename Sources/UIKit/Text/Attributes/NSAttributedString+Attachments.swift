import Foundation

extension NSAttributedString {
    /// Whether an attachment stands in a range of UTF-16 units.
    public func containsAttachments(in range: NSRange) -> Bool {
        var isFound = false
        enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
            guard value != nil else { return }
            isFound = true
            stop.pointee = true
        }
        return isFound
    }
}
