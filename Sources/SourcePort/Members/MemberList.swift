/// Writes the entries of a class's list of members.
struct MemberList {
    /// The class as it is named at the place of the list.
    let owner: String

    /// The entry of a method or property; nil where it can't be called by name.
    func entry(for member: Member, selector: String? = nil, calling name: String? = nil) -> String? {
        switch member.kind {
        case .function: method(member, selector: selector, calling: name)
        case .variable: property(member, calling: name)
        case .initializer: nil
        }
    }

    /// A class method that says which keys change together; objects are asked for it.
    func dependents(_ member: Member) -> String? {
        guard member.kind == .function, member.name.hasPrefix("keyPathsForValuesAffecting") else { return nil }
        guard let parameter = member.parameters.first else {
            return "method(\"\(member.selector)\") { (_: \(owner), _) in \(owner).\(member.name)() }"
        }
        guard parameter.label == "forKey", member.parameters.count == 1 else { return nil }
        return "method(\"\(member.selector)\") { (_: \(owner), a) in "
            + "try \(owner).\(member.name)(forKey: a.value(0, (String).self)) }"
    }

    /// An entry for what stands in for an extension's member.
    func override(of member: Member, selector: String, calling name: String) -> String? {
        guard member.kind == .function else { return nil }
        return method(member, selector: selector, calling: name, entry: "override")
    }

    private func method(
        _ member: Member,
        selector: String?,
        calling name: String?,
        entry: String = "method"
    ) -> String? {
        guard !member.traits.contains(.isGeneric), member.parameters.allSatisfy(Self.canBePassed) else { return nil }
        let arguments = member.parameters.enumerated().map { index, parameter in
            let label = parameter.label.isEmpty ? "" : "\(parameter.label): "
            return "\(label)a.value(\(index), \(Self.metatype(parameter.type)))"
        }
        let call = "o.\(Self.escaped(name ?? member.name))(\(arguments.joined(separator: ", ")))"
        let isThrowing = !arguments.isEmpty || member.traits.contains(.throws)
        let head = "\(entry)(\"\(selector ?? member.selector)\") { (o: \(owner), \(arguments.isEmpty ? "_" : "a")) in "
        if member.traits.contains(.isAsync) {
            guard arguments.isEmpty else { return nil }
            return head + "_ = Task { @MainActor in \(member.traits.contains(.throws) ? "try " : "")await \(call) } }"
        }
        return head + (isThrowing ? "try " : "") + call + " }"
    }

    private func property(_ member: Member, calling name: String?) -> String? {
        let key = member.objcName ?? member.name
        let name = Self.escaped(name ?? member.name)
        let get = "property(\"\(key)\", { (o: \(owner)) in o.\(name) }"
        guard member.traits.contains(.isSettable) else { return get + ")" }
        return get + ", { $0.\(name) = $1 })"
    }

    /// A type as a value. `(List<Int>?).self` would ask `List<Int>` for a member, and an expression takes no names for
    /// what a closure is given: `(_ isDone: Bool) -> Void`.
    private static func metatype(_ written: String) -> String {
        let type = withoutArgumentNames(TypeName.plain(written))
        guard type.hasSuffix(">?") else { return "(\(type)).self" }
        return "Optional<\(type.dropLast())>.self"
    }

    private static func withoutArgumentNames(_ type: String) -> String {
        guard type.contains("->") else { return type }
        var result = ""
        var rest = type[...]
        while let underscore = rest.firstIndex(of: "_") {
            let before = underscore > type.startIndex ? type[type.index(before: underscore)] : " "
            let isWord = before.isLetter || before.isNumber || before == "_"
            let after = rest[rest.index(after: underscore)...]
            guard !isWord, after.first == " ", let colon = after.firstIndex(of: ":") else {
                result += rest[...underscore]
                rest = after
                continue
            }
            result += rest[..<underscore]
            rest = after[after.index(after: colon)...].drop { $0 == " " }
        }
        return result + rest
    }

    /// Whether an argument can be taken from a list of anything.
    static func canBePassed(_ parameter: Member.Parameter) -> Bool {
        let type = parameter.type
        return !unlisted.contains(where: type.hasPrefix) && !type.hasSuffix("...")
            && !type.contains("@autoclosure") && !isNonescaping(type)
    }

    /// Words before types whose values no list can hold.
    private static let unlisted = ["inout ", "some ", "repeat ", "borrowing ", "consuming "]

    /// A closure that may not be kept can't come out of a list either.
    private static func isNonescaping(_ type: String) -> Bool {
        type.contains("->") && !type.contains("@escaping") && !type.hasSuffix("?") && !type.hasSuffix("!")
    }

    /// Words that can't stand as a name.
    private static let reserved: Set<String> = ["init", "self", "Type"]

    private static func escaped(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }
}
