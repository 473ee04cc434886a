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
        case .gestureRecognizer: recognizer(node)
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

    // MARK: Gesture recognizers
    private func recognizer(_ node: ObjectNode) -> UIGestureRecognizer? {
        let resolver = ClassResolver(instance.environment, instance.document)
        guard let base: AnyClass = RecognizerClasses.types[node.elementName],
            let type = resolver.type(for: node, fallback: base) as? UIGestureRecognizer.Type
        else { return nil }
        let made = ObjectAllocator.make(type)
        if let enabled = node.bool("enabled") { made.isEnabled = enabled }
        if let cancels = node.bool("cancelsTouchesInView") { made.cancelsTouchesInView = cancels }
        if let delays = node.bool("delaysTouchesBegan") { made.delaysTouchesBegan = delays }
        if let delays = node.bool("delaysTouchesEnded") { made.delaysTouchesEnded = delays }
        RecognizerClasses.decode(made, node)
        return made
    }
}
