/// Hears of a text storage's changes, as layout managers do. From iOS 15.
@preconcurrency @MainActor
public protocol NSTextStorageObserving: NSObjectProtocol {
    /// What is watched.
    var textStorage: NSTextStorage? { get set }
    /// Called after each change, with the range in the text as it is now.
    func processEditing(
        for textStorage: NSTextStorage,
        edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange,
        changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    )
    /// Runs edits as one.
    func performEditingTransaction(for textStorage: NSTextStorage, perform transaction: () -> Void)
}
