/// Walks through a document once and collects what is unknown, out of range or leads nowhere.
struct DiagnosticsPass {
    private let document: Document
    private let schema: DocumentSchema
    private let readingList: ReadingList
    private let limit: Int
    private var found: [Diagnostic] = []
    private var firstLines: [String: Int] = [:]
    /// What has no effect is told at its first place.
    private var told: Set<String> = []

    init(
        document: Document,
        schema: DocumentSchema = .standard,
        readingList: ReadingList = .standard,
        limit: Int
    ) {
        self.document = document
        self.schema = schema
        self.readingList = readingList
        self.limit = limit
    }

    mutating func run() -> [Diagnostic] {
        if let id = document.initialViewControllerID, !exists(id) {
            report(.missingInitialViewController(destination: id), at: document.root, in: nil)
        }
        visit(document.root, parent: nil, object: nil)
        if found.count > limit {
            found.removeSubrange(limit...)
            report(.more(limit: limit), at: document.root, in: nil)
        }
        return found
    }

    private mutating func visit(_ element: Element, parent: Element?, object: String?) {
        guard found.count <= limit else { return }
        var object = object
        if let id = element.id {
            if let line = firstLines[id] {
                report(.duplicateID(id, firstLine: line), at: element, in: id)
            } else {
                firstLines[id] = element.position.line
            }
            if !Self.isPart(element) { object = id }
        }
        checkAttributes(of: element, parent: parent, object: object)
        checkEffects(of: element, parent: parent, object: object)
        checkReferences(of: element, object: object)
        if document.isLaunchScreen { checkLaunchScreen(element, object: object) }
        for child in element.children { visit(child, parent: element, object: object) }
    }

    /// Whether an element with an ID is a part of the object around it.
    private static func isPart(_ element: Element) -> Bool {
        switch element.name {
        case "constraint", "outlet", "outletCollection", "action", "segue": true
        default: false
        }
    }

    private mutating func checkAttributes(of element: Element, parent: Element?, object: String?) {
        guard !schema.elements.isEmpty else { return }
        guard var type = schema.elements[element.name], !element.name.hasPrefix("@") else {
            return report(.unknownElement(name: element.name), at: element, in: object)
        }
        if type.isOpen {
            // A variation sets attributes of the element around it.
            type.attributes = parent.flatMap { schema.elements[$0.name]?.attributes } ?? [:]
            type.attributes["key"] = .text
        }
        for attribute in element.attributes {
            guard let kind = type.attributes[attribute.name] else {
                report(.unknownAttribute(name: attribute.name, element: element.name), at: element, in: object)
                continue
            }
            if let used = Self.replacement(for: attribute, of: element, kind: kind) {
                let reason = Diagnostic.Reason.badValue(
                    attribute.value.count > 40 ? attribute.value.prefix(40) + "…" : attribute.value,
                    attribute: attribute.name,
                    element: element.name,
                    used: used
                )
                report(reason, at: element, in: object)
            }
        }
    }

    private mutating func checkEffects(of element: Element, parent: Element?, object: String?) {
        // A variation's attributes are those of the element around it.
        let owner = element.name == "variation" ? parent ?? element : element
        for attribute in element.attributes {
            let entry = readingList.entry(for: attribute.name, of: owner.name)
            tell(entry, about: attribute.name, of: owner, at: element, object: object)
        }
        if let key = element.key {
            tell(readingList.entry(forKey: key), about: key, of: parent ?? element, at: element, object: object)
        }
    }

    private mutating func tell(
        _ entry: ReadingList.Entry?,
        about name: String,
        of owner: Element,
        at element: Element,
        object: String?
    ) {
        guard let entry, entry.outcome == .told, told.insert("\(owner.name) \(name)").inserted else { return }
        report(.withoutEffect(name, element: owner.name, because: entry.reason), at: element, in: object)
    }

