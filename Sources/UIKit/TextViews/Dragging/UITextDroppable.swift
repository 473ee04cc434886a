/// Text into which people may drop things: text views and fields (iOS 11).
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// Says what becomes of what is dropped; held weakly. Nil by default.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// Takes what is dropped.
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether something is dragged over the text.
    var isTextDropActive: Bool { get }
}
