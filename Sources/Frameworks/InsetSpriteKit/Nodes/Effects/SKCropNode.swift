import Foundation

/// What stands below it is seen where its mask is.
@preconcurrency @MainActor
open class SKCropNode: SKNode {
    /// Where that is drawn, what stands below is seen, in its own coordinates. Nil, the default: everywhere.
    open var maskNode: SKNode?

    /// One without a mask.
    public override init() { super.init() }

    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override func takeValues(of other: SKNode) {
        super.takeValues(of: other)
        maskNode = (other as? SKCropNode)?.maskNode.map(NodeCopy.copy)
    }
}
