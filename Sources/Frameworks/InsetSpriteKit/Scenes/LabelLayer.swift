import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A label's: a picture of its text.
final class LabelLayer: NodeLayer {
    let layer = CALayer()
    private var drawn: (text: NSAttributedString, size: CGSize, scale: CGFloat)?
    /// Points around the text for what reaches out of it.
    private static let room: CGFloat = 4

    func update(_ node: SKNode, _ place: Place) {
        guard let node = node as? SKLabelNode else { return }
        let (text, layout, box) = (node.layout.text, node.layout, node.box)
        put(box.insetBy(dx: -Self.room, dy: -Self.room), place)
        mix(node.blendMode)
        // Steps of a quarter: a label that grows isn't drawn anew in each frame.
        let scale = (place.scale * max(abs(node.xScale), abs(node.yScale)) * 4).rounded(.up) / 4
        if let drawn, drawn.text === text, drawn.size == box.size, drawn.scale == scale { return }
        drawn = (text, box.size, scale)
        guard box.width > 0, box.height > 0 else { return layer.contents = nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = min(max(scale, 1), 8)
        let size = CGSize(width: box.width + 2 * Self.room, height: box.height + 2 * Self.room)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            text.draw(
                with: CGRect(
                    x: Self.room,
                    y: Self.room - layout.above,
                    width: box.width,
                    height: box.height + layout.above
                ),
                options: .usesLineFragmentOrigin,
                context: nil
            )
        }
        layer.contents = image.cgImage
    }
}
