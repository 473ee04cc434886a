import Foundation

/// How a view looks while it is dragged: its outline, its ground and its shadow.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    public override init() { super.init() }
    /// Of lines of text, whose rectangles in points of the view become the outline.
    public override init(textLineRects: [NSValue]) { super.init(textLineRects: textLineRects) }
}
