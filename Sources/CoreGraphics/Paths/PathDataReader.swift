import Foundation

/// Reads the `d` of an SVG's path: letters for what to do, each followed by numbers.
///
/// What follows a mistake is left out, as SVG asks for.
struct PathDataReader {
    private let bytes: [UInt8]
    private var place = 0
    private let path = CGMutablePath()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The control point that a smooth curve mirrors, and the letter of the curve that it belongs to.
    private var control: (point: CGPoint, of: UInt8)?

    private init(_ text: String) { bytes = Array(text.utf8) }

    /// The path of a text, in the text's own space.
    static func path(_ text: String) -> CGPath {
        var reader = PathDataReader(text)
        reader.read()
        return reader.path.copy() ?? CGMutablePath()
    }

    private mutating func read() {
        var command: UInt8 = 0
        while let next = peek() {
            if next.isLetter {
                command = next
                place += 1
            } else if command == 0 || command | 0x20 == UInt8(ascii: "z") {
                return
            }
            guard perform(command) else { return }
            // Further pairs after a move are lines.
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
    }

    /// One step of a command; false at a mistake.
    private mutating func perform(_ command: UInt8) -> Bool {
        let isRelative = command & 0x20 != 0
        let letter = command | 0x20
        let previous = control
        control = nil
        if letter != UInt8(ascii: "m"), path.isEmpty { path.move(to: current) }
        switch letter {
        case UInt8(ascii: "m"):
            guard let point = point(isRelative) else { return false }
            path.move(to: point)
            (current, start) = (point, point)
        case UInt8(ascii: "l"):
            guard let point = point(isRelative) else { return false }
            line(to: point)
        case UInt8(ascii: "h"):
            guard let x = number() else { return false }
            line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
        case UInt8(ascii: "v"):
            guard let y = number() else { return false }
            line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
        case UInt8(ascii: "c"):
            guard let first = point(isRelative), let second = point(isRelative), let end = point(isRelative) else {
                return false
            }
            curve(first, second, end)
        case UInt8(ascii: "s"):
            guard let second = point(isRelative), let end = point(isRelative) else { return false }
            curve(mirrored(previous, of: UInt8(ascii: "c")), second, end)
        case UInt8(ascii: "q"):
            guard let middle = point(isRelative), let end = point(isRelative) else { return false }
            quadCurve(middle, end)
        case UInt8(ascii: "t"):
            guard let end = point(isRelative) else { return false }
            quadCurve(mirrored(previous, of: UInt8(ascii: "q")), end)
        case UInt8(ascii: "a"):
            return arc(isRelative)
        case UInt8(ascii: "z"):
            path.closeSubpath()
            current = start
        default:
            return false
        }
        return true
    }

    private mutating func line(to point: CGPoint) {
        path.addLine(to: point)
        current = point
    }

    private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        path.addCurve(to: end, control1: first, control2: second)
        control = (second, UInt8(ascii: "c"))
        current = end
    }

    private mutating func quadCurve(_ middle: CGPoint, _ end: CGPoint) {
        path.addQuadCurve(to: end, control: middle)
        control = (middle, UInt8(ascii: "q"))
        current = end
    }

    private func mirrored(_ control: (point: CGPoint, of: UInt8)?, of letter: UInt8) -> CGPoint {
        guard let control, control.of == letter else { return current }
        return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
    }

    private mutating func arc(_ isRelative: Bool) -> Bool {
        guard let radiusX = number(), let radiusY = number(), let degrees = number(), let isLarge = flag(),
            let isSweep = flag(), let end = point(isRelative)
        else { return false }
        let arc = EllipticArc(
            from: current,
            to: end,
            radii: CGSize(width: abs(radiusX), height: abs(radiusY)),
            angle: degrees * .pi / 180,
            isLarge: isLarge,
            isSweep: isSweep
        )
        if let arc { arc.add(to: path) } else { path.addLine(to: end) }
        current = end
        return true
    }

    // MARK: Numbers

    private mutating func peek() -> UInt8? {
        while place < bytes.count, bytes[place].isSpace || bytes[place] == UInt8(ascii: ",") { place += 1 }
        return place < bytes.count ? bytes[place] : nil
    }

    private mutating func point(_ isRelative: Bool) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
    }

    /// "0" or "1", which need nothing between them.
    private mutating func flag() -> Bool? {
        guard let next = peek(), next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else { return nil }
        place += 1
        return next == UInt8(ascii: "1")
    }

    /// A number ends where another sign or a second point begins: "1.5.5-2" is three.
    private mutating func number() -> CGFloat? {
        guard peek() != nil else { return nil }
        let first = place
        skipSign()
        skipDigits()
        if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
            place += 1
            skipDigits()
        }
        if place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") {
            let exponent = place
            place += 1
            skipSign()
            let digits = place
            skipDigits()
            if digits == place { place = exponent }
        }
        guard let value = Double(String(decoding: bytes[first..<place], as: UTF8.self)), value.isFinite else {
            place = first
            return nil
        }
        return CGFloat(value)
    }

    private mutating func skipSign() {
        if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") { place += 1 }
    }

    private mutating func skipDigits() {
        while place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) { place += 1 }
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
    fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension CGPath {
    /// The path that the `d` of an SVG's path element describes, in its own space, whose y grows downwards.
    package static func fromPathData(_ text: String) -> CGPath { PathDataReader.path(text) }
}
