import Foundation

extension CharacterSet {
    /// All characters that aren't in the set, as a set that can be changed.
    ///
    /// Linux's Foundation inverts its own sets, such as `alphanumerics`, to ones that end the program when they are changed.
    /// Ported source calls this in place of `inverted`.
    public var _inverted: CharacterSet { CharacterSet(bitmapRepresentation: inverted.bitmapRepresentation) }
}
