import Platform

/// Lists the members that Objective-C would find by name, one list in each body that has some.
struct RegistrationPort {
    let port: FilePort

    func run() {
        for (number, body) in port.file.bodies.enumerated() { list(body, number) }
    }

    private func list(_ body: TypeBody, _ number: Int) {
        guard body.kind == .class || body.kind == .extension else { return }
        if body.kind == .extension, let entry = port.index.entry(body.name), !entry.summary.mayBeClass { return }
        let isGeneric = body.isInGenericContext || port.index.entry(body.name)?.summary.isGeneric ?? false
        let owner = body.kind == .extension ? body.name : body.ownName
        let entries = self.entries(of: body, owner: owner, isGeneric: isGeneric)
        guard !entries.isEmpty else { return }
        port.needsRuntime = true
        if isGeneric { return generic(body, entries) }
        let path = port.file.path.dropFirst(port.job.root.count)
        let hash = StableHash.hex("\(port.job.module)/\(path)/\(number)/\(body.name)").suffix(10)
        port.insert(
            "fileprivate final class __Ported_\(hash): ObjectiveCRuntime.PortedMembers "
                + "{ override class func register() { \(entries.joined(separator: "; ")) } }",
            into: body
        )
    }

    /// What a body's list says.
    private func entries(of body: TypeBody, owner: String, isGeneric: Bool) -> [String] {
        let list = MemberList(owner: owner)
        var entries = body.entries.compactMap { entry(for: $0.member, of: body, list) }
        entries += port.plan.moves.overrides(in: body, list)
        if let name = body.attribute("objc").flatMap({ _ in MemberReader.objcName(body.attributes) }), !isGeneric {
            entries.append("name(\"\(name)\", \(owner).self)")
        }
        let answers = port.plan.optionals.frameworkSelectors(of: body).map { "\"\($0)\"" }
        if !answers.isEmpty { entries.append("answers(\(owner).self, to: \(answers.joined(separator: ", ")))") }
        return entries
    }

    /// A generic class has no record of its own in the program; a protocol leads to its list.
    private func generic(_ body: TypeBody, _ entries: [String]) {
        guard body.kind == .class else { return }
        let names = ["method", "property", "override", "answers"]
        let calls = entries.map { entry in
            names.contains { entry.hasPrefix($0 + "(") } ? "ObjectiveCRuntime.PortedMembers.\(entry)" : entry
        }
        let inherits = port.index.superclasses(of: body.name).dropFirst().contains { entry in
            guard let declaration = entry.declaration, entry.summary.isGeneric else { return false }
            return !self.entries(of: declaration, owner: declaration.ownName, isGeneric: true).isEmpty
        }
        let access = body.access >= .public ? (body.access == .open ? "open " : "public ") : ""
        let word = inherits ? "override class" : body.modifiers.first(named: "final") == nil ? "class" : "static"
        port.insert(
            "@MainActor \(access)\(word) func registerPortedMembers() { \(calls.joined(separator: "; ")) }",
            into: body
        )
        if !inherits { port.addConformance("ObjectiveCRuntime.PortedGenericMembers", to: body) }
    }

    private func entry(for member: Member, of body: TypeBody, _ list: MemberList) -> String? {
        guard !port.plan.moves.isRenamed(member, in: body) else { return nil }
        if member.traits.contains(.isStatic) { return list.dependents(member) }
        let optional = port.plan.optionals.selector(implementedBy: member, of: body)
        guard port.isObjC(member, in: body) || optional != nil || isAction(member) else { return nil }
        if member.traits.contains(.isOverride), isListedAbove(member, body) { return nil }
        guard let text = list.entry(for: member, selector: member.objcName ?? optional) else { return nil }
        guard member.kind == .variable, !member.traits.contains(.isOutlet), !body.isInGenericContext else {
            return text
        }
        return "\(text); keyPath(\"\(member.objcName ?? member.name)\", \\\(list.owner).\(member.name))"
    }

    /// What overrides a method of UIKit's that menus and controls send: `copy(_:)`.
    private func isAction(_ member: Member) -> Bool {
        guard member.traits.contains(.isOverride), member.kind == .function, member.parameters.count == 1,
            member.type == nil
        else { return false }
        return ["Any?", "Any", "AnyObject?", "AnyObject"].contains(member.parameters[0].type)
    }

    /// Whether a superclass lists the member, whose entry then calls this one.
    private func isListedAbove(_ member: Member, _ body: TypeBody) -> Bool {
        let name = port.index.resolve(body.name, from: "") ?? body.name
        return port.index.superclasses(of: name).dropFirst().contains { entry in
            guard entry.module == port.job.module || !entry.bodies.isEmpty || entry.summary.hasObjCMembers else {
                return entry.summary.members.contains {
                    $0.fullName == member.fullName && $0.traits.contains(.explicitObjC)
                }
            }
            return entry.summary.members.contains {
                $0.fullName == member.fullName && port.plan.isObjC($0, of: entry.summary.name)
            }
        }
    }
}
