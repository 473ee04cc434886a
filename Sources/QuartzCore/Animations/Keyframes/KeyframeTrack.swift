/// A keyframe animation's way, made ready to be asked often.
struct KeyframeTrack {
    private let values: [LayerValue]
    /// When each part begins, and when the last one ends; one more than there are parts.
    private let times: [Double]
    private let parts: [Part]
    private let functions: [CAMediaTimingFunction]
    private let isDiscrete: Bool

    /// The way from one value to the next.
    private enum Part {
        case straight
        case hermite(start: [CGFloat], startSlope: [CGFloat], end: [CGFloat], endSlope: [CGFloat])
        case curve(PathSegment)
    }

    init(_ animation: CAKeyframeAnimation) {
        isDiscrete = animation.calculationMode == .discrete
        functions = animation.timingFunctions ?? []
        let isPaced = animation.calculationMode == .paced || animation.calculationMode == .cubicPaced
        if let path = animation.path {
            let segments = PathSegment.segments(of: path)
            values = segments.first.map { [.point($0.start)] + segments.map { .point($0.end) } } ?? []
            parts = segments.map(Part.curve)
        } else {
            values = (animation.values ?? []).map(LayerValue.init(any:))
            let isCubic = animation.calculationMode == .cubic || animation.calculationMode == .cubicPaced
            parts = isCubic ? Self.cubicParts(values, animation) : values.dropFirst().map { _ in .straight }
        }
        if isPaced, !parts.isEmpty {
            times = Self.pacedTimes(values, parts)
        } else {
            times = Self.times(animation.keyTimes, count: values.count, isDiscrete: isDiscrete)
        }
    }

    private static func times(_ given: [NSNumber]?, count: Int, isDiscrete: Bool) -> [Double] {
        let wanted = isDiscrete ? count + 1 : count
        if let given, given.count >= count, count > 0 {
            var times = given.prefix(wanted).map { min(max($0.doubleValue, 0), 1) }
            while times.count < wanted { times.append(1) }
            return times
        }
        guard wanted > 1 else { return [0] }
        return (0..<wanted).map { Double($0) / Double(wanted - 1) }
    }

    private static func pacedTimes(_ values: [LayerValue], _ parts: [Part]) -> [Double] {
        let lengths = parts.indices.map { index -> Double in
            switch parts[index] {
            case .straight: return Double(values[index].distance(to: values[index + 1]))
            case .curve(let segment): return Double(segment.length)
            case .hermite:
                let steps = (0...32).map { Self.value(values, parts[index], index, Double($0) / 32) }
                return Double(zip(steps, steps.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) })
            }
        }
        let total = lengths.reduce(0, +)
        guard total > 0 else { return (0...parts.count).map { Double($0) / Double(parts.count) } }
        var done = 0.0
        return [0]
            + lengths.map { length in
                done += length
                return done / total
            }
    }

    // MARK: Asking

    /// Which part a fraction of the whole time lies in, and how far.
    private func place(at progress: Double) -> (index: Int, fraction: Double)? {
        guard !values.isEmpty else { return nil }
        let last = isDiscrete ? values.count - 1 : parts.count - 1
        guard last >= 0 else { return (0, 0) }
        var index = 0
        while index < last, progress >= times[index + 1] { index += 1 }
        let (start, end) = (times[index], index + 1 < times.count ? times[index + 1] : 1)
        let fraction = end > start ? min(max((progress - start) / (end - start), 0), 1) : 1
        return (index, index < functions.count ? functions[index].progress(at: fraction) : fraction)
    }

    func value(at progress: Double) -> LayerValue? {
        guard let (index, fraction) = place(at: progress) else { return nil }
        guard !isDiscrete, index < parts.count else { return values[index] }
        return Self.value(values, parts[index], index, fraction)
    }

    private static func value(_ values: [LayerValue], _ part: Part, _ index: Int, _ fraction: Double) -> LayerValue {
        switch part {
        case .straight: return values[index].interpolated(to: values[index + 1], by: CGFloat(fraction))
        case .curve(let segment): return .point(segment.point(along: CGFloat(fraction)))
        case .hermite(let start, let startSlope, let end, let endSlope):
            let t = CGFloat(fraction)
            let (square, cube) = (t * t, t * t * t)
            let (h1, h2) = (2 * cube - 3 * square + 1, cube - 2 * square + t)
            let (h3, h4) = (3 * square - 2 * cube, cube - square)
            return values[index].with(
                components: start.indices.map {
                    h1 * start[$0] + h2 * startSlope[$0] + h3 * end[$0] + h4 * endSlope[$0]
                }
            )
        }
    }

    /// Radians, clockwise from x, in which the path goes; nil without a path.
    func angle(at progress: Double) -> CGFloat? {
        guard let (index, fraction) = place(at: progress), index < parts.count,
            case .curve(let segment) = parts[index]
        else { return nil }
        return segment.angle(along: CGFloat(fraction))
    }

    // MARK: Cubic curves

    /// Kochanek and Bartels' splines ("Interpolating splines with local tension, continuity, and bias control", 1984);
    /// with zeros they are Catmull and Rom's.
    private static func cubicParts(_ values: [LayerValue], _ animation: CAKeyframeAnimation) -> [Part] {
        let points = values.map(\.components)
        func parameter(_ list: [NSNumber]?, _ index: Int) -> CGFloat {
            guard let list, index < list.count else { return 0 }
            return CGFloat(list[index].doubleValue)
        }
        func slopes(_ index: Int) -> (into: [CGFloat], out: [CGFloat])? {
            guard let here = points[index] else { return nil }
            let before = (index > 0 ? points[index - 1] : nil) ?? here
            let after = (index + 1 < points.count ? points[index + 1] : nil) ?? here
            guard before.count == here.count, after.count == here.count else { return nil }
            let (t, c, b) = (
                parameter(animation.tensionValues, index), parameter(animation.continuityValues, index),
                parameter(animation.biasValues, index)
            )
            func slope(_ first: CGFloat, _ second: CGFloat) -> [CGFloat] {
                here.indices.map { first * (here[$0] - before[$0]) / 2 + second * (after[$0] - here[$0]) / 2 }
            }
            let tension = 1 - t
            return (
                slope(tension * (1 - c) * (1 + b), tension * (1 + c) * (1 - b)),
                slope(tension * (1 + c) * (1 + b), tension * (1 - c) * (1 - b))
            )
        }
        return values.indices.dropLast().map { index in
            guard let start = points[index], let end = points[index + 1], let first = slopes(index),
                let second = slopes(index + 1), start.count == end.count
            else { return .straight }
            return .hermite(start: start, startSlope: first.out, end: end, endSlope: second.into)
        }
    }
}

extension LayerValue {
    /// The numbers of geometry; nil for what isn't made of them.
    fileprivate var components: [CGFloat]? {
        switch self {
        case .number(let value): [value]
        case .point(let value): [value.x, value.y]
        case .size(let value): [value.width, value.height]
        case .rect(let value): [value.origin.x, value.origin.y, value.size.width, value.size.height]
        case .numbers(let values): values
        default: nil
        }
    }

    /// A value of the same kind with other numbers.
    fileprivate func with(components c: [CGFloat]) -> LayerValue {
        switch self {
        case .number: .number(c[0])
        case .point: .point(CGPoint(x: c[0], y: c[1]))
        case .size: .size(CGSize(width: c[0], height: c[1]))
        case .rect: .rect(CGRect(x: c[0], y: c[1], width: c[2], height: c[3]))
        case .numbers: .numbers(c)
        default: self
        }
    }
}
