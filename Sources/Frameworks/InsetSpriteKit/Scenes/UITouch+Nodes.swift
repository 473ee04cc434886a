import UIKit

extension UITouch {
    /// Where the finger is, in a node's coordinates.
    public func location(in node: SKNode) -> CGPoint { place(location(in:), node) }
    /// Where the finger was at the event before, in a node's coordinates.
    public func previousLocation(in node: SKNode) -> CGPoint { place(previousLocation(in:), node) }

    private func place(_ location: (UIView?) -> CGPoint, _ node: SKNode) -> CGPoint {
        guard let scene = node.scene, let view = scene.view else { return location(nil) }
        return view.convert(location(view), to: scene).applying(node.toTop.inverted())
    }
}
