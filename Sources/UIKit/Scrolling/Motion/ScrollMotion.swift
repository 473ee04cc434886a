import Foundation

/// What moves a scroll view's offset.
enum ScrollMotion {
    case resting
    case dragging(ScrollDrag)
    /// Runs out after a drag.
    case decelerating(ScrollDeceleration)
    /// Goes where the app said.
    case animating(ScrollAnimation)

    var isDragging: Bool { if case .dragging = self { true } else { false } }
    var isDecelerating: Bool { if case .decelerating = self { true } else { false } }
    var isAnimating: Bool { if case .animating = self { true } else { false } }
    var isActive: Bool { if case .resting = self { false } else { true } }
}

/// A finger that holds the content.
struct ScrollDrag {
    /// The finger's place in the window where the content took it up.
    var start: CGPoint
    /// The offset at that moment, as if there were no rubber band.
    var startOffset: CGPoint
    /// Places and times of the last tenth of a second, for the velocity.
    var samples: [(time: TimeInterval, place: CGPoint)] = []

    /// Seconds of which the velocity speaks.
    private static let window: TimeInterval = 0.1

    /// The axis along which the content may go; nil: both.
    var lockedAxis: NSLayoutConstraint.Axis?
    /// How much farther the finger goes along an axis than across it for the drag to keep to that. Unknown.
    private static let lockingRatio: CGFloat = 2

    /// SC-22: keeps to the axis of the first movement, unless that was aslant.
    mutating func lock(along translation: CGPoint) {
        if abs(translation.x) > Self.lockingRatio * abs(translation.y) { lockedAxis = .horizontal }
        if abs(translation.y) > Self.lockingRatio * abs(translation.x) { lockedAxis = .vertical }
    }

    /// A point, or a velocity, with the value across the axis that the drag keeps to taken from another one.
    func locked(_ point: CGPoint, to rest: CGPoint) -> CGPoint {
        switch lockedAxis {
        case .horizontal: CGPoint(x: point.x, y: rest.y)
        case .vertical: CGPoint(x: rest.x, y: point.y)
        case nil: point
        }
    }

    mutating func add(_ place: CGPoint, at time: TimeInterval) {
        samples.append((time, place))
        samples.removeAll { $0.time < time - Self.window }
    }

    /// The offset's velocity, in points a second.
    func velocity(at time: TimeInterval) -> CGPoint {
        let recent = samples.filter { $0.time >= time - Self.window }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let seconds = CGFloat(last.time - first.time)
        return CGPoint(x: -(last.place.x - first.place.x) / seconds, y: -(last.place.y - first.place.y) / seconds)
    }
}

/// A step by step change of the offset in a fixed time (SC-M7).
struct ScrollAnimation {
    var start: CGPoint
    var target: CGPoint
    /// Virtual seconds at which it began.
    var beginning: TimeInterval

    func offset(at time: TimeInterval) -> (offset: CGPoint, isDone: Bool) {
        let progress = CGFloat((time - beginning) / ScrollPhysics.animationDuration)
        guard progress < 1 - 1e-6 else { return (target, true) }
        let share = ScrollPhysics.eased(progress)
        return (
            CGPoint(x: start.x + (target.x - start.x) * share, y: start.y + (target.y - start.y) * share), false
        )
    }
}

/// The end of a drag, along both axes.
struct ScrollDeceleration {
    var horizontal: ScrollTrajectory
    var vertical: ScrollTrajectory
    /// Virtual seconds at which it began.
    var beginning: TimeInterval

    func offset(at time: TimeInterval) -> (offset: CGPoint, isDone: Bool) {
        let x = horizontal.position(after: time - beginning)
        let y = vertical.position(after: time - beginning)
        return (CGPoint(x: x.position, y: y.position), x.isDone && y.isDone)
    }
}

