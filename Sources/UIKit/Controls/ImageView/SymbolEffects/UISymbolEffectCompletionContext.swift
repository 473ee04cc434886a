/// Told when an effect has come to its end.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// How an effect ended. From iOS 17.
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
    /// Who shows the symbol.
    open private(set) weak var sender: AnyObject?
    /// Whether the effect came to its end, and wasn't taken away.
    open private(set) var isFinished: Bool

    init(sender: AnyObject, isFinished: Bool) {
        self.sender = sender
        self.isFinished = isFinished
        super.init()
    }
}
