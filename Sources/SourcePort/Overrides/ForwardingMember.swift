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
            return "\(discardable)\(access)\(override)\(scope)func \(function.name.text)\(generics)(\(parameters))"
                + "\(effects)\(result)\(condition) { \(marks)\(name)(\(arguments)) }"
        }
        guard let variable = entry.syntax.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let type = member.type
        else { return nil }
        let set = member.traits.contains(.isSettable) ? " set { \(name) = newValue }" : ""
        return "\(access)\(override)\(scope)var \(member.name): \(type.inOneLine) { get { \(name) }\(set) }"
    }

    private var parameters: String {
        entry.member.parameters.map { parameter in
            let label = parameter.label.isEmpty ? "_" : parameter.label
            let names = label == parameter.name ? label : "\(label) \(parameter.name)"
            let value = parameter.defaultValue.map { " = \($0.inOneLine)" } ?? ""
            return "\(names): \(parameter.type.inOneLine)\(value)"
        }
        .joined(separator: ", ")
    }

    private var arguments: String {
        entry.member.parameters.map { parameter in
            (parameter.label.isEmpty ? "" : "\(parameter.label): ")
                + (parameter.type.hasPrefix("inout ") ? "&" : "") + parameter.name
                + (parameter.type.contains("@autoclosure") ? "()" : "")
        }
        .joined(separator: ", ")
    }
}
