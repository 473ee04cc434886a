import CCairo
import Foundation

// MARK: Building the current path

extension CGContext {
    /// Forgets the current path.
    public func beginPath() {
        devicePath.elements = []
        devicePath.subpathStart = nil
    }

    /// Begins a subpath at a point in user space.
    public func move(to point: CGPoint) { devicePath.move(to: point, transform: state.matrix) }

    /// Adds a line from the current point to one in user space.
    public func addLine(to point: CGPoint) { devicePath.addLine(to: point, transform: state.matrix) }

    /// Adds a curve with one control point, in user space.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        devicePath.addQuadCurve(to: end, control: control, transform: state.matrix)
    }

    /// Adds a curve with two control points, in user space.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        devicePath.addCurve(to: end, control1: control1, control2: control2, transform: state.matrix)
    }

    /// Joins the current subpath's end to its start.
    public func closePath() { devicePath.closeSubpath() }

    /// Adds a closed rectangle, in user space.
    public func addRect(_ rect: CGRect) { devicePath.addRect(rect, transform: state.matrix) }

    /// Adds closed rectangles, in user space.
    public func addRects(_ rects: [CGRect]) { devicePath.addRects(rects, transform: state.matrix) }

    /// Adds an open subpath through points in user space.
    public func addLines(between points: [CGPoint]) { devicePath.addLines(between: points, transform: state.matrix) }

    /// Adds the ellipse inside a rectangle, in user space.
    public func addEllipse(in rect: CGRect) { devicePath.addEllipse(in: rect, transform: state.matrix) }

    /// Adds an arc of a circle, after a line to its start where there is a current point.
    ///
    /// - Parameter clockwise: As in a space whose y points up; where y points down true turns counterclockwise.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        devicePath.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise,
            transform: state.matrix
        )
    }

    /// Rounds the corner at the first tangent's end; the radius is in user space units.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        devicePath.addArc(
            tangent1End: tangent1End,
            tangent2End: tangent2End,
            radius: radius,
            transform: state.matrix
        )
    }

    /// Adds a path given in user space.
    public func addPath(_ path: CGPath) { devicePath.addPath(path, transform: state.matrix) }

    /// Turns the current path into the outline of its stroke.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        let dashed =
            state.dashLengths.isEmpty
            ? path : path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
        let outline = dashed.copy(
            strokingWithWidth: state.lineWidth,
            lineCap: state.lineCap,
            lineJoin: state.lineJoin,
            miterLimit: state.miterLimit
        )
        beginPath()
        addPath(outline)
    }
}

// MARK: Asking the current path

extension CGContext {
    /// The current path, in user space; nil when it is empty.
    public var path: CGPath? { devicePath.isEmpty ? nil : devicePath.applying(state.matrix.inverted()) }

    /// Whether nothing was added since the path was begun, filled, stroked or clipped to.
    public var isPathEmpty: Bool { devicePath.isEmpty }

    /// Where the next line would begin, in user space; zero for an empty path.
    public var currentPointOfPath: CGPoint { devicePath.currentPoint.applying(state.matrix.inverted()) }

    /// Around all points of the current path, control points too, in user space; null for an empty one.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Whether drawing the current path in that mode would paint the point, which is in user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path else { return false }
        switch mode {
        case .fill, .fillStroke: return path.contains(point)
        case .eoFill, .eoFillStroke: return path.contains(point, using: .evenOdd)
        case .stroke:
            let outline = path.copy(
                strokingWithWidth: state.lineWidth,
                lineCap: state.lineCap,
                lineJoin: state.lineJoin,
                miterLimit: state.miterLimit
            )
            return outline.contains(point)
        }
    }
}

// MARK: Drawing paths

