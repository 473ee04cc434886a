import Foundation

/// A scene's view of itself: its position is the middle of what is seen.
@preconcurrency @MainActor
open class SKCameraNode: SKNode {
    /// One that looks at zero.
    public override init() { super.init() }

    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// Whether any of another one is seen.
    open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }

    /// All that is seen of the scene.
    open func containedNodeSet() -> Set<SKNode> {
        guard let scene else { return [] }
        let seen = CGRect.around(scene.size).applying(toTop)
        var found: Set<SKNode> = []
        func look(_ node: SKNode) {
            for child in node.children where child !== self {
                let box = child.frame.applying(node.toTop)
                if !box.isEmpty, box.intersects(seen) { found.insert(child) }
                look(child)
            }
        }
        look(scene)
        return found
    }
}
