import Foundation

/// What a person wants to drop into a text.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    /// Where the finger is in the text.
    var dropPosition: UITextPosition { get }
    /// What the text would do by itself: a move within the text, else a copy.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether the items come from the same text.
    var isSameView: Bool { get }
    /// The drag.
    var dropSession: any UIDropSession { get }
}

/// A request for a place in a text.
@MainActor
final class TextDropRequest: NSObject, UITextDropRequest {
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession

    init(_ position: UITextPosition, isSameView: Bool, _ session: any UIDropSession) {
        (dropPosition, self.isSameView, dropSession) = (position, isSameView, session)
        suggestedProposal = UITextDropProposal(operation: isSameView ? .move : .copy)
        super.init()
    }
}
