import Foundation

/// Copies of nodes with all that stands below them.
@MainActor
enum NodeCopy {
    static func copy(of node: SKNode) -> SKNode {
        let copy = node.makeCopy()
        copy.takeValues(of: node)
        copy.removeAllChildren()
        for child in node.children { copy.addChild(Self.copy(of: child)) }
        return copy
    }
}
