/// When touches were, in the device's time.
///
/// A viewer's clock says how far its touches are from each other. On the way some take longer than others, as where a browser
/// draws or a device is busy, so that when they come says little of how fast a finger moved.
struct TouchClock {
    private struct Anchor {
        /// A moment by the viewer's clock, and the same by the device's; seconds.
        var viewer: Double
        var device: Double
        /// The last touch, by the viewer's clock.
        var last: Double
    }

    private var anchors: [Int: Anchor] = [:]
    /// A touch that comes so long after the one before, in seconds, has nothing to do with it.
    private static let pause = 1.0

    /// When a touch was.
    ///
    /// - Parameters:
    ///   - time: By the viewer's clock, in seconds.
    ///   - viewer: Whose it is.
    ///   - isFirst: Whether no finger was down before.
    ///   - guess: When it was if nothing else is known, in the device's time.
    ///   - latest: The latest that it can have been, likewise.
    ///   - speed: Seconds of the device for one of the viewer's.
    mutating func moment(
        of time: Double,
        from viewer: Int,
        isFirst: Bool,
        guess: Double,
        latest: Double,
        speed: Double
    ) -> Double {
        if let known = anchors[viewer], !isFirst || abs(time - known.last) < Self.pause {
            var anchor = known
            let moment = anchor.device + (time - anchor.viewer) * speed
            // It can't be in the future: the touches before it took longer on their way than it was thought.
            if moment > latest { anchor.device -= moment - latest }
            anchor.last = time
            anchors[viewer] = anchor
            return min(moment, latest)
        }
        anchors[viewer] = Anchor(viewer: time, device: guess, last: time)
        return guess
    }

    /// Forgets a viewer that has gone.
    mutating func forget(_ viewer: Int) { anchors[viewer] = nil }

    /// Forgets all: another device has another time.
    mutating func reset() { anchors = [:] }
}
