/// What a viewer asks for of a device's document.
package enum DocumentWish: Equatable, Sendable {
    /// To be told what it says.
    case show
    /// A change of an element, by its object ID ("" is the document itself), of a field, to a value.
    case change(id: String, key: String, value: String)
    /// The last change back, or made again.
    case step(back: Bool)
}
