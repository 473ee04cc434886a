/// Hands an action to a child.
final class ChildRun: ActionRun {
    private let name: String
    private let action: SKAction
    init(_ name: String, _ action: SKAction) { (self.name, self.action) = (name, action) }

    func advance(_ node: SKNode, by seconds: Double) -> Double? {
        node.childNode(withName: name)?.run(action)
        return seconds
    }
}
