/// What the objects of one document share.
final class DocumentContext: Sendable {
    let root: Element
    let resources: DocumentResources
    /// The first element of each object ID.
    let elements: [String: Element]
    /// For the ID of each object, the element of the object that holds it.
    let holders: [String: Element]
    let usesAutoLayout: Bool

    init(root: Element) {
        self.root = root
        resources = DocumentResources(root.child(named: "resources"))
        usesAutoLayout = root["useAutolayout"] == "YES"
        var elements: [String: Element] = [:]
        var holders: [String: Element] = [:]
        elements.reserveCapacity(1024)
        func collect(_ element: Element, in holder: Element?) {
            var next = holder
            if let id = element.id, elements[id] == nil {
                elements[id] = element
                holders[id] = holder
                next = element
            }
            for child in element.children { collect(child, in: next) }
        }
        collect(root, in: nil)
        self.elements = elements
        self.holders = holders
    }
}
