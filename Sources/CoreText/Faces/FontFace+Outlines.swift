import CoreGraphics
import Platform

extension FontFace {
    /// The outline of a glyph, y downward from the baseline.
    ///
    /// - Parameter size: Points an em.
    package func outlinePath(of glyph: UInt32, size: Double) -> CGPath {
        let path = CGMutablePath()
        for element in withRasterizer({ $0.outline(of: glyph, size: size, style: SyntheticStyle()) }) {
            switch element {
            case .move(let point): path.move(to: point)
            case .line(let point): path.addLine(to: point)
            case .curve(let control1, let control2, let end):
                path.addCurve(to: end, control1: control1, control2: control2)
            case .close: path.closeSubpath()
            }
        }
        return path
    }

    /// The font of icons that stand for the system's symbols (CupertinoIcons); nil when its file is gone.
    package static let symbols: FontFace? = {
        guard let folder = ResourceFolder(module: "CoreText") else { return nil }
        return try? FontFace(path: folder.url.appendingPathComponent("Fonts/CupertinoIcons.ttf").path)
    }()
}
