import Foundation

/// What a text would do with what is dragged over it.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
    /// Where the text goes. Default: to the finger.
    open var dropAction: UITextDropAction = .insert
    /// Whether loading is shown. Default: by the system.
    ///
    /// - Note: No effect here: items load at once.
    open var dropProgressMode: UITextDropProgressMode = .system
    /// Whether a move within the text takes the characters along instead of loading the items. Default: true.
    open var useFastSameViewOperations = true
    /// Who changes the text. Default: the view.
    open var dropPerformer: UITextDropPerformer = .view

    /// A copy with an action.
    public convenience init(dropAction: UITextDropAction) {
        self.init(operation: .copy)
        self.dropAction = dropAction
    }

    /// Of an operation.
    public required init(operation: UIDropOperation) { super.init(operation: operation) }

    /// Another of the same.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let proposal = copy as? UITextDropProposal else { return copy }
        proposal.dropAction = dropAction
        proposal.dropProgressMode = dropProgressMode
        proposal.useFastSameViewOperations = useFastSameViewOperations
        proposal.dropPerformer = dropPerformer
        return proposal
    }
}
