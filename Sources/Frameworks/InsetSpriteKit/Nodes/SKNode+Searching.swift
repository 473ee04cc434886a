import Foundation

extension SKNode {
    /// The first of its children with a name, or what a path finds: `//` looks everywhere below, `/` into children, `..` is
    /// the parent, `*` any part of a name. A path that begins with `/` begins at the top.
    public func childNode(withName name: String) -> SKNode? {
        var found: SKNode?
        enumerateChildNodes(withName: name) { node, stop in
            found = node
            stop.pointee = true
        }
        return found
    }

    /// Calls a block with each of its children with a name, or with what a path finds, until the block says to stop.
    public func enumerateChildNodes(
        withName name: String,
        using block: (_ node: SKNode, _ stop: UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for node in self[name] {
            block(node, &stop)
            if stop.boolValue { return }
        }
    }

    /// The children with a name, or what a path finds; see ``childNode(withName:)``.
    public subscript(name: String) -> [SKNode] {
        var search = NodeSearch(name)
        return search.found(from: self)
    }
}
