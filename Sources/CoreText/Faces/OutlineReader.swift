import CFreeType
import CoreGraphics

/// Makes a path of FreeType's outlines; y turns downward.
final class OutlineReader {
    private let scale: Double
    private let path = CGMutablePath()
    private var isOpen = false

    private init(scale: Double) { self.scale = scale }

    /// - Parameter scale: Units of the path for one of FreeType's, which are 1/64 of a pixel.
    static func path(of outline: inout FT_Outline, scale: Double) -> CGPath {
        let reader = OutlineReader(scale: scale)
        var functions = FT_Outline_Funcs(
            move_to: { to, user in
                OutlineReader.of(user)?.move(to)
                return 0
            },
            line_to: { to, user in
                OutlineReader.of(user)?.line(to)
                return 0
            },
            conic_to: { control, to, user in
                OutlineReader.of(user)?.quadratic(control, to)
                return 0
            },
            cubic_to: { first, second, to, user in
                OutlineReader.of(user)?.cubic(first, second, to)
                return 0
            },
            shift: 0,
            delta: 0
        )
        FT_Outline_Decompose(&outline, &functions, Unmanaged.passUnretained(reader).toOpaque())
        if reader.isOpen { reader.path.closeSubpath() }
        return reader.path
    }

    private static func of(_ user: UnsafeMutableRawPointer?) -> OutlineReader? {
        user.map { Unmanaged<OutlineReader>.fromOpaque($0).takeUnretainedValue() }
    }

    private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
        guard let vector else { return .zero }
        return CGPoint(x: Double(vector.pointee.x) * scale, y: -Double(vector.pointee.y) * scale)
    }

    private func move(_ to: UnsafePointer<FT_Vector>?) {
        if isOpen { path.closeSubpath() }
        isOpen = true
        path.move(to: point(to))
    }

    private func line(_ to: UnsafePointer<FT_Vector>?) { path.addLine(to: point(to)) }

    private func quadratic(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
        path.addQuadCurve(to: point(to), control: point(control))
    }

    private func cubic(
        _ first: UnsafePointer<FT_Vector>?,
        _ second: UnsafePointer<FT_Vector>?,
        _ to: UnsafePointer<FT_Vector>?
    ) {
        path.addCurve(to: point(to), control1: point(first), control2: point(second))
    }
}
