import Foundation

/// What happens to a view that a pointer comes to, and within which outline. From iOS 17.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject, @preconcurrency NSCopying {
    /// What happens to the view. Default: automatic.
    public var effect: any UIHoverEffect
    /// The outline of the effect; nil, the default: what suits the view.
    public var shape: UIShape?
    /// Whether the effect happens; false takes it away for a time. Default: true.
    open var isEnabled = true

    private init(of effect: any UIHoverEffect, _ shape: UIShape?) {
        self.effect = effect
        self.shape = shape
        super.init()
    }

    /// An effect within an outline.
    public convenience init(effect: some UIHoverEffect, shape: UIShape? = nil) { self.init(of: effect, shape) }

    /// The automatic effect within an outline.
    public convenience init(shape: UIShape? = nil) { self.init(of: UIHoverAutomaticEffect(), shape) }

    /// The automatic effect within the outline that suits the view.
    open class func automatic() -> UIHoverStyle { UIHoverStyle(of: UIHoverAutomaticEffect(), nil) }

    /// Another style of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIHoverStyle(of: effect, shape)
        copy.isEnabled = isEnabled
        return copy
    }
}
