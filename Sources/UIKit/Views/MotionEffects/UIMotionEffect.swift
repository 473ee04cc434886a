import Foundation

/// What a view does when the device is tilted; here it lies still, so that no effect shows.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
    /// An effect without values.
    public override init() { super.init() }
    /// Called with a document's coder, which holds nothing of it.
    public required init?(coder: NSCoder) { super.init() }

    /// What changes by key path for a tilt of -1 … 1 in both directions. Nil by default: nothing.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// Itself; effects that can be changed are copied.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
