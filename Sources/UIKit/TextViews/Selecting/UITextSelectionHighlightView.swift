/// What lies behind selected text. From iOS 17.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
    /// The boxes of the selection, in the space of the view that the interaction is on.
    var selectionRects: [UITextSelectionRect] { get set }
}
