import Foundation

/// The laws of motion along one axis, as measured (SC-M8 … SC-M13); plain values, in points and seconds.
enum ScrollPhysics {
    /// How far a finger moves before a drag begins, in points (SC-M8).
    static let dragThreshold: CGFloat = 10
    /// Points a second at which deceleration ends (SC-M9).
    static let restingSpeed: CGFloat = 10
    /// Seconds that an animated change of the offset takes (SC-M7).
    static let animationDuration: TimeInterval = 0.3
    /// The share of an overshoot that a finger sees at first (SC-M11).
    private static let rubberBandCoefficient: CGFloat = 0.55
    /// A second, of a bounce with velocity (SC-M12).
    private static let springRate: CGFloat = 11
    /// A second, of a bounce from rest (SC-M13).
    private static let slowReturnRate: CGFloat = 9
    private static let fastReturnRate: CGFloat = 46

    // MARK: Deceleration
    /// Points traveled after some seconds, the sum over milliseconds of a speed that shrinks by `rate` in each.
    static func decelerationDistance(velocity: CGFloat, rate: CGFloat, after time: TimeInterval) -> CGFloat {
        let reach = velocity / 1000 * rate / (1 - rate)
        return reach * (1 - pow(rate, CGFloat(time * 1000)))
    }

    /// Points a second after some seconds.
    static func decelerationVelocity(velocity: CGFloat, rate: CGFloat, after time: TimeInterval) -> CGFloat {
        velocity * pow(rate, CGFloat(time * 1000))
    }

    /// Points until the resting speed is reached (SC-M10).
    static func decelerationReach(velocity: CGFloat, rate: CGFloat) -> CGFloat {
        let speed = abs(velocity)
        guard speed > restingSpeed else { return 0 }
        let reach = (speed - restingSpeed) / 1000 * rate / (1 - rate)
        return velocity < 0 ? -reach : reach
    }

    /// Seconds until the resting speed is reached.
    static func decelerationDuration(velocity: CGFloat, rate: CGFloat) -> TimeInterval {
        let speed = abs(velocity)
        guard speed > restingSpeed else { return 0 }
        return TimeInterval(log(restingSpeed / speed) / log(rate) / 1000)
    }

    // MARK: Rubber band
    /// What is shown of an overshoot in a view of the given length (SC-M11).
    static func rubberBand(_ overshoot: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let distance = abs(overshoot)
        let shown = (1 - 1 / (rubberBandCoefficient * distance / length + 1)) * length
        return overshoot < 0 ? -shown : shown
    }

    /// The overshoot of which so much is shown.
    static func overshoot(shown: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let part = min(abs(shown) / length, 0.999)
        let distance = (1 / (1 - part) - 1) * length / rubberBandCoefficient
        return shown < 0 ? -distance : distance
    }

    // MARK: Bounce
    /// The distance from the resting place after some seconds of a critically damped spring.
    static func springDistance(_ start: CGFloat, velocity: CGFloat, after time: TimeInterval) -> CGFloat {
        let t = CGFloat(time)
        return (start + (velocity + springRate * start) * t) * exp(-springRate * t)
    }

    /// The distance from the resting place after some seconds of a return from rest.
    static func returnDistance(_ start: CGFloat, after time: TimeInterval) -> CGFloat {
        let t = CGFloat(time)
        let (slow, fast) = (slowReturnRate, fastReturnRate)
        return start * (fast * exp(-slow * t) - slow * exp(-fast * t)) / (fast - slow)
    }

    // MARK: Animation
    /// The share of the way, 0…1, of an animation that eases in and out.
    static func eased(_ progress: CGFloat) -> CGFloat {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        return (1 - cos(progress * .pi)) / 2
    }
}
