import CoreGraphics
import Foundation

/// A part of a view with one style of the pointer.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
    /// In points of the view's bounds space.
    open private(set) var rect: CGRect
    /// By which an app tells its regions apart. Nil by default.
    open private(set) var identifier: AnyHashable?
    /// The axes along which a pressed button keeps the pointer in the region (iOS 15). Empty by default.
    ///
    /// - Note: No effect here: a pressed button leaves the style as it is.
    open var latchingAxes: UIAxis = []

    /// A part of a view, in points of its bounds space.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    /// Another region of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerRegion(rect: rect, identifier: identifier)
        copy.latchingAxes = latchingAxes
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return other.rect == rect && other.identifier == identifier
    }

    open override var hash: Int { identifier.hashValue }
}
