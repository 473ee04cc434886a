import Foundation

/// What a table would do with what is dragged over it.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// Where the items would be; raw values are UIKit's.
    public enum Intent: Int, Sendable {
        /// Nobody says; no room is made.
        case unspecified
        /// As new rows, for which room is made.
        case insertAtDestinationIndexPath
        /// In the row under the finger.
        case insertIntoDestinationIndexPath
        /// The finger's place on the row decides between the two.
        case automatic
    }

    /// As the initializer said; unspecified without.
    public let intent: Intent

    /// Without a place that is said.
    public required init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    /// Says where the items would be as well.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewDropProposal(operation: operation, intent: intent)
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}
