import Foundation

/// What a visual effect view does to what lies behind or in it.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: constant.
    public override init() { super.init() }

    /// Itself: an effect doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
