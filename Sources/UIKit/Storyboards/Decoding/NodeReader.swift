import InterfaceBuilder

/// Reads one object of a document for the tables of the classes.
@MainActor
struct NodeReader: DocumentReading {
    let node: ObjectNode
    let instance: NibInstance
    /// The object that the node is a part of, for messages.
    private let objectID: String
    private var values: DocumentValues { DocumentValues(instance.environment) }

    /// - Parameter objectID: Of the object that the node is a part of; nil: the node's own.
    init(_ node: ObjectNode, _ instance: NibInstance, objectID: String? = nil) {
        self.node = node
        self.instance = instance
        self.objectID = objectID ?? node.id
    }

    func color(_ name: String) -> UIColor? { values.color(node.color(name)) }
    func image(_ name: String) -> UIImage? { values.image(node.image(name)) }
    func image(_ reference: ImageReference?) -> UIImage? { values.image(reference) }

    func part(_ name: String) -> (any DocumentReading)? {
        node.object(forKey: name).map { NodeReader($0, instance, objectID: $0.id.isEmpty ? objectID : $0.id) }
    }

    func font(_ name: String, defaultSize: CGFloat) -> UIFont? {
        values.font(node.font(name), defaultSize: defaultSize)
    }

    func attributedText(_ name: String) -> NSAttributedString? {
        values.attributedString(node.attributedText(name))
    }

    func symbolConfiguration(_ name: String) -> UIImage.SymbolConfiguration? {
        values.symbolConfiguration(node.symbolConfiguration(name))
    }

    func textAttributes(_ name: String) -> [NSAttributedString.Key: Any]? {
        node.object(forKey: name).flatMap { values.textAttributes($0) }
    }

    func tell(_ message: String) {
        instance.environment.report(
            LoadingNote(file: instance.document.name, line: node.line, objectID: objectID, message: message)
        )
    }

    func refuse(_ value: String, of name: String, known: [String]) {
        let reason = Diagnostic.Reason.meaningless(value, attribute: name, element: node.elementName, known: known)
        instance.environment.reportOnce(
            "value \(node.line) \(name)",
            LoadingNote(
                file: instance.document.name,
                line: node.line,
                objectID: objectID,
                message: reason.message,
                isDiagnosed: known.isEmpty
            )
        )
    }
}
