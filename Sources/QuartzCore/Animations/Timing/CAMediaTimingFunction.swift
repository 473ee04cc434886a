/// How progress follows time: a cubic curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, NSCopying, @unchecked Sendable {
    private let first: SIMD2<Double>
    private let second: SIMD2<Double>

    /// One of the named paces; an unknown name is linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// A cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - c1x: Time of the first control point, 0…1; more is cut off, as time can't run backward.
    ///   - c1y: Its progress; may leave 0…1, and the animation goes too far then.
    ///   - c2x: Time of the second control point.
    ///   - c2y: Its progress.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        func unit(_ value: Float) -> Double { min(max(Self.exact(value), 0), 1) }
        first = SIMD2(unit(c1x), Self.exact(c1y))
        second = SIMD2(unit(c2x), Self.exact(c2y))
    }

    /// Archives aren't read: linear.
    public convenience required init?(coder: NSCoder) { self.init(name: .linear) }

    /// 0.42 and not the nearest float, so that the named curves are what their definitions say.
    private static func exact(_ value: Float) -> Double {
        guard value.isFinite else { return 0 }
        let decimal = (Double(value) * 1e6).rounded() / 1e6
        return Float(decimal) == value ? decimal : Double(value)
    }

    /// Stores one of the four points of the curve, 0…3, as x and y.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [SIMD2(0, 0), first, second, SIMD2(1, 1)]
        guard points.indices.contains(idx) else { return }
        (ptr[0], ptr[1]) = (Float(points[idx].x), Float(points[idx].y))
    }

    /// The progress at a fraction of the time, to 1e-12; 0 and 1 outside of it.
    package func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        if first.x == first.y, second.x == second.y { return time }
        return Self.curve(first.y, second.y, parameter(at: time))
    }

    /// The parameter where the curve's x is a time: Newton's method, and bisection where that leaves the interval.
    private func parameter(at time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var parameter = time
        for _ in 0..<64 {
            let error = Self.curve(first.x, second.x, parameter) - time
            if abs(error) < 1e-13 { return parameter }
            if error > 0 { high = parameter } else { low = parameter }
            let slope = Self.slope(first.x, second.x, parameter)
            let next = parameter - error / slope
            parameter = slope != 0 && next > low && next < high ? next : (low + high) / 2
        }
        return parameter
    }

    private static func curve(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
    }

    private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAMediaTimingFunction else { return false }
        return first == other.first && second == other.second
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(first)
        hasher.combine(second)
        return hasher.finalize()
    }
}
