import InterfaceBuilder

/// What Xcode's Document, Attributes and Size inspectors show of an object, as far as porting guides change it by hand.
struct DocumentInspector {
    private let document: Document
    private let root: Element

    init(_ document: Document) { (self.document, root) = (document, document.root) }

    /// The document's own fields, those of the object and of its scene's controller, and of each constraint about the object.
    ///
    /// - Parameter id: An object ID; one that isn't there has the document's fields alone.
    func sections(of id: String) -> [DocumentSection] {
        var sections = [
            DocumentSection(
                title: "Document",
                id: "",
                fields: [.bool("useSafeAreas", "Use Safe Area Layout Guides", root.isYes("useSafeAreas"))]
            )
        ]
        guard let element = root.descendant(id) else { return sections }
        if let controller = document.scene(containing: id)?.viewController.flatMap({ root.descendant($0.id) }),
            controller.id != id
        {
            sections.append(section(ofController: controller))
        }
        if element.isController {
            sections.append(section(ofController: element))
        } else {
            sections.append(section(ofView: element))
        }
        return sections + constraints(about: id)
    }

    // MARK: Objects

    private func title(of element: Element) -> String {
        let name = element["customClass"] ?? element.name
        return (element["userLabel"] ?? element["text"] ?? element["title"]).map { "\(name) (\($0.prefix(30)))" }
            ?? name
    }

    private func section(ofController element: Element) -> DocumentSection {
        func metrics(_ key: String, _ label: String, _ names: [[String]]) -> DocumentField {
            let child = element.child(forKey: key)
            let value = child.map { $0.name == "nil" ? "none" : $0.name } ?? ""
            return DocumentField(key, label, .choice, value, choices: [["", "Inferred"], ["none", "None"]] + names)
        }
        return DocumentSection(
            title: title(of: element),
            id: element.id ?? "",
            fields: [
                DocumentField("customClass", "Class", .text, element["customClass"] ?? ""),
                metrics("simulatedStatusBarMetrics", "Status bar", [["simulatedStatusBarMetrics", "Shown"]]),
                metrics("simulatedTopBarMetrics", "Top bar", [["simulatedNavigationBarMetrics", "Navigation bar"]]),
                metrics(
                    "simulatedBottomBarMetrics",
                    "Bottom bar",
                    [["simulatedTabBarMetrics", "Tab bar"], ["simulatedToolbarMetrics", "Toolbar"]]
                ),
            ]
        )
    }

    private func section(ofView element: Element) -> DocumentSection {
        var fields = [DocumentField("customClass", "Class", .text, element["customClass"] ?? "")]
        for (key, label, isUsual) in DocumentEdit.bools(of: element.name) {
            fields.append(.bool(key, label, element[key].map { $0 == "YES" } ?? isUsual))
        }
        return DocumentSection(title: title(of: element), id: element.id ?? "", fields: fields)
    }

    // MARK: Constraints

    private func constraints(about id: String) -> [DocumentSection] {
        var sections: [DocumentSection] = []
        let guides = Set(root.descendant(id)?.children.filter(\.isGuide).compactMap(\.id) ?? [])
        let about = guides.union([id])
        root.forEachDescendant { holder in
            guard let list = holder.child(named: "constraints"), let holderID = holder.id else { return }
            for constraint in list.children {
                let items = [constraint["firstItem"] ?? holderID, constraint["secondItem"]].compactMap { $0 }
                guard constraint.name == "constraint", items.contains(where: about.contains) else { continue }
                sections.append(section(of: constraint, in: holder))
            }
        }
        return sections
    }

    private func section(of constraint: Element, in holder: Element) -> DocumentSection {
        let items = items(for: holder)
        let attributes = DocumentEdit.attributes.map { [$0, $0] }
        var fields = [
            DocumentField("firstItem", "First item", .choice, constraint["firstItem"] ?? "", choices: items),
            DocumentField(
                "firstAttribute",
                "First attribute",
                .choice,
                constraint["firstAttribute"] ?? "",
                choices: attributes
            ),
            DocumentField(
                "relation",
                "Relation",
                .choice,
                constraint["relation"] ?? "equal",
                choices: [["equal", "="], ["lessThanOrEqual", "≤"], ["greaterThanOrEqual", "≥"]]
            ),
        ]
        if constraint["secondItem"] != nil {
            fields += [
                DocumentField("secondItem", "Second item", .choice, constraint["secondItem"] ?? "", choices: items),
                DocumentField(
                    "secondAttribute",
                    "Second attribute",
                    .choice,
                    constraint["secondAttribute"] ?? "",
                    choices: attributes
                ),
                DocumentField("multiplier", "Multiplier", .text, constraint["multiplier"] ?? "1"),
            ]
        }
        fields += [
            DocumentField("constant", "Constant", .number, constraint["constant"] ?? "0"),
            DocumentField("priority", "Priority", .number, constraint["priority"] ?? "1000"),
        ]
        let masks = ConstraintMasks(of: constraint.id ?? "", in: holder)
        fields.append(.bool("installed", "Installed", masks.installed(in: "default") ?? true))
        for (key, label) in ConstraintMasks.classes {
            let value = masks.installed(in: key).map { $0 ? "YES" : "NO" } ?? ""
            let choices = [["", "As usual"], ["YES", "Installed"], ["NO", "Not installed"]]
            fields.append(DocumentField("installed:\(key)", label, .choice, value, choices: choices))
        }
        return DocumentSection(title: "Constraint", id: constraint.id ?? "", fields: fields)
    }

    /// What a constraint that a view holds may speak of: itself, all below it, and their guides.
    private func items(for holder: Element) -> [[String]] {
        var items: [[String]] = [["", "Superview"]]
        func add(_ view: Element, isHolder: Bool) {
            guard items.count < 400 else { return }
            let name = title(of: view)
            if let id = view.id, !isHolder { items.append([id, name]) }
            for guide in view.children where guide.isGuide {
                let what = guide.key == "safeArea" ? "Safe Area" : guide["userLabel"] ?? "Guide"
                guide.id.map { items.append([$0, isHolder ? what : "\(name), \(what)"]) }
            }
            for child in view.child(named: "subviews")?.children ?? [] { add(child, isHolder: false) }
        }
        add(holder, isHolder: true)
        if let id = holder.id { items.append([id, title(of: holder)]) }
        let scene = holder.id.flatMap { document.scene(containing: $0)?.viewController }
        for guide in scene.flatMap({ root.descendant($0.id)?.child(named: "layoutGuides") })?.children ?? [] {
            guide.id.map { items.append([$0, guide["type"] == "top" ? "Top Layout Guide" : "Bottom Layout Guide"]) }
        }
        return items
    }
}

extension Element {
    func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }

    var isController: Bool { name.hasSuffix("iewController") || name.hasSuffix("Controller") }

    /// The safe area, or a guide of the view's own.
    var isGuide: Bool { name == "viewLayoutGuide" || name == "layoutGuide" }

    /// The element with an object ID, of this one and all in it.
    func descendant(_ id: String) -> Element? {
        if self.id == id { return self }
        for child in children { if let found = child.descendant(id) { return found } }
        return nil
    }

    /// The element whose child passes a test, of this one and all in it.
    func parent(of child: Element) -> Element? {
        if children.contains(where: { $0 === child }) { return self }
        for one in children { if let found = one.parent(of: child) { return found } }
        return nil
    }
}
