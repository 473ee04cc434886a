/// A view and all below it: each view before its subviews, those from back to front.
///
/// The one walk over a view tree that descriptions and tools read. Goes without recursion, so that depth costs nothing.
@MainActor
package struct ViewTree {
    /// One view with its place in the tree.
    package struct Node {
        package let view: UIView
        /// The superview's index in ``ViewTree/nodes``; nil for the root.
        package let parent: Int?
        /// How many views of the tree it lies in; 0 for the root.
        package let depth: Int
        /// Which it is among the views of its class in its superview, from 0, from back to front.
        package let ordinal: Int
    }

    /// In the order in which they are drawn.
    package let nodes: [Node]

    /// - Parameter root: What is above it doesn't count.
    package init(_ root: UIView) {
        var nodes: [Node] = []
        var waiting = [Node(view: root, parent: nil, depth: 0, ordinal: 0)]
        while let node = waiting.popLast() {
            let index = nodes.count
            nodes.append(node)
            var counts: [ObjectIdentifier: Int] = [:]
            let children = node.view.subviews.map { view in
                let ordinal = counts[ObjectIdentifier(type(of: view)), default: 0]
                counts[ObjectIdentifier(type(of: view))] = ordinal + 1
                return Node(view: view, parent: index, depth: node.depth + 1, ordinal: ordinal)
            }
            waiting += children.reversed()
        }
        self.nodes = nodes
    }

    /// A line for each view, indented by depth as UIKit indents them.
    package func lines(of text: (UIView) -> String) -> [String] {
        nodes.map { String(repeating: "   | ", count: $0.depth) + text($0.view) }
    }
}
