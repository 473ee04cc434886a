import CFreeType
import CoreGraphics

/// A step of a glyph's outline, y downward from the baseline.
enum OutlineElement: Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    /// Reads FreeType's outline; quadratic curves become cubic ones.
    static func elements(of outline: inout FT_Outline, scale: Double) -> [OutlineElement] {
        let reader = Reader(scale: scale)
        var functions = FT_Outline_Funcs(
            move_to: { to, user in
                Reader.of(user)?.move(to)
                return 0
            },
            line_to: { to, user in
                Reader.of(user)?.line(to)
                return 0
            },
            conic_to: { control, to, user in
                Reader.of(user)?.quadratic(control, to)
                return 0
            },
            cubic_to: { first, second, to, user in
                Reader.of(user)?.cubic(first, second, to)
                return 0
            },
            shift: 0, delta: 0)
        FT_Outline_Decompose(&outline, &functions, Unmanaged.passUnretained(reader).toOpaque())
        return reader.finish()
    }

    private final class Reader {
        let scale: Double
        var elements: [OutlineElement] = []
        var current = CGPoint.zero

        init(scale: Double) { self.scale = scale }

        static func of(_ user: UnsafeMutableRawPointer?) -> Reader? {
            user.map { Unmanaged<Reader>.fromOpaque($0).takeUnretainedValue() }
        }

        func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
            guard let vector else { return current }
            return CGPoint(x: Double(vector.pointee.x) * scale, y: -Double(vector.pointee.y) * scale)
        }

        func move(_ to: UnsafePointer<FT_Vector>?) {
            if !elements.isEmpty { elements.append(.close) }
            current = point(to)
            elements.append(.move(current))
        }

        func line(_ to: UnsafePointer<FT_Vector>?) {
            current = point(to)
            elements.append(.line(current))
        }

        func quadratic(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
            let (start, control, end) = (current, point(control), point(to))
            func third(_ a: CGPoint) -> CGPoint {
                CGPoint(x: a.x + (control.x - a.x) * 2 / 3, y: a.y + (control.y - a.y) * 2 / 3)
            }
            elements.append(.curve(third(start), third(end), end))
            current = end
        }

        func cubic(
            _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?
        ) {
            let end = point(to)
            elements.append(.curve(point(first), point(second), end))
            current = end
        }

        func finish() -> [OutlineElement] {
            if !elements.isEmpty { elements.append(.close) }
            return elements
        }
    }
}
