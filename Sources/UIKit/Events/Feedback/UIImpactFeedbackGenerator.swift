import Foundation

/// A blow, as of things that meet.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How large or hard the things that meet seem.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    private final let style: FeedbackStyle

    /// A generator of medium blows.
    public convenience override init() { self.init(style: .medium) }

    /// A generator of blows of one style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// A generator of a style; the view, where the blows are to be felt, changes nothing here (iOS 17.5).
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

    /// A blow of full strength.
    open func impactOccurred() { play(.impact(style, intensity: 1)) }
    /// A blow of some strength; below 0 and above 1 count as these.
    open func impactOccurred(intensity: CGFloat) {
        play(.impact(style, intensity: min(1, max(0, Double(intensity)))))
    }
    /// A blow at a place in the generator's view; the place changes nothing here.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
    /// A blow of a strength, at a place in the generator's view; the place changes nothing here.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}
