import CCairo
import Foundation

extension cairo_matrix_t {
    init(_ t: CGAffineTransform) {
        self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    }
}

extension cairo_matrix_t {
    /// Where a picture is looked up for a pixel of device space, in numbers that its renderer can count in exactly.
    ///
    /// Pixman counts in 1/65536; Cairo makes up for the rounding in the middle of what is drawn, so that a pixel's color would
    /// depend on how much is drawn beside it. Here the picture's middle is exact and its edges are off by less than a
    /// hundredth of a pixel for each 700 pixels.
    ///
    /// - Parameters:
    ///   - placement: From the picture's pixels to device space.
    ///   - size: In the picture's pixels.
    init(sampling placement: CGAffineTransform, width: Int, height: Int) {
        let inverse = placement.inverted()
        func round(_ value: CGFloat, _ unit: CGFloat) -> CGFloat { (value * unit).rounded() / unit }
        let (a, b) = (round(inverse.a, 32_768), round(inverse.b, 32_768))
        let (c, d) = (round(inverse.c, 32_768), round(inverse.d, 32_768))
        let middle = CGPoint(x: CGFloat(width) / 2, y: CGFloat(height) / 2)
        let place = middle.applying(placement)
        self.init(
            xx: a,
            yx: b,
            xy: c,
            yy: d,
            x0: round(middle.x - a * place.x - c * place.y, 65_536),
            y0: round(middle.y - b * place.x - d * place.y, 65_536)
        )
    }
}

extension CGAffineTransform {
    /// Whether Cairo takes the matrix; one that it refuses would end all drawing in that context.
    var isUsable: Bool {
        let determinant = self.determinant
        return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
            && abs(tx) < 1e7 && abs(ty) < 1e7
    }

    /// Whether pixels fall on pixels: a shift by whole numbers.
    var isPixelShift: Bool { isPixelShift(width: 1, height: 1) }

    /// Whether every pixel of an image falls on a pixel, to within a twentieth.
    func isPixelShift(width: Int, height: Int) -> Bool {
        let tolerance = 0.05
        let (width, height) = (CGFloat(width), CGFloat(height))
        return abs(a - 1) * width < tolerance && abs(d - 1) * height < tolerance && abs(b) * width < tolerance
            && abs(c) * height < tolerance && abs(tx - tx.rounded()) < tolerance && abs(ty - ty.rounded()) < tolerance
    }
}

extension CGRect {
    var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}

extension CGBlendMode {
    /// Cairo's name for the mode.
    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        // Not Cairo's: see `darken(by:)`.
        case .plusDarker: CAIRO_OPERATOR_SOURCE
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// Whether Cairo would also change what lies outside the shape, which Quartz leaves alone.
    var reachesOutsideShape: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}

/// Appends a path to Cairo's current one, in whatever space Cairo's matrix is.
///
/// Points are cut to four million units, as Cairo counts in 24 bits; what isn't a number is left out.
func append(_ elements: [PathElement], to cairo: OpaquePointer) {
    func cut(_ value: CGFloat) -> CGFloat { min(max(value, -4_000_000), 4_000_000) }
    var current = CGPoint.zero
    for element in elements {
        guard element.points.allSatisfy({ !$0.x.isNaN && !$0.y.isNaN }) else { continue }
        switch element {
        case .move(let point):
            cairo_move_to(cairo, cut(point.x), cut(point.y))
            current = point
        case .line(let point):
            cairo_line_to(cairo, cut(point.x), cut(point.y))
            current = point
        case .quadCurve(let end, let control):
            let (first, second) = BezierCurve.cubicControls(from: current, control: control, to: end)
            cairo_curve_to(cairo, cut(first.x), cut(first.y), cut(second.x), cut(second.y), cut(end.x), cut(end.y))
            current = end
        case .curve(let end, let first, let second):
            cairo_curve_to(cairo, cut(first.x), cut(first.y), cut(second.x), cut(second.y), cut(end.x), cut(end.y))
            current = end
        case .close:
            cairo_close_path(cairo)
            var x = 0.0
            var y = 0.0
            cairo_get_current_point(cairo, &x, &y)
            current = CGPoint(x: x, y: y)
        }
    }
}
