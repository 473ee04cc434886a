/// The property that a key of a document's `.strings` names, after the object ID.
///
/// Interface Builder writes "text", "normalTitle" (a button's state), "segmentTitles[0]", "configuration.title",
/// "accessibilityLabel" and "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]".
struct LocalizedProperty {
    private let names: [Substring]
    /// The number in brackets at the end; nil without one.
    private let index: Int?

    /// Reads what stands after the object ID; nil for what cannot be a property.
    init?(_ path: Substring) {
        var path = path
        var index: Int?
        if path.hasSuffix("]"), let bracket = path.lastIndex(of: "[") {
            guard let number = Int(path[path.index(after: bracket)...].dropLast()), number >= 0 else { return nil }
            index = number
            path = path[..<bracket]
        }
        names = path.split(separator: ".", omittingEmptySubsequences: false)
        guard !names.isEmpty, names.count <= 8, names.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.index = index
    }

    /// The object with the property's text; nil where it has no such property.
    func set(_ text: String, in object: Element) -> Element? {
        set(text, in: object, names: names[...])
    }

    private func set(_ text: String, in element: Element, names: ArraySlice<Substring>) -> Element? {
        guard let name = names.first.map(String.init) else { return nil }
        if names.count > 1 {
            return replacing(in: element, where: { $0.key == name }) { set(text, in: $0, names: names.dropFirst()) }
        }
        if let index { return setElement(index, of: name, to: text, in: element) }
        switch name {
        case "accessibilityLabel", "accessibilityHint", "accessibilityValue":
            let attribute = name.dropFirst("accessibility".count).lowercased()
            return replacing(in: element, where: { $0.key == "accessibilityConfiguration" }) {
                Self.setText(attribute, to: text, in: $0)
            }
        default:
            break
        }
        if element.name == "button", name.hasSuffix("Title") {
            let state = String(name.dropLast("Title".count))
            return replacing(in: element, where: { $0.name == "state" && $0.key == state }) {
                Self.setText("title", to: text, in: $0)
            }
        }
        return Self.setText(name, to: text, in: element)
    }

    private func setElement(_ index: Int, of name: String, to text: String, in element: Element) -> Element? {
        let list: (name: String, attribute: String, isMember: (Element) -> Bool)
        switch name {
        case "segmentTitles": list = ("segments", "title", { _ in true })
        case "scopeButtonTitles": list = ("scopeButtonTitles", "", { _ in true })
        case "ibExternalUserDefinedRuntimeAttributesLocalizableStrings":
            list = ("userDefinedRuntimeAttributes", "value", { $0["localized"] == "YES" })
        default: return nil
        }
        return replacing(in: element, where: { $0.name == list.name || $0.key == list.name }) { group in
            let members = group.children.indices.filter { list.isMember(group.children[$0]) }
            guard index < members.count else { return nil }
            var children = group.children
            let member = children[members[index]]
            children[members[index]] =
                list.attribute.isEmpty
                ? member.with(text: text) : Self.setText(list.attribute, to: text, in: member) ?? member
            return group.with(children: children)
        }
    }

    /// The element with the first child that suits changed; nil where there is none or it has no such property.
    private func replacing(in element: Element, where suits: (Element) -> Bool, with change: (Element) -> Element?)
        -> Element?
    {
        guard let i = element.children.firstIndex(where: suits), let changed = change(element.children[i]) else {
            return nil
        }
        var children = element.children
        children[i] = changed
        return element.with(children: children)
    }

    /// Sets a string where it stands: in an attribute or a `<string>`. An attribute that is absent is added.
    private static func setText(_ name: String, to text: String, in element: Element) -> Element? {
        if let i = element.children.firstIndex(where: {
            $0.key == name && ($0.name == "string" || $0.name == "mutableString")
        }) {
            var children = element.children
            let attributes = children[i].attributes.filter { $0.name == "key" }
            children[i] = children[i].with(attributes: attributes, text: text)
            return element.with(children: children)
        }
        return element.setting(name, to: text)
    }
}
