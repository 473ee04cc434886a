/// A requirement that a class may leave out.
struct OptionalRequirement {
    /// The protocol that has it.
    let owner: String
    let member: Member
    /// Whether the protocol is one of the frameworks', where every optional requirement has an implementation.
    let isFramework: Bool
    /// Counts those of the same name and labels in one protocol, which only their types tell apart.
    var number = 0

    /// The protocol of this one requirement, to which those conform that have it.
    var witness: String {
        let labels = member.labels.map { $0.isEmpty ? "_" : "_" + SelectorName.unescaped($0) }.joined()
        let number = number == 0 ? "" : "_\(number)"
        return "__\(owner.replacing(".", with: "_"))_\(member.name)\(labels)\(number)"
    }

    /// How it is declared in its witness.
    var declaration: String {
        guard member.kind == .function else {
            return "var \(member.name): \(type) { get\(member.traits.contains(.isSettable) ? " set" : "") }"
        }
        return "func \(member.name)(\(parameters))\(effects)\(result.map { " -> \($0)" } ?? "")"
    }

    /// What calls of the protocol reach: the requirement's result, or nil where it is missing.
    func forwarding(access: String) -> String {
        guard member.kind == .function else {
            return
                "\(access)var \(member.name): (\(type))? { (self as AnyObject as? \(witness)).map { $0.\(member.name) } }"
        }
        let arguments = member.parameters.map { parameter in
            (parameter.label.isEmpty ? "" : "\(parameter.label): ")
                + (parameter.type.hasPrefix("inout ") ? "&" : "") + parameter.name
        }
        let call = "\(member.name)(\(arguments.joined(separator: ", ")))"
        let marks = (member.traits.contains(.throws) ? "try " : "") + (member.traits.contains(.isAsync) ? "await " : "")
        // A chain is no optional of an optional where the result is one already.
        let answer = returnsOptional ? result ?? "" : "(\(result ?? "Void"))?"
        return "@discardableResult \(access)func \(member.name)(\(parameters))\(effects) -> \(answer) "
            + "{ \(marks)(self as AnyObject as? \(witness))?.\(call) }"
    }

    /// The requirement as a closure, where it is there; for what is asked without being called.
    func reference(access: String) -> String? {
        guard member.kind == .function, !member.parameters.contains(where: { $0.type.hasPrefix("inout ") }) else {
            return nil
        }
        let types = member.parameters.map { $0.type.inOneLine }.joined(separator: ", ")
        let method = member.parameters.isEmpty ? member.name : member.fullName
        return "\(access)var \(referenceName): ((\(types))\(effects) -> \(result ?? "Void"))? "
            + "{ (self as AnyObject as? \(witness)).map { $0.\(method) } }"
    }

    /// The name under which the closure is asked for.
    var referenceName: String { "__optional\(witness)" }

    /// Whether a call's result is an optional even where the requirement is there.
    var returnsOptional: Bool { member.kind == .function && (result?.hasSuffix("?") ?? false) }

    private var type: String { TypeName.plain(member.type ?? "Any") }
    private var result: String? { member.type.map { TypeName.plain($0) } }
    private var effects: String {
        (member.traits.contains(.isAsync) ? " async" : "") + (member.traits.contains(.throws) ? " throws" : "")
    }

    private var parameters: String {
        member.parameters.map { parameter in
            let label = parameter.label.isEmpty ? "_" : parameter.label
            let name = label == parameter.name ? label : "\(label) \(parameter.name)"
            return "\(name): \(parameter.type.inOneLine)"
        }
        .joined(separator: ", ")
    }
}
