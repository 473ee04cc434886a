import CoreGraphics
import UIKit

/// Draws annotations as readers show them.
struct AnnotationDrawing {
    private let annotation: PDFAnnotation
    private let bounds: CGRect

    init(_ annotation: PDFAnnotation) { (self.annotation, bounds) = (annotation, annotation.bounds) }

    func draw(in context: CGContext) {
        context.saveGState()
        context.setStrokeColor(annotation.color.cgColor)
        context.setFillColor(annotation.color.cgColor)
        let width = annotation.border?.lineWidth ?? 1
        context.setLineWidth(width)
        context.setLineDash(phase: 0, lengths: annotation.border?.dashes ?? [])
        let inner = bounds.insetBy(dx: width / 2, dy: width / 2)
        switch annotation.type.map({ PDFAnnotationSubtype(rawValue: "/\($0)") }) {
        case .highlight:
            context.setBlendMode(.multiply)
            for line in lines { context.fill(line) }
        case .underline:
            for line in lines { stroke(from: line.minX, to: line.maxX, y: line.minY + width, in: context) }
        case .strikeOut:
            for line in lines { stroke(from: line.minX, to: line.maxX, y: line.midY, in: context) }
        case .square: paint(CGPath(rect: inner, transform: nil), in: context)
        case .circle: paint(CGPath(ellipseIn: inner, transform: nil), in: context)
        case .line:
            context.move(to: place(annotation.startPoint))
            context.addLine(to: place(annotation.endPoint))
            context.strokePath()
        case .ink:
            context.translateBy(x: bounds.minX, y: bounds.minY)
            for path in annotation.paths ?? [] {
                context.setLineWidth(annotation.border?.lineWidth ?? path.lineWidth)
                context.addPath(path.cgPath)
                context.strokePath()
            }
        case .freeText: write(annotation.contents, on: annotation.color, in: context)
        case .widget: write(annotation.widgetStringValue, on: nil, in: context)
        default: break
        }
        context.restoreGState()
    }

    private func place(_ point: CGPoint) -> CGPoint { CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y) }

    /// The marked lines; the whole annotation where they aren't told apart.
    private var lines: [CGRect] {
        let points = (annotation.quadrilateralPoints ?? []).map { place($0.cgPointValue) }
        guard points.count >= 4 else { return [bounds] }
        return stride(from: 0, to: points.count - 3, by: 4).map { start in
            points[start..<start + 4].reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
        }
    }

    private func stroke(from left: CGFloat, to right: CGFloat, y: CGFloat, in context: CGContext) {
        context.move(to: CGPoint(x: left, y: y))
        context.addLine(to: CGPoint(x: right, y: y))
        context.strokePath()
    }

    private func paint(_ path: CGPath, in context: CGContext) {
        if let interior = annotation.interiorColor {
            context.setFillColor(interior.cgColor)
            context.addPath(path)
            context.fillPath()
        }
        guard annotation.border?.lineWidth != 0 else { return }
        context.addPath(path)
        context.strokePath()
    }

    private func write(_ text: String?, on background: UIColor?, in context: CGContext) {
        if let background, background != .black {
            context.setFillColor(background.cgColor)
            context.fill(bounds)
        }
        guard let text, !text.isEmpty else { return }
        let style = NSMutableParagraphStyle()
        style.alignment = annotation.alignment
        // UIKit writes with y down.
        context.translateBy(x: bounds.minX, y: bounds.maxY)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        NSAttributedString(
            string: text,
            attributes: [
                .font: annotation.font ?? UIFont.systemFont(ofSize: 12),
                .foregroundColor: annotation.fontColor ?? UIColor.black, .paragraphStyle: style,
            ]
        ).draw(in: CGRect(origin: .zero, size: bounds.size))
        UIGraphicsPopContext()
    }
}
