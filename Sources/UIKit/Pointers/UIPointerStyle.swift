import Foundation

/// The pointer's shape over a region, or what it does to a view there.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
    enum Kind {
        case system
        case hidden
        case effect(UIPointerEffect, UIPointerShape?)
        case shape(UIPointerShape, UIAxis)
    }

    let kind: Kind
    /// What stands around the pointer (iOS 15). Empty by default.
    open var accessories: [UIPointerAccessory] = []

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// An effect on a view.
    ///
    /// - Parameter shape: The pointer's while the effect lasts, in the space of the preview's container; nil: what the effect
    ///   has.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(.effect(effect, shape))
    }

    /// Another shape of the pointer.
    ///
    /// - Parameter axes: Those along which the pointer stands at the region's middle.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init(.shape(shape, axes))
    }

    /// No pointer over the region.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

    /// The pointer as it is elsewhere (iOS 15).
    open class func system() -> UIPointerStyle { UIPointerStyle(.system) }

    /// Another style of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerStyle(kind)
        copy.accessories = accessories
        return copy
    }
}
