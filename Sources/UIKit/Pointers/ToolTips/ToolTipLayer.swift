import Foundation
import QuartzCore

/// A tool tip on the screen: words on a light plate, as on a Mac. Its looks weren't measured.
final class ToolTipLayer: CALayer {
    /// Points: the longest line, and the room around the words.
    private static let (width, inset): (CGFloat, UIEdgeInsets) = (
        300, UIEdgeInsets(top: 2, left: 6, bottom: 3, right: 6)
    )
    /// From the pointer down to the plate, in points.
    private static let distance: CGFloat = 18
    private static let (radius, fontSize): (CGFloat, CGFloat) = (3, 11)

    /// - Parameter room: The screen's size, in points.
    init(_ words: String, traits: UITraitCollection, room: CGSize) {
        super.init()
        let text = NSAttributedString(
            string: words,
            attributes: [
                .font: UIFont.systemFont(ofSize: Self.fontSize),
                .foregroundColor: UIColor.label.resolvedColor(with: traits),
            ]
        )
        let (inset, scale) = (Self.inset, traits.displayScale > 0 ? traits.displayScale : 1)
        let limit = CGSize(width: max(1, min(Self.width, room.width - inset.left - inset.right)), height: 0)
        let box = text.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil).size
        let size = CGSize(
            width: box.width.rounded(.up) + inset.left + inset.right,
            height: box.height.rounded(.up) + inset.top + inset.bottom
        )
        bounds = CGRect(origin: .zero, size: size)
        backgroundColor = UIColor.secondarySystemBackground.resolvedColor(with: traits).cgColor
        borderColor = UIColor.separator.resolvedColor(with: traits).cgColor
        borderWidth = 1 / scale
        cornerRadius = Self.radius
        (shadowOpacity, shadowRadius, shadowOffset) = (0.2, 4, CGSize(width: 0, height: 2))
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            text.draw(
                in: CGRect(x: inset.left, y: inset.top, width: box.width.rounded(.up), height: box.height.rounded(.up))
            )
        }
        contentsScale = scale
        contents = image.cgImage
    }

    /// Copies nothing but what every layer has.
    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { nil }

    /// Takes its place below the pointer or, without room there, above it.
    func stand(under pointer: CGPoint, in screen: CGRect) {
        let x = min(max(screen.minX, pointer.x), max(screen.minX, screen.maxX - bounds.width))
        let below = pointer.y + Self.distance
        let y = below + bounds.height <= screen.maxY ? below : pointer.y - Self.distance / 2 - bounds.height
        anchorPoint = .zero
        position = CGPoint(x: x.rounded(), y: max(screen.minY, y).rounded())
    }
}
