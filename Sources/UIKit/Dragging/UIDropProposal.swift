import Foundation

/// What a view would do with what is dragged over it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    /// As the initializer said.
    public let operation: UIDropOperation
    /// Whether the drop needs a precise place, at which the finger's preview is shown aside. Default: false.
    ///
    /// - Note: No effect here: previews stay under the finger.
    open var isPrecise = false
    /// Whether the preview keeps its size over the view. Default: false.
    ///
    /// - Note: No effect here: previews keep their size everywhere.
    open var prefersFullSizePreview = false

    /// Of an operation.
    ///
    /// - Parameter operation: `move` counts as a cancel where the session doesn't allow it.
    public required init(operation: UIDropOperation) { self.operation = operation }

    /// Another of the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(operation: operation)
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}
