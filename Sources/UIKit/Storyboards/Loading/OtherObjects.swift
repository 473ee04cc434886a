import InterfaceBuilder
import Platform

/// Makes a document's objects that are no views and no controllers.
@MainActor
struct OtherObjects {
    let instance: NibInstance
    private var values: DocumentValues { DocumentValues(instance.environment) }

    init(_ instance: NibInstance) { self.instance = instance }

    func make(_ node: ObjectNode) -> AnyObject? {
        switch node.kind {
        case .customObject: customObject(node)
        default: nil
        }
    }

    /// An app's own object gets `init()` (PR-26).
    private func customObject(_ node: ObjectNode) -> AnyObject? {
        let type: AnyClass = ClassResolver(instance.environment, instance.document).type(for: node, fallback: NSObject.self)
        guard let type = type as? NSObject.Type, type != NSObject.self else { return nil }
        return ObjectAllocator.make(type)
    }
}
