extension UIView {
    /// How an animation runs; raw values are UIKit's.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The options as bits, with UIKit's numbers.
        public let rawValue: UInt
        /// Options of these bits; bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Asks for 60 frames a second; frames are made on demand here.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Asks for 30 frames a second; frames are made on demand here.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        /// Subviews are laid out within the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views take touches while they move.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// A running animation is taken over where it stands, not at its end.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Again and again, until another one takes over.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Back again after the end.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// The own duration, not that of the block around.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The own curve, not that of the block around.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Contents are drawn anew during a transition.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Views are hidden and shown in a transition, not removed and added.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// The own options, not those of the block around.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The same speed throughout.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// The view turns about its vertical axis, from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The view turns about its vertical axis, from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The view is turned over like a page, upward.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// The view is turned over like a page, downward.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The old contents fade into the new ones.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// The view turns about its horizontal axis, from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// The view turns about its horizontal axis, from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    }
}
