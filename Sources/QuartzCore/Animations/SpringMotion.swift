/// The way of a mass on a damped spring from 0 to 1, in closed form.
///
/// The displacement x = 1 − value satisfies m·x″ + c·x′ + k·x = 0 with x(0) = 1 and x′(0) = −velocity.
package struct SpringMotion: Equatable, Sendable {
    /// The frequency without damping, in radians per second.
    package let frequency: Double
    /// The share of critical damping: 1 is critical, less swings.
    package let dampingRatio: Double
    /// The speed at the start, in whole ways per second.
    package let velocity: Double

    package init(mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool = false) {
        let (mass, stiffness) = (max(mass, 1e-9), max(stiffness, 1e-9))
        let ratio = max(damping, 0) / (2 * (mass * stiffness).squareRoot())
        self.init(
            frequency: (stiffness / mass).squareRoot(),
            // Core Animation's springs never creep: more than critical damping counts as critical (PR-M16).
            dampingRatio: allowsOverdamping ? ratio : min(ratio, 1),
            velocity: velocity
        )
    }

    package init(frequency: Double, dampingRatio: Double, velocity: Double) {
        self.frequency = frequency
        // Next to critical damping the formula of a swinging spring loses all its digits.
        self.dampingRatio = abs(dampingRatio - 1) < 1e-4 ? 1 : dampingRatio
        self.velocity = velocity
    }

    /// The spring of a damping ratio that comes to rest in a given time.
    package init(settlingIn duration: Double, dampingRatio: Double, velocity: Double) {
        let ratio = min(max(dampingRatio, 0.01), 1)
        var (low, high) = (1e-3, 1e3)
        // A shorter time needs a stiffer spring.
        let goal = max(duration, 1e-3)
        while SpringMotion(frequency: high, dampingRatio: ratio, velocity: velocity).settlingDuration > goal, high < 1e9
        {
            high *= 2
        }
        for _ in 0..<100 {
            let middle = (low * high).squareRoot()
            let spring = SpringMotion(frequency: middle, dampingRatio: ratio, velocity: velocity)
            if spring.settlingDuration > goal { low = middle } else { high = middle }
        }
        self.init(frequency: high, dampingRatio: ratio, velocity: velocity)
    }

    /// How much of the way is done after some seconds; may go beyond 1.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let (w, z) = (frequency, dampingRatio)
        if z < 1 {
            let swing = w * (1 - z * z).squareRoot()
            let second = (z * w - velocity) / swing
            return 1 - exp(-z * w * time) * (cos(swing * time) + second * sin(swing * time))
        }
        if z == 1 { return 1 - exp(-w * time) * (1 + (w - velocity) * time) }
        let root = w * (z * z - 1).squareRoot()
        let (slow, fast) = (-z * w + root, -z * w - root)
        let share = (-velocity - fast) / (slow - fast)
        return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
    }

    /// Seconds until the spring stays within a thousandth of its end.
    ///
    /// For a spring that swings, the sum of both swings' sizes is taken for its reach: with the default values that gives
    /// the 1.4727 s that Core Animation reports. Critical damping gives the 0.40 s of PR-M9.
    package var settlingDuration: Double {
        let rest = 1e-3
        let (w, z) = (frequency, dampingRatio)
        if z < 1 {
            guard z > 0 else { return .infinity }
            let second = abs((z * w - velocity) / (w * (1 - z * z).squareRoot()))
            return max(0, log((1 + second) / rest) / (z * w))
        }
        func reach(_ time: Double) -> Double {
            if z == 1 { return (1 + abs(w - velocity) * time) * exp(-w * time) }
            return abs(1 - value(at: time))
        }
        // From the far side: the reach falls there.
        var (low, high) = (z == 1 && velocity > 2 * w ? 1 / w : 0, 1 / w)
        while reach(high) > rest, high < 1e6 { high *= 2 }
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if reach(middle) > rest { low = middle } else { high = middle }
        }
        return high
    }
}