    /// What the reader takes instead of a value that makes no sense; nil where it does make sense.
    private static func replacement(
        for attribute: Element.Attribute,
        of element: Element,
        kind: DocumentSchema.AttributeType
    ) -> String? {
        let value = attribute.value
        if attribute.name == "multiplier" { return Constraint.multiplier(value) == nil ? "1" : nil }
        switch kind {
        case .text:
            return nil
        case .bool:
            return element.bool(attribute.name) == nil ? "absent" : nil
        case .number:
            guard let number = Element.number(value) else {
                return value == "infinite" ? nil : defaultNumber(attribute.name)
            }
            if attribute.name.lowercased().hasSuffix("priority"), !(1...1000).contains(number) {
                return number < 1 ? "1" : "1000"
            }
            let isLength = [
                "rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets", "frame", "constraint",
            ]
            .contains(element.name)
            return isLength && abs(number) > Element.largestLength ? defaultNumber(attribute.name) : nil
        }
    }

    private static func defaultNumber(_ attribute: String) -> String {
        switch attribute {
        case "priority": "1000"
        case "alpha": "1"
        case "x", "y", "width", "height", "constant", "minX", "minY", "maxX", "maxY", "top", "left", "bottom", "right",
            "leading",
            "trailing":
            "0"
        default: "absent"
        }
    }

    private mutating func checkReferences(of element: Element, object: String?) {
        switch element.name {
        case "outlet", "outletCollection":
            guard let destination = element["destination"], !exists(destination) else { return }
            let property = element["property"] ?? ""
            report(.missingOutletDestination(property: property, destination: destination), at: element, in: object)
        case "action":
            guard let destination = element["destination"], !exists(destination) else { return }
            let selector = element["selector"] ?? ""
            report(.missingActionTarget(selector: selector, destination: destination), at: element, in: object)
        case "segue":
            guard let destination = element["destination"], !exists(destination) else { return }
            report(.missingSegueDestination(segue: element.id ?? "", destination: destination), at: element, in: object)
        case "constraint":
            checkConstraint(element, object: object)
        case "include", "exclude":
            guard let destination = element["reference"], !exists(destination) else { return }
            report(.missingVariationReference(destination: destination), at: element, in: object)
        default:
            return
        }
    }

    private mutating func checkConstraint(_ element: Element, object: String?) {
        let id = element.id ?? ""
        let node = ObjectNode(element: element, context: document.context)
        if Constraint(node, holder: object ?? "") == nil {
            report(.meaninglessConstraint(constraint: id), at: element, in: object)
        }
        for item in [element["firstItem"], element["secondItem"]].compactMap({ $0 }) where !exists(item) {
            report(.missingConstraintItem(constraint: id, item: item), at: element, in: object)
        }
    }

    /// LB-3.
    private mutating func checkLaunchScreen(_ element: Element, object: String?) {
        // A file's owner and first responder stand for objects of no class in particular.
        if let name = element["customClass"], element.name != "placeholder" {
            report(.codeInLaunchScreen(.customClass(name)), at: element, in: object)
        }
        switch element.name {
        case "outlet", "outletCollection":
            report(.codeInLaunchScreen(.outlet(element["property"] ?? "")), at: element, in: object)
        case "action": report(.codeInLaunchScreen(.action(element["selector"] ?? "")), at: element, in: object)
        case "userDefinedRuntimeAttribute":
            report(.codeInLaunchScreen(.runtimeAttribute(element["keyPath"] ?? "")), at: element, in: object)
        case "webView", "wkWebView": report(.codeInLaunchScreen(.webView), at: element, in: object)
        default: break
        }
    }

    private func exists(_ id: String) -> Bool { document.context.elements[id] != nil }

    private mutating func report(_ reason: Diagnostic.Reason, at element: Element, in object: String?) {
        found.append(Diagnostic(file: document.name, line: element.position.line, objectID: object, reason: reason))
    }
}

extension Document {
    /// What in the document is unknown, makes no sense or leads nowhere, in document order.
    ///
    /// Walks through the whole document.
    ///
    /// - Parameter limit: How many are collected at most.
    public func findDiagnostics(limit: Int = 1000) -> [Diagnostic] {
        var pass = DiagnosticsPass(document: self, limit: max(1, limit))
        return pass.run()
    }
}
