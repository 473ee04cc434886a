/// What a finger takes to move one end of a selection. From iOS 17.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
    /// The end of the selection that it moves: leading for the start, trailing for the end.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether it stands beside a line that runs from top to bottom.
    var isVertical: Bool { get }
    /// The stem's outline in the handle's bounds space; nil: a line along the selected text.
    var customShape: UIBezierPath? { get set }
    /// Where it stands beside the box of its end, both in the space of the view that holds it.
    func preferredFrame(for rect: CGRect) -> CGRect
}
