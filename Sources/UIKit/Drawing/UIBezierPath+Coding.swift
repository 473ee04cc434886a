import Foundation

extension UIBezierPath {
    private enum Key {
        static let kinds = "UIBezierPathElementTypes"
        static let points = "UIBezierPathPoints"
        static let lineWidth = "UIBezierPathLineWidth"
        static let lineCap = "UIBezierPathLineCapStyle"
        static let lineJoin = "UIBezierPathLineJoinStyle"
        static let miterLimit = "UIBezierPathMiterLimit"
        static let flatness = "UIBezierPathFlatness"
        static let isEvenOdd = "UIBezierPathUsesEvenOddFillRule"
        static let dashes = "UIBezierPathLineDashPattern"
        static let dashPhase = "UIBezierPathLineDashPhase"
    }

    func write(to coder: NSCoder) {
        var kinds: [UInt8] = []
        var points: [Double] = []
        cgPath.applyWithBlock { element in
            kinds.append(UInt8(element.pointee.type.rawValue))
            for index in 0..<element.pointee.type.pointCount {
                let point = element.pointee.points[index]
                points += [Double(point.x), Double(point.y)]
            }
        }
        coder.encode(Data(kinds) as NSData, forKey: Key.kinds)
        coder.encode(points.map { NSNumber(value: $0) } as NSArray, forKey: Key.points)
        coder.encode(Double(lineWidth), forKey: Key.lineWidth)
        coder.encode(Int(lineCapStyle.rawValue), forKey: Key.lineCap)
        coder.encode(Int(lineJoinStyle.rawValue), forKey: Key.lineJoin)
        coder.encode(Double(miterLimit), forKey: Key.miterLimit)
        coder.encode(Double(flatness), forKey: Key.flatness)
        coder.encode(usesEvenOddFillRule, forKey: Key.isEvenOdd)
        var (count, phase) = (0, CGFloat(0))
        getLineDash(nil, count: &count, phase: nil)
        guard count > 0 else { return }
        var lengths = [CGFloat](repeating: 0, count: count)
        getLineDash(&lengths, count: &count, phase: &phase)
        coder.encode(lengths.map { NSNumber(value: Double($0)) } as NSArray, forKey: Key.dashes)
        coder.encode(Double(phase), forKey: Key.dashPhase)
    }

    func read(from coder: NSCoder) {
        let kinds = coder.decodeObject(of: NSData.self, forKey: Key.kinds).map { [UInt8]($0 as Data) } ?? []
        var points = numbers(Key.points, of: coder)[...]
        for kind in kinds {
            let type = CGPathElementType(rawValue: Int32(kind))
            guard let type, points.count >= 2 * type.pointCount else { break }
            let taken = (0..<type.pointCount).map { _ in CGPoint(x: points.removeFirst(), y: points.removeFirst()) }
            switch type {
            case .moveToPoint: move(to: taken[0])
            case .addLineToPoint: addLine(to: taken[0])
            case .addQuadCurveToPoint: addQuadCurve(to: taken[1], controlPoint: taken[0])
            case .addCurveToPoint: addCurve(to: taken[2], controlPoint1: taken[0], controlPoint2: taken[1])
            case .closeSubpath: close()
            @unknown default: break
            }
        }
        lineWidth = CGFloat(coder.decodeDouble(forKey: Key.lineWidth))
        lineCapStyle = CGLineCap(rawValue: Int32(coder.decodeInteger(forKey: Key.lineCap))) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: Int32(coder.decodeInteger(forKey: Key.lineJoin))) ?? .miter
        miterLimit = CGFloat(coder.decodeDouble(forKey: Key.miterLimit))
        flatness = CGFloat(coder.decodeDouble(forKey: Key.flatness))
        usesEvenOddFillRule = coder.decodeBool(forKey: Key.isEvenOdd)
        let dashes = numbers(Key.dashes, of: coder)
        if !dashes.isEmpty {
            setLineDash(dashes, count: dashes.count, phase: CGFloat(coder.decodeDouble(forKey: Key.dashPhase)))
        }
    }

    private func numbers(_ key: String, of coder: NSCoder) -> [CGFloat] {
        // A key that isn't there raises on Linux.
        guard coder.containsValue(forKey: key) else { return [] }
        let numbers = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? [NSNumber] ?? []
        return numbers.map { CGFloat($0.doubleValue) }
    }
}

extension CGPathElementType {
    /// How many points an element of the kind has.
    fileprivate var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        @unknown default: 0
        }
    }
}
