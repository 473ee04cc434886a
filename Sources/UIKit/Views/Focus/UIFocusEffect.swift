import Foundation

/// How an item shows that it has the focus; this class itself, made by `init()`, shows nothing.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
    /// An effect of the system's choice, which is none.
    public override init() {}

    /// The effect itself, as it doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
