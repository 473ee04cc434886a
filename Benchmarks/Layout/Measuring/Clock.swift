import Foundation

/// Measures calls.
@MainActor
struct Clock {
    /// How long a call is measured again and again, in seconds.
    var budget = 0.4

    /// Nanoseconds on the monotonic clock.
    static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) }

    /// The median of a call's durations, in nanoseconds; `prepare` isn't counted.
    func median(preparing prepare: () -> Void = {}, _ work: () -> Void) -> Double {
        var samples: [Double] = []
        let end = Self.now + budget * 1e9
        while samples.count < 5 || (Self.now < end && samples.count < 4000) {
            prepare()
            let started = Self.now
            work()
            samples.append(Self.now - started)
        }
        samples.sort()
        return samples[samples.count / 2]
    }
}
