import Foundation

/// Recognizes a quick stroke in one of some directions (EV-M1, EV-M2).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a swipe goes; raw values are UIKit's.
    public struct Direction: OptionSet, Sendable {
        /// The options as bits, with UIKit's numbers.
        public let rawValue: UInt
        /// Options of these bits; bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Toward larger x, whatever the layout direction.
        public static let right = Direction(rawValue: 1 << 0)
        /// Toward smaller x.
        public static let left = Direction(rawValue: 1 << 1)
        /// Toward smaller y.
        public static let up = Direction(rawValue: 1 << 2)
        /// Toward larger y.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The measured limits: points that shrink with the seconds since the touch began.
    private enum Limits {
        static let duration: TimeInterval = 0.5
        static let distance: CGFloat = 50
        static let distancePerSecond: CGFloat = 47
        static let sidewaysPerSecond: CGFloat = 49
    }

    /// Any of several directions; right by default.
    open var direction: Direction = .right
    /// Fingers that all have to make the stroke; one more lets it fail (EV-M2). Default: 1.
    open var numberOfTouchesRequired = 1

    private final var starts: [ObjectIdentifier: (place: CGPoint, time: TimeInterval)] = [:]

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { starts[ObjectIdentifier(touch)] = (touch.location(in: nil), touch.timestamp) }
        if trackedTouches.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { judge(at: event.timestamp) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        judge(at: event.timestamp)
        if state == .possible, liveTouches.isEmpty { state = progress.waiting.isEmpty ? .failed : .ended }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() { starts = [:] }

    private func judge(at time: TimeInterval) {
        guard state == .possible, progress.waiting.isEmpty else { return }
        var verdicts: [Verdict] = []
        for touch in trackedTouches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
            let place = touch.location(in: nil)
            let movement = CGPoint(x: place.x - start.place.x, y: place.y - start.place.y)
            verdicts.append(verdict(on: movement, after: time - start.time))
        }
        if verdicts.contains(.fails) {
            state = .failed
        } else if verdicts.count == numberOfTouchesRequired, verdicts.allSatisfy({ $0 == .qualifies }) {
            state = .ended
        }
    }

    private enum Verdict { case fails, isOpen, qualifies }

    /// What one finger's movement says, over all directions that are asked for.
    private func verdict(on movement: CGPoint, after seconds: TimeInterval) -> Verdict {
        guard seconds <= Limits.duration else { return .fails }
        let isHorizontal = abs(movement.x) > abs(movement.y)
        let horizontal = axis(along: movement.x, across: movement.y, backward: .left, forward: .right, seconds)
        let vertical = axis(along: movement.y, across: movement.x, backward: .up, forward: .down, seconds)
        if let horizontal, let vertical { return isHorizontal ? horizontal : vertical }
        return horizontal ?? vertical ?? .fails
    }

    private func axis(
        along: CGFloat,
        across: CGFloat,
        backward: Direction,
        forward: Direction,
        _ seconds: TimeInterval
    ) -> Verdict? {
        let (goesForward, goesBackward) = (direction.contains(forward), direction.contains(backward))
        guard goesForward || goesBackward else { return nil }
        if (along < 0 && !goesBackward) || (along > 0 && !goesForward) { return .fails }
        let time = CGFloat(seconds)
        if abs(across) > Limits.distance - Limits.sidewaysPerSecond * time { return .fails }
        return abs(along) >= Limits.distance - Limits.distancePerSecond * time ? .qualifies : .isOpen
    }
}
