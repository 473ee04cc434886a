import Foundation

/// Values at moments.
open class SKKeyframeSequence: NSObject, @unchecked Sendable {
    private var frames: [(time: CGFloat, value: Any)]

    /// Values, and when they hold: 0…1 of a particle's life.
    public init(keyframeValues values: [Any], times: [NSNumber]) {
        frames = zip(times, values).map { (CGFloat($0.doubleValue), $1) }
        super.init()
    }

    /// Room for values.
    public convenience init(capacity numItems: Int) { self.init(keyframeValues: [], times: []) }

    /// How many there are.
    open func count() -> Int { frames.count }
    /// Adds one.
    open func addKeyframeValue(_ value: Any, time: CGFloat) { frames.append((time, value)) }
    /// Takes the last one away.
    open func removeLastKeyframe() { _ = frames.popLast() }
    /// The value of an index.
    open func getKeyframeValue(for index: Int) -> Any { frames[index].value }
    /// The moment of an index.
    open func getKeyframeTime(for index: Int) -> CGFloat { frames[index].time }
}
