import Foundation

/// A world of solid things; it keeps its tree, and nothing of it is drawn here.
open class SCNScene: NSObject {
    /// What all is in.
    public let rootNode = SCNNode()
    /// Whether actions rest. Default: false.
    open var isPaused = false

    /// A world without things.
    public override init() {}
}

/// A place in a world, and what is in it.
open class SCNNode: NSObject {
    /// A name; nil by default.
    open var name: String?
    /// Whether it isn't shown. Default: false.
    open var isHidden = false
    /// How opaque it is, 0…1. Default: 1.
    open var opacity: CGFloat = 1
    /// What it is in; nil for a root.
    open private(set) weak var parent: SCNNode?
    /// What is in it.
    open private(set) var childNodes: [SCNNode] = []

    /// A place without a name.
    public override init() {}

    /// Takes a node from where it was.
    open func addChildNode(_ child: SCNNode) {
        child.removeFromParentNode()
        child.parent = self
        childNodes.append(child)
    }

    /// Leaves its place.
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }

    /// The first node of a name in it.
    ///
    /// - Parameter recursively: Whether those inside of its children count.
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
            if child.name == name { return child }
            if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
        }
        return nil
    }
}
