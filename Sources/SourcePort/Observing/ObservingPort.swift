import SwiftSyntax

/// Properties that say `dynamic` tell their observers, as Objective-C's setters would.
struct ObservingPort {
    let port: FilePort

    func run() {
        for body in port.file.bodies where body.kind == .class || body.kind == .extension {
            for entry in body.entries where isObserved(entry.member, of: body) { observe(entry, of: body) }
        }
    }

    private func isObserved(_ member: Member, of body: TypeBody) -> Bool {
        member.kind == .variable && member.traits.contains(.isDynamic) && member.traits.contains(.isSettable)
            && !member.traits.contains(.isStatic) && port.isObjC(member, in: body) && port.index.isNSObject(body.name)
    }

    private func observe(_ entry: TypeBody.Entry, of body: TypeBody) {
        guard let variable = entry.syntax.as(VariableDeclSyntax.self) else { return }
        guard variable.bindings.count == 1, let binding = variable.bindings.first else {
            return port.note(
                .warning,
                at: entry.syntax.range.lowerBound,
                "dynamic \(entry.member.name)",
                "several properties in one declaration aren't observed; declare each on its own"
            )
        }
        let key = entry.member.objcName ?? entry.member.name
        let will = "willChangeValue(forKey: \"\(key)\")"
        let did = "didChangeValue(forKey: \"\(key)\")"
        port.needsRuntime = true
        let name = entry.member.name
        let kept =
            hasAppearance(body) ? " if ObjectiveCRuntime.PortedMembers.keepsForInstances(self, \"\(key)\", " : nil
        let keeps = kept.map { "\($0)\(name)) { return };" } ?? ""
        // Where nothing follows, the compiler warns of a `defer`.
        let tells = keeps.isEmpty ? did : "defer { \(did) };\(keeps)"
        guard let block = binding.accessorBlock else {
            let text = " { willSet { \(will) } didSet { \(tells) } }"
            return port.edits.insert(text, at: binding.range.upperBound)
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        let open = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        if let setter = accessors.first(where: { $0.accessorSpecifier.text == "set" }) {
            let value = setter.parameters?.name.text ?? "newValue"
            let keeps = kept.map { "\($0)\(value)) { return };" } ?? ""
            return begin(setter, with: "\(keeps) \(will); defer { \(did) };")
        }
        if let willSet = accessors.first(where: { $0.accessorSpecifier.text == "willSet" }) {
            begin(willSet, with: " \(will);")
        } else {
            port.edits.insert(" willSet { \(will) }", at: open)
        }
        if let didSet = accessors.first(where: { $0.accessorSpecifier.text == "didSet" }) {
            begin(didSet, with: " defer { \(did) };\(keeps)")
        } else {
            port.edits.insert(" didSet { \(tells) }", at: open)
        }
    }

    /// Whether `appearance()` of the class may set its properties.
    private func hasAppearance(_ body: TypeBody) -> Bool {
        port.index.superclasses(of: body.name).contains { ["UIView", "UIBarItem"].contains($0.summary.name) }
    }

    private func begin(_ accessor: AccessorDeclSyntax, with text: String) {
        guard let body = accessor.body else { return }
        port.edits.insert(text, at: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
