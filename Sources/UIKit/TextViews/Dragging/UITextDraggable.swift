/// Text that people may drag to other places: text views and fields (iOS 11).
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// Says what is dragged, and hears of the drag; held weakly. Nil by default.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// Lifts what is selected. Whether it does at first is ``UIDragInteraction/isEnabledByDefault``.
    var textDragInteraction: UIDragInteraction? { get }
    /// Whether something of the text is being dragged.
    var isTextDragActive: Bool { get }
    /// How dragged text looks. Empty by default.
    var textDragOptions: UITextDragOptions { get set }
}
