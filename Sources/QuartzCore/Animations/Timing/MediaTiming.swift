/// The values of `CAMediaTiming`, and what follows from them.
struct MediaTiming: Equatable {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Where in its cycles an animation is.
    struct Sample: Equatable {
        /// 0…1 within the cycle, backward ones counted down.
        var progress: Double
        /// How many whole cycles, there and back, came before.
        var cycle: Int
    }

    /// The parent's time in the own time.
    func localTime(at parentTime: CFTimeInterval) -> CFTimeInterval {
        (parentTime - beginTime) * Double(speed) + timeOffset
    }

    /// The own time in the parent's; where time stands still, the beginning.
    func parentTime(at localTime: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (localTime - timeOffset) / Double(speed) + beginTime
    }

    /// One cycle there, and back.
    private var cycleDuration: CFTimeInterval { autoreverses ? duration * 2 : duration }

    /// Seconds of own time for all cycles; may be infinite.
    var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let cycles = repeatCount > 0 ? Double(repeatCount) : 1
        return cycleDuration > 0 ? cycleDuration * cycles : 0
    }

    /// When the active time is over, in the parent's time; infinite where it never is.
    var end: CFTimeInterval {
        guard speed != 0 else { return .infinity }
        // Backward, the active time is passed from its end to its beginning.
        let left = speed > 0 ? activeDuration - timeOffset : activeDuration + timeOffset
        return beginTime + left / Double(abs(speed))
    }

    /// What to show at a time of the parent; nil for nothing.
    func sample(at parentTime: CFTimeInterval) -> Sample? {
        let active = activeDuration
        var time = localTime(at: parentTime)
        if speed < 0 { time += active.isFinite ? active : 0 }
        // A nanosecond is the clock's unit: what ends now has ended, whatever the rounding.
        let tolerance = 1e-9
        let (isBefore, isAfter) =
            speed < 0 ? (time > active + tolerance, time < 0) : (time < -tolerance, time >= active - tolerance)
        if isBefore {
            guard fillMode == .backwards || fillMode == .both else { return nil }
        } else if isAfter {
            guard fillMode == .forwards || fillMode == .both else { return nil }
        }
        return position(at: min(max(time, 0), active))
    }

    /// Where the cycles are after some active time.
    func position(at time: CFTimeInterval) -> Sample {
        let length = cycleDuration
        guard length > 0, length.isFinite else { return Sample(progress: duration > 0 ? 0 : 1, cycle: 0) }
        var cycle = (time / length).rounded(.down)
        var rest = time - cycle * length
        // The end of the last cycle belongs to it, not to a next one.
        if time > 0, rest < 1e-9, time >= activeDuration - 1e-9 {
            cycle -= 1
            rest = length
        }
        let progress = min(rest / duration, 2)
        return Sample(progress: progress > 1 ? (autoreverses ? 2 - progress : 1) : progress, cycle: Int(max(0, cycle)))
    }
}
