import Foundation
import InterfaceBuilder

/// The coder that objects of a document are made with: it applies what the document says of them.
final class DocumentCoder: NSCoder, DocumentDecoding {
    let node: ObjectNode
    let instance: NibInstance

    init(_ node: ObjectNode, _ instance: NibInstance) {
        self.node = node
        self.instance = instance
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { node.has(key) }
    override func decodeObject(forKey key: String) -> Any? { node.string(key) }
    override func decodeBool(forKey key: String) -> Bool { node.bool(key) ?? false }
    override func decodeInteger(forKey key: String) -> Int { node.integer(key) ?? 0 }
    override func decodeDouble(forKey key: String) -> Double { node.number(key) ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { Float(node.number(key) ?? 0) }

    func decode(_ view: UIView) {
        instance.register(view, for: node)
        // What a document sets, an appearance sets again (AP-10).
        AppearanceRegistry.withoutNotes { ViewDecoder(node, instance).decode(view) }
    }

    func decode(_ layout: UICollectionViewLayout) {
        DocumentTables.load(NodeReader(node, instance), into: layout)
    }

    func decode(_ controller: UIViewController) {
        instance.register(controller, for: node)
        ControllerDecoder(node, instance).decode(controller)
    }
}
