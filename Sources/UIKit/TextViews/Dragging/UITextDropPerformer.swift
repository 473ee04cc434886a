/// Who puts dropped text into a text; raw values are UIKit's.
public enum UITextDropPerformer: UInt, Sendable {
    /// The text view or field.
    case view = 0
    /// The delegate, in `textDroppableView(_:willPerformDrop:)`.
    case delegate
}
