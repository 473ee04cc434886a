import CoreGraphics

/// What a pointer looks like.
public enum UIPointerShape {
    /// A path about the pointer's place, in points; of a style with an effect: in the space of the preview's container.
    case path(UIBezierPath)
    /// A rounded rectangle about the pointer's place, in points; of a style with an effect: in the space of the preview's
    /// container.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A bar as over text, of a length in points.
    case verticalBeam(length: CGFloat)
    /// A lying bar, of a length in points.
    case horizontalBeam(length: CGFloat)

    /// Points; the platter of a highlighted button.
    public static var defaultCornerRadius: CGFloat { 8 }

    /// Points.
    private static var beamWidth: CGFloat { 4 }

    var isBeam: Bool {
        switch self {
        case .verticalBeam, .horizontalBeam: true
        case .path, .roundedRect: false
        }
    }

    /// The outline, beams about zero.
    @MainActor var outline: UIBezierPath {
        func bar(_ size: CGSize) -> UIBezierPath {
            let frame = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            return UIBezierPath(roundedRect: frame, cornerRadius: Self.beamWidth / 2)
        }
        switch self {
        case .path(let path): return path
        case .roundedRect(let rect, let radius):
            return UIBezierPath(roundedRect: rect, cornerRadius: min(radius, rect.height / 2, rect.width / 2))
        case .verticalBeam(let length): return bar(CGSize(width: Self.beamWidth, height: length))
        case .horizontalBeam(let length): return bar(CGSize(width: length, height: Self.beamWidth))
        }
    }
}
