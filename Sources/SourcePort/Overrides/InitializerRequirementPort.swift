import SwiftSyntax

/// Rewrites protocols that ask for an initializer which a class of the frameworks is said to have.
struct InitializerRequirementPort {
    let port: FilePort

    func run() {
        let requirements = port.plan.initializers
        guard !requirements.byOwner.isEmpty else { return }
        for body in port.file.bodies {
            if body.kind == .protocol {
                let name = port.index.resolve(body.name, from: "") ?? body.name
                if let own = requirements.byOwner[name] { declare(own, in: body) }
            } else {
                for requirement in requirements.requirements(statedBy: body) { make(requirement, in: body) }
            }
        }
    }

    /// A protocol beside it has the static member and the initializer: of a protocol for classes alone, no initializer can
    /// return what something else made.
    private func declare(_ requirements: [InitializerRequirements.Requirement], in body: TypeBody) {
        for entry in body.entries where requirements.contains(where: { $0.member == entry.member }) {
            port.edits.blank(entry.syntax.range, in: port.file)
        }
        let base = "__Made_\(body.name.replacing(".", with: "_"))"
        let access = body.access.prefix
        let makers = requirements.map { "static func \($0.maker)(\($0.parameters)) -> Self" }
        let initializers = requirements.map {
            "\(access)init(\($0.parameters)) { self = Self.\($0.maker)(\($0.arguments)) }"
        }
        port.edits.append("\(access)protocol \(base) { \(makers.joined(separator: "; ")) }")
        port.edits.append("extension \(base) { \(initializers.joined(separator: "; ")) }")
        port.addConformance(base, to: body)
    }

    private func make(_ requirement: InitializerRequirements.Requirement, in body: TypeBody) {
        let head = "static func \(requirement.maker)(\(requirement.parameters)) -> Self"
        guard body.kind == .extension, port.plan.initializers.isFrameworkClass(body.name) else {
            let access = body.access >= .public ? "public " : ""
            return port.insert("\(access)\(head) { self.init(\(requirement.arguments)) }", into: body)
        }
        guard let allocator = MetatypePort(port: port).allocator(of: body.name, labels: requirement.member.labels)
        else {
            return port.note(
                .unsupported,
                at: body.range.lowerBound,
                "init(\(requirement.member.labels.map { $0 + ":" }.joined()))",
                "\(body.name) has no initializer here that \(requirement.owner) could call; call it directly instead"
            )
        }
        port.insert(
            "public \(head) { unsafeDowncast(unsafeBitCast(self, to: \(allocator).Type.self)"
                + ".init(\(requirement.arguments)), to: Self.self) }",
            into: body
        )
    }
}
