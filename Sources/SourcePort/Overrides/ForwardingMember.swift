import SwiftSyntax

/// The member in a class's body that calls one of an extension.
struct ForwardingMember {
    private let entry: TypeBody.Entry
    /// The name that the extension's member takes; each class's is its own, as a subclass may move a member too.
    let name: String

    init(_ entry: TypeBody.Entry, of type: String) {
        self.entry = entry
        name = "__moved_\(type.replacing(".", with: "_"))_\(entry.member.name)"
    }

    /// Nil for what can't be written twice.
    func text(isOverride: Bool) -> String? {
        let member = entry.member
        let override = isOverride ? "override " : ""
        let access = member.access <= .fileprivate ? "" : member.access.prefix
        let scope = member.traits.contains(.isStatic) ? "class " : ""
        if let function = entry.syntax.as(FunctionDeclSyntax.self) {
            guard !member.parameters.contains(where: { $0.type.hasSuffix("...") }) else { return nil }
            let signature = function.signature
            let generics = function.genericParameterClause?.trimmedDescription.inOneLine ?? ""
            let condition = function.genericWhereClause.map { " " + $0.trimmedDescription.inOneLine } ?? ""
            let result = signature.returnClause.map { " " + $0.trimmedDescription.inOneLine } ?? ""
            let effects = signature.effectSpecifiers.map { " " + $0.trimmedDescription.inOneLine } ?? ""
            let discardable = function.attributes.first(named: "discardableResult") == nil ? "" : "@discardableResult "
            let marks =
                (member.traits.contains(.throws) ? "try " : "") + (member.traits.contains(.isAsync) ? "await " : "")
            return
                "\(availability)\(discardable)\(access)\(override)\(scope)func \(function.name.text)\(generics)(\(parameters))"
                + "\(effects)\(result)\(condition) { \(marks)\(name)(\(arguments)) }"
        }
        guard let variable = entry.syntax.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let type = member.type
        else { return nil }
        let head = "\(availability)\(access)\(override)\(scope)var \(member.name): \(type.inOneLine)"
        if let observers {
            let calls = observers.map { "\($0.word) { \(name(of: $0))(\($0.value)) }" }
            return "\(head) { \(calls.joined(separator: " ")) }"
        }
        let set = member.traits.contains(.isSettable) ? " set { \(name) = newValue }" : ""
        return "\(head) { get { \(name) }\(set) }"
    }

    /// `willSet` or `didSet` of an overridden property.
    struct Observer {
        let syntax: AccessorDeclSyntax

        var word: String { syntax.accessorSpecifier.text }
        /// What the accessor is given in the class's body.
        var value: String { word == "willSet" ? "newValue" : "oldValue" }
        /// The name that the value has in the user's code.
        var parameter: String { syntax.parameters?.name.text ?? value }
    }

    /// The observers of a property that has nothing else; an extension can't hold them.
    var observers: [Observer]? {
        guard
            case .accessors(let accessors) = entry.syntax.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock?
                .accessors, accessors.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
        else { return nil }
        return accessors.map(Observer.init)
    }

    /// The function that an observer becomes in the extension.
    func name(of observer: Observer) -> String { "\(name)_\(observer.word)" }

    /// What the member says of systems that have it.
    private var availability: String {
        let attributes = entry.syntax.attributes?.compactMap { element -> String? in
            guard case .attribute(let attribute) = element, attribute.name == "available" else { return nil }
            return attribute.trimmedDescription.inOneLine
        }
        return (attributes ?? []).map { $0 + " " }.joined()
    }

    /// The parameters' own names; those that the extension's member doesn't care for (`_: UITableView`) get one.
    private var names: [String] {
        entry.member.parameters.enumerated().map { $1.name == "_" ? "_\($0)" : $1.name }
    }

    private var parameters: String {
        zip(entry.member.parameters, names).map { parameter, name in
            let label = parameter.label.isEmpty ? "_" : parameter.label
            let names = label == name ? label : "\(label) \(name)"
            let value = parameter.defaultValue.map { " = \($0.inOneLine)" } ?? ""
            return "\(names): \(parameter.type.inOneLine)\(value)"
        }
        .joined(separator: ", ")
    }

    private var arguments: String {
        zip(entry.member.parameters, names).map { parameter, name in
            (parameter.label.isEmpty ? "" : "\(parameter.label): ")
                + (parameter.type.hasPrefix("inout ") ? "&" : "") + name
                + (parameter.type.contains("@autoclosure") ? "()" : "")
        }
        .joined(separator: ", ")
    }
}
