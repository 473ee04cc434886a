import Foundation

/// Drags what is selected out of a text view or field, and takes what is dropped on it.
@MainActor
final class TextDragging {
    let drag: UIDragInteraction
    let drop: UIDropInteraction
    private let source: TextDragSource
    private let target: TextDropTarget

    init(for host: any TextEditing) {
        (source, target) = (TextDragSource(host), TextDropTarget(host))
        (drag, drop) = (UIDragInteraction(delegate: source), UIDropInteraction(delegate: target))
        target.source = source
        host.addInteraction(drag)
        host.addInteraction(drop)
    }

    var isDragging: Bool { source.session != nil }
    var isDroppedOn: Bool { target.isActive }

    /// Whether a finger that rests at a point lifts text, in the bounds space.
    func lifts(at point: CGPoint) -> Bool { drag.isEnabled && source.holdsText(at: point) }
}
