import Foundation

/// What a person wants to drag out of a text.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    /// The characters under the finger: the selection.
    var dragRange: UITextRange { get }
    /// The characters as an item.
    var suggestedItems: [UIDragItem] { get }
    /// What is dragged already, where this adds to it.
    var existingItems: [UIDragItem] { get }
    /// Whether the characters are the selection.
    var isSelected: Bool { get }
    /// The drag.
    var dragSession: any UIDragSession { get }
}

/// A request for what is selected.
@MainActor
final class TextDragRequest: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let existingItems: [UIDragItem]
    let isSelected = true
    let dragSession: any UIDragSession

    init(_ range: UITextRange, _ suggested: [UIDragItem], _ session: any UIDragSession) {
        (dragRange, suggestedItems, dragSession) = (range, suggested, session)
        existingItems = session.items
        super.init()
    }
}