/// One axis of a deceleration: runs out, bounces at a limit, or springs to a target.
struct ScrollTrajectory {
    /// How the coordinate moves.
    enum Course {
        case still
        case slowing(velocity: CGFloat, rate: CGFloat)
        /// To a place, with the velocity at the start.
        case springing(to: CGFloat, velocity: CGFloat)
        /// Back to a place from rest.
        case returning(to: CGFloat)
    }

    var start: CGFloat
    var course: Course
    /// Where content ends; nil where it may not bounce.
    var limits: ClosedRange<CGFloat>
    var bounces: Bool

    /// Nearer than this to the resting place, in points, a bounce is over.
    private static let restingDistance: CGFloat = 0.25
    /// Points a second above which a bounce takes its velocity along (SC-M12).
    private static let leastSpringSpeed: CGFloat = 50

    /// What a released finger leads to.
    init(
        releasedAt start: CGFloat,
        velocity: CGFloat,
        rate: CGFloat,
        limits: ClosedRange<CGFloat>,
        bounces: Bool,
        target: CGFloat?
    ) {
        self.start = start
        self.limits = limits
        self.bounces = bounces
        if !limits.contains(start) {
            let edge = start < limits.lowerBound ? limits.lowerBound : limits.upperBound
            course =
                abs(velocity) > Self.leastSpringSpeed
                ? .springing(to: edge, velocity: velocity) : .returning(to: edge)
        } else if let target {
            course = target == start ? .still : .springing(to: target, velocity: velocity)
        } else if abs(velocity) > ScrollPhysics.restingSpeed {
            course = .slowing(velocity: velocity, rate: rate)
        } else {
            course = .still
        }
    }

    /// The coordinate after some seconds, and whether it stays there.
    func position(after time: TimeInterval) -> (position: CGFloat, isDone: Bool) {
        switch course {
        case .still: return (start, true)
        case .slowing(let velocity, let rate): return slowed(velocity, rate, after: time)
        case .springing(let target, let velocity):
            return settled(ScrollPhysics.springDistance(start - target, velocity: velocity, after: time), at: target)
        case .returning(let target):
            return settled(ScrollPhysics.returnDistance(start - target, after: time), at: target)
        }
    }

    private func settled(_ distance: CGFloat, at target: CGFloat) -> (CGFloat, Bool) {
        abs(distance) < Self.restingDistance ? (target, true) : (target + distance, false)
    }

    private func slowed(_ velocity: CGFloat, _ rate: CGFloat, after time: TimeInterval) -> (CGFloat, Bool) {
        let edge = velocity < 0 ? limits.lowerBound : limits.upperBound
        let duration = ScrollPhysics.decelerationDuration(velocity: velocity, rate: rate)
        let end = start + ScrollPhysics.decelerationReach(velocity: velocity, rate: rate)
        if limits.contains(end) {
            guard time < duration else { return (end, true) }
            return (start + ScrollPhysics.decelerationDistance(velocity: velocity, rate: rate, after: time), false)
        }
        // The limit is met on the way: solve the distance for the time, then bounce from there.
        let reach = velocity / 1000 * rate / (1 - rate)
        let share = min(max((edge - start) / reach, 0), 0.999_999)
        let meeting = TimeInterval(log(1 - share) / log(rate) / 1000)
        guard time >= meeting else {
            return (start + ScrollPhysics.decelerationDistance(velocity: velocity, rate: rate, after: time), false)
        }
        guard bounces else { return (edge, true) }
        let speed = ScrollPhysics.decelerationVelocity(velocity: velocity, rate: rate, after: meeting)
        let distance = ScrollPhysics.springDistance(0, velocity: speed, after: time - meeting)
        let isDone = abs(distance) < Self.restingDistance && time - meeting > Self.leastBounceTime
        return (isDone ? edge : edge + distance, isDone)
    }

    /// Seconds in which a bounce surely has left its limit.
    private static let leastBounceTime: TimeInterval = 0.1
}
