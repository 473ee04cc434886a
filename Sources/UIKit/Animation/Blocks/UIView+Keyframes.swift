import Foundation

extension UIView {
    /// How a keyframe animation runs; raw values are UIKit's.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The options as bits, with UIKit's numbers.
        public let rawValue: UInt
        /// Options of these bits; bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out within the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Views take touches while they move.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Begins from what is shown now.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Again and again.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Back again after the end.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// The own duration, not that of the block around.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// The own options, not those of the block around.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// On a straight way from value to value; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// In jumps.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At the same speed throughout.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// On a smooth curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// On a smooth curve at the same speed throughout.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var calculationMode: CAAnimationCalculationMode {
            switch (rawValue >> 10) & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }

    /// Animates changes in steps, which ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` adds in the
    /// closure. The whole is slow at both ends, as every animation without a curve of its own.
    ///
    /// - Parameters:
    ///   - duration: Seconds for all steps.
    ///   - delay: Seconds before the beginning.
    public class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard AnimationState.areEnabled, duration > 0 || delay > 0 else {
            performWithoutAnimation(animations)
            completion?(true)
            return
        }
        let shared = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
        let block = AnimationBlock(duration: duration, delay: delay, pace: shared.pace, options: shared) {
            completion?($0)
        }
        let collector = KeyframeCollector()
        block.keyframes = collector
        block.animator = nil
        block.run(animations)
        collector.begin(in: block, mode: options.calculationMode)
        block.finish()
    }

    /// One step of a keyframe animation; outside of one the changes are made at once.
    ///
    /// - Parameters:
    ///   - frameStartTime: 0…1, a share of the whole duration.
    ///   - frameDuration: 0…1, likewise.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let collector = AnimationState.current?.keyframes else { return animations() }
        collector.inWindow(from: frameStartTime, duration: frameDuration, animations)
    }
}