extension CGContext {
    /// Draws the current path and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let elements = devicePath.elements
        beginPath()
        switch mode {
        case .fill: fill(elements, .winding)
        case .eoFill: fill(elements, .evenOdd)
        case .stroke: stroke(elements)
        case .fillStroke:
            fill(elements, .winding)
            stroke(elements)
        case .eoFillStroke:
            fill(elements, .evenOdd)
            stroke(elements)
        }
    }

    /// Fills the current path and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }

    /// Strokes the current path and clears it.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills a rectangle in user space, without touching the current path.
    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Fills rectangles together, so that where they overlap they are painted once.
    public func fill(_ rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects, transform: state.matrix)
        fill(path.elements, .winding)
    }

    /// Fills the ellipse inside a rectangle in user space.
    public func fillEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: state.matrix)
        fill(path.elements, .winding)
    }

    /// Strokes a rectangle; half of the line lies outside.
    public func stroke(_ rect: CGRect) {
        let path = CGMutablePath()
        path.addRect(rect, transform: state.matrix)
        stroke(path.elements)
    }

    /// Strokes a rectangle with another line width, in user space units.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = before
    }

    /// Strokes the ellipse inside a rectangle in user space.
    public func strokeEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: state.matrix)
        stroke(path.elements)
    }

    /// Draws lines between each two points.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = CGMutablePath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index], transform: state.matrix)
            path.addLine(to: points[index + 1], transform: state.matrix)
        }
        stroke(path.elements)
    }

    /// Makes the rectangle transparent, or black in an opaque context.
    public func clear(_ rect: CGRect) {
        let (mode, shadow, masks) = (state.blendMode, state.shadow, state.masks)
        state.blendMode = .clear
        state.shadow = nil
        state.masks = []
        fill(rect)
        (state.blendMode, state.shadow, state.masks) = (mode, shadow, masks)
    }

    /// Fills a path given in user space, without touching the current one.
    package func fill(_ path: CGPath, using rule: CGPathFillRule = .winding) {
        fill(path.applying(state.matrix).elements, rule)
    }

    private func fill(_ elements: [PathElement], _ rule: CGPathFillRule) {
        guard !elements.isEmpty else { return }
        paint(within: CGRect(around: elements.lazy.flatMap(\.points))) { cairo in
            withDeviceSpace(cairo) {
                cairo_new_path(cairo)
                append(elements, to: cairo)
            }
            cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
            setFillSource(cairo)
            if state.fillPattern != nil, state.alpha * state.fillColor.alpha < 1 {
                paintClipped(cairo, alpha: state.alpha * state.fillColor.alpha)
            } else if state.blendMode.reachesOutsideShape {
                paintClipped(cairo, alpha: 1)
            } else {
                cairo_fill(cairo)
            }
        }
    }

    private func stroke(_ elements: [PathElement]) {
        guard !elements.isEmpty else { return }
        paintWithColor(stroking: true) { cairo in
            withDeviceSpace(cairo) {
                cairo_new_path(cairo)
                append(elements, to: cairo)
            }
            cairo_stroke(cairo)
        }
    }

    /// Paints the source inside Cairo's current path only, even with a blend mode that would reach further.
    func paintClipped(_ cairo: OpaquePointer, alpha: CGFloat) {
        cairo_save(cairo)
        cairo_clip(cairo)
        cairo_paint_with_alpha(cairo, alpha)
        cairo_restore(cairo)
    }
}

// MARK: Clipping

extension CGContext {
    /// Limits drawing to the current path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        let elements = devicePath.elements
        beginPath()
        clip(elements, rule)
    }

    /// Limits drawing to a rectangle in user space, within what the clip was.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Limits drawing to what any of the rectangles covers.
    public func clip(to rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects, transform: state.matrix)
        clip(path.elements, .winding)
    }

    /// Limits drawing to a path given in user space, without touching the current one.
    package func clip(to path: CGPath, using rule: CGPathFillRule = .winding) {
        clip(path.applying(state.matrix).elements, rule)
    }

    /// Limits drawing to where an image says so; its top lies at the rectangle's greatest y.
    ///
    /// - Parameter mask: A mask, an image of grays, whose light counts, or another one, whose alpha counts.
    /// - Note: Costs a picture of the clip's size for each drawing.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        let rect = rect.standardized
        guard rect.isFinite, rect.width > 0, rect.height > 0,
            let alpha = mask.content == .gray ? mask.lightAsAlpha() : mask
        else { return }
        state.masks.append(GraphicsState.Mask(image: alpha, matrix: placement(of: alpha, in: rect, isUpright: false)))
    }

    /// Takes all clips back, also those of before the last `saveGState`.
    public func resetClip() {
        cairo_reset_clip(cairo)
        state.masks = []
    }

    /// What can be drawn on, in user space; zero when everything is clipped away.
    public var boundingBoxOfClipPath: CGRect {
        let area = deviceClip
        guard area.width > 0, area.height > 0, state.matrix.isUsable else { return .zero }
        return area.applying(state.matrix.inverted())
    }

    private func clip(_ elements: [PathElement], _ rule: CGPathFillRule) {
        withDeviceSpace(cairo) {
            cairo_new_path(cairo)
            append(elements, to: cairo)
        }
        cairo_set_antialias(cairo, state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
        cairo_clip(cairo)
        cairo_new_path(cairo)
    }
}
