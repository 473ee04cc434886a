/// How an object's time runs within its parent's: a layer's in its superlayer's, an animation's in its layer's or group's.
///
/// A time t of the parent is (t − beginTime) · speed + timeOffset of the object.
public protocol CAMediaTiming: AnyObject {
    /// Seconds of the parent's time. 0 by default: for an animation that means now.
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one cycle. 0 by default: for an animation that means the transaction's.
    var duration: CFTimeInterval { get set }
    /// How fast time runs against the parent's. 1 by default; 0 holds it.
    var speed: Float { get set }
    /// Seconds that the own time is ahead. 0 by default.
    var timeOffset: CFTimeInterval { get set }
    /// How many cycles; may be a fraction. 0, the default, is one.
    var repeatCount: Float { get set }
    /// For how many seconds cycles repeat; goes before `repeatCount` when it isn't 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each cycle is followed by one backward. False by default.
    var autoreverses: Bool { get set }
    /// What shows outside of the active time. Default: removed.
    var fillMode: CAMediaTimingFillMode { get set }
}
