import Foundation

/// How a picker's wheel that was let go comes to rest on a row (PK-1).
struct WheelMotion {
    /// Points by which the wheel was turned beyond the selected row as it began.
    var start: CGFloat
    /// Points a second, downward.
    var velocity: CGFloat
    /// Where it comes to rest.
    var row: Int
    /// Virtual seconds at which it began.
    var beginning: TimeInterval

    /// Nearer than this to its row, in points, a wheel rests.
    private static let restingDistance: CGFloat = 0.25

    /// Points by which the wheel is turned then; nil where it has come to rest.
    ///
    /// - Parameter wheel: Whose rows these are.
    func offset(of wheel: PickerWheel, at time: TimeInterval) -> CGFloat? {
        let target = CGFloat(wheel.selected - row) * wheel.rowHeight
        let distance = ScrollPhysics.springDistance(start - target, velocity: velocity, after: time - beginning)
        let speed = abs(
            ScrollPhysics.springDistance(start - target, velocity: velocity, after: time - beginning + 0.01) - distance
        )
        return abs(distance) < Self.restingDistance && speed < Self.restingDistance ? nil : target + distance
    }
}
