import CoreGraphics
import InterfaceBuilder

/// The outlines of an SVG's shapes, in the element's own space.
enum SVGShape {
    /// Nil for an element that is no shape, or one without extent.
    static func path(of element: Element) -> CGPath? {
        func number(_ name: String) -> CGFloat {
            let value = element[name].flatMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0[...]) } ?? 0
            return value.isFinite ? CGFloat(value) : 0
        }
        let path = CGMutablePath()
        switch element.name {
        case "path":
            return element["d"].map(CGPath.fromPathData)
        case "line":
            path.move(to: CGPoint(x: number("x1"), y: number("y1")))
            path.addLine(to: CGPoint(x: number("x2"), y: number("y2")))
        case "rect":
            let rect = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
            // The rectangle's own numbers: `width` and `height` are never below 0.
            guard rect.size.width >= 0, rect.size.height >= 0 else { return nil }
            let width = min(max(number(element["rx"] == nil ? "ry" : "rx"), 0), rect.width / 2)
            let height = min(max(number(element["ry"] == nil ? "rx" : "ry"), 0), rect.height / 2)
            path.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height)
        case "circle", "ellipse":
            let isCircle = element.name == "circle"
            let (width, height) = (number(isCircle ? "r" : "rx"), number(isCircle ? "r" : "ry"))
            let center = CGPoint(x: number("cx"), y: number("cy"))
            path.addEllipse(
                in: CGRect(x: center.x - width, y: center.y - height, width: 2 * width, height: 2 * height)
            )
        case "polygon", "polyline":
            return element["points"].map { CGPath.fromPathData("M\($0)Z") }
        default:
            return nil
        }
        return path
    }
}
