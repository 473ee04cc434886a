/// Groups changes to layers.
///
/// A transaction holds what animations started within it take over; changes themselves take effect at once.
public final class CATransaction: NSObject {
    private struct Values {
        var disablesActions = false
        var animationDuration: CFTimeInterval = 0.25
        var completionBlock: (() -> Void)?
        var others: [String: Any] = [:]
    }

    /// The open transactions, innermost last; empty for the implicit one.
    nonisolated(unsafe) private static var stack: [Values] = []
    /// What is set outside `begin` and `commit`.
    nonisolated(unsafe) private static var implicit = Values()

    /// Opens a transaction inside the present one, whose values it takes over except for the completion block.
    public class func begin() {
        var values = current
        values.completionBlock = nil
        stack.append(values)
    }

    /// Closes the innermost transaction and calls its completion block; without one does nothing.
    public class func commit() {
        stack.popLast()?.completionBlock?()
    }

    /// Ends the implicit transaction.
    public class func flush() {
        guard stack.isEmpty else { return }
        let block = implicit.completionBlock
        implicit = Values()
        block?()
    }

    /// Whether implicit animations are off.
    public class func disableActions() -> Bool { current.disablesActions }
    /// Turns implicit animations off for the present transaction.
    public class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

    /// Seconds; 0.25 by default.
    public class func animationDuration() -> CFTimeInterval { current.animationDuration }
    /// Seconds, for animations that have none of their own.
    public class func setAnimationDuration(_ duration: CFTimeInterval) { current.animationDuration = duration }

    /// What is called when the present transaction ends.
    public class func completionBlock() -> (() -> Void)? { current.completionBlock }

    /// - Parameter block: Called when the transaction ends.
    public class func setCompletionBlock(_ block: (() -> Void)?) { current.completionBlock = block }

    /// What was stored for the key in the present transaction.
    public class func value(forKey key: String) -> Any? { current.others[key] }
    /// Stores a value for the present transaction and those begun within it.
    public class func setValue(_ value: Any?, forKey key: String) { current.others[key] = value }

    private class var current: Values {
        get { stack.last ?? implicit }
        set {
            if stack.isEmpty { implicit = newValue } else { stack[stack.count - 1] = newValue }
        }
    }
}
