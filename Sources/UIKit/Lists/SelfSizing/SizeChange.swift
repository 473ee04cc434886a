/// Why an element of a list may want another size; raw values are the least of `SelfSizingInvalidation` that follows.
enum SizeChange: Int {
    /// The element, its content view or its configuration said so.
    case content = 1
    /// Something changed in the constraints of its content.
    case constraints = 2
}
