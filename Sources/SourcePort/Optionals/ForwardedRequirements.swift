import Platform

/// Optional requirements of the frameworks that a class leaves to others: it says no more than `forwardingTarget(for:)`.
///
/// Objective-C asks for the target when a message finds no method. Swift fills the class's table of a protocol with the
/// protocol's defaults, which nothing would lead away from. So the class gets the members that it hasn't got, and they
/// ask for the target; where there is none, the default answers.
struct ForwardedRequirements {
    private static let asked = "forwardingTarget(for:)"

    private let index: ModuleIndex
    private let optionals: OptionalRequirements

    init(index: ModuleIndex, optionals: OptionalRequirements) {
        self.index = index
        self.optionals = optionals
    }

    func plan(_ files: [SourceFile], into plan: ModulePlan) {
        for file in files {
            for body in file.bodies where body.kind == .class {
                guard let entry = index.entry(body.name), entry.declaration === body, forwards(entry) else { continue }
                add(to: body, of: entry, plan)
            }
        }
    }

    /// Whether a class, or one of the project's above it, says where its messages go.
    private func forwards(_ entry: ModuleIndex.Entry) -> Bool {
        index.superclasses(of: entry.summary.name).contains { above in
            above.summary.members.contains { $0.fullName == Self.asked && $0.traits.contains(.isOverride) }
        }
    }

    private func add(to body: TypeBody, of entry: ModuleIndex.Entry, _ plan: ModulePlan) {
        let chain = index.superclasses(of: entry.summary.name)
        var known = Set(chain.flatMap(\.summary.members).map(\.fullName))
        let access = body.access >= .public ? "public " : ""
        for stated in index.protocols(of: entry) {
            let plain = DefaultObject(of: stated.summary.name, in: body, index: index)
            let requirements = optionals.requirements(of: stated.summary.name).filter { requirement in
                requirement.isFramework && requirement.member.traits.isDisjoint(with: Self.left)
                    && known.insert(requirement.member.fullName).inserted
            }
            guard !requirements.isEmpty else { continue }
            for requirement in requirements {
                let selector = "ObjectiveCRuntime.Selector(\"\(requirement.member.selector)\")"
                let target = "((forwardingTarget(for: \(selector)) as? \(stated.summary.name)) ?? \(plain.name)())"
                plan.addInsertion(access + DefaultObject.member(requirement.member, calling: target), into: body)
            }
            plan.addStatement(plain.declaration, behind: body.file)
            plan.setNeedsRuntime(body.file)
        }
    }

    /// What isn't handed on.
    private static let left: Member.Traits = [.isStatic, .isSettable, .throws, .isAsync, .isGeneric]
}
