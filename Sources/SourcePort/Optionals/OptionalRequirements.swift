/// The optional requirements that a module's classes may have, and who has them.
struct OptionalRequirements {
    private let index: ModuleIndex
    /// By the base name.
    private(set) var byName: [String: [OptionalRequirement]] = [:]
    private var byProtocol: [String: [OptionalRequirement]] = [:]
    /// What a class conforms to, its superclasses left out.
    private var witnesses: [String: Set<String>] = [:]

    init(index: ModuleIndex) {
        self.index = index
        for (name, entry) in index.entries where entry.summary.kind == .protocol {
            let isFramework = entry.bodies.isEmpty && !entry.summary.isObjC
            var counts: [String: Int] = [:]
            let requirements = entry.summary.members.filter { $0.traits.contains(.isOptional) }.map { member in
                defer { counts[member.fullName, default: 0] += 1 }
                let number = counts[member.fullName] ?? 0
                return OptionalRequirement(owner: name, member: member, isFramework: isFramework, number: number)
            }
            guard !requirements.isEmpty else { continue }
            byProtocol[name] = requirements
            for requirement in requirements { byName[requirement.member.name, default: []].append(requirement) }
        }
        for key in byName.keys { byName[key]?.sort { $0.owner < $1.owner } }
    }

    /// The optional requirements of a protocol itself.
    func requirements(of name: String) -> [OptionalRequirement] { byProtocol[name] ?? [] }

    // MARK: Who has them

    mutating func plan(_ files: [SourceFile], into plan: ModulePlan) {
        guard byProtocol.values.contains(where: { $0.contains { !$0.isFramework } }) else { return }
        for name in index.entries.keys.sorted() {
            guard let entry = index.entries[name], entry.summary.kind == .class, !entry.bodies.isEmpty else { continue }
            conform(name, plan)
        }
    }

    /// Gives a class the witnesses of what it declares.
    @discardableResult
    private mutating func conform(_ name: String, _ plan: ModulePlan, depth: Int = 0) -> Set<String> {
        if let known = witnesses[name] { return known }
        guard let entry = index.entries[name], depth < 64 else { return [] }
        let above = index.superclass(of: entry).map { conform($0.summary.name, plan, depth: depth + 1) } ?? []
        var all = above
        let declarations = entry.bodies.filter { $0.kind != .extension }
        for requirement in requirements(ofClass: entry) where !requirement.isFramework {
            // Functions may have classes of one name, each with members of its own.
            if declarations.count > 1 {
                for body in declarations where body.entries.contains(where: { Self.implements($0.member, requirement) })
                {
                    plan.addConformance(requirement.witness, to: body)
                }
                continue
            }
            guard !all.contains(requirement.witness),
                entry.summary.members.contains(where: { Self.implements($0, requirement) })
            else { continue }
            all.insert(requirement.witness)
            // A class of another module conforms there.
            if !entry.bodies.isEmpty, let body = body(stating: requirement.owner, of: entry) {
                plan.addConformance(requirement.witness, to: body)
            }
        }
        witnesses[name] = all
        return all
    }

    /// The body that says the conformance, or the class's own.
    private func body(stating name: String, of entry: ModuleIndex.Entry) -> TypeBody? {
        let stating = entry.bodies.first { body in
            body.inherited.flatMap { index.parts(of: $0, from: entry.summary.name) }.contains { written in
                guard let stated = index.entry(written, from: entry.summary.name) else { return false }
                return stated.summary.name == name || index.protocols(of: stated).contains { $0.summary.name == name }
            }
        }
        return stating ?? entry.declaration ?? entry.bodies.first { $0.inheritance != nil } ?? entry.bodies.first
    }

    /// The optional requirements of all protocols of a class and its superclasses.
    private func requirements(ofClass entry: ModuleIndex.Entry) -> [OptionalRequirement] {
        index.superclasses(of: entry.summary.name).flatMap { index.protocols(of: $0) }
            .flatMap { byProtocol[$0.summary.name] ?? [] }
    }

    private static func implements(_ member: Member, _ requirement: OptionalRequirement) -> Bool {
        let wanted = requirement.member
        guard member.kind == wanted.kind, member.fullName == wanted.fullName, member.access > .fileprivate,
            !member.traits.contains(.isStatic)
        else { return false }
        return zip(member.parameters, wanted.parameters).allSatisfy { TypeName.areAlike($0.type, $1.type) }
    }

    /// The selector of the optional requirement that a member is there for; nil for any other member.
    func selector(implementedBy member: Member, of body: TypeBody) -> String? {
        guard let named = byName[member.name], named.contains(where: { $0.member.fullName == member.fullName }),
            let entry = index.entry(body.name)
        else { return nil }
        let found = requirements(ofClass: entry).first { !$0.isFramework && Self.implements(member, $0) }
        return found?.member.selector
    }

    /// What a data source can't do without: who lists it lists all that the data source has, so that UIKit knows what it
    /// leaves out. A table whose rows nobody deletes has no button for that.
    private static let required = [
        "tableView(_:cellForRowAt:)": "UITableViewDataSource",
        "collectionView(_:cellForItemAt:)": "UICollectionViewDataSource",
    ]

    private func isRequired(_ member: Member, ofClass entry: ModuleIndex.Entry) -> Bool {
        guard let owner = Self.required[member.fullName] else { return false }
        return index.superclasses(of: entry.summary.name).contains { above in
            index.protocols(of: above).contains { $0.summary.name == owner }
        }
    }

    /// The selectors of the frameworks' optional requirements that a body has members for, and of those that data
    /// sources can't do without.
    func frameworkSelectors(of body: TypeBody) -> [String] {
        guard let entry = index.entry(body.name),
            body.entries.contains(where: { byName[$0.member.name] != nil })
        else { return [] }
        let requirements = requirements(ofClass: entry).filter(\.isFramework)
        return body.entries.compactMap { item in
            if isRequired(item.member, ofClass: entry) { return item.member.selector }
            return requirements.first {
                $0.member.kind == item.member.kind && $0.member.fullName == item.member.fullName
            }?.member.selector
        }
    }

    // MARK: Who calls them

    /// The requirement that `x.name?(labels…)` calls; nil where none has that name and those labels.
    ///
    /// - Parameter trailing: How many closures stand behind the parentheses.
    func called(_ name: String, labels: [String], trailing: Int) -> OptionalRequirement? {
        let candidates = (byName[name] ?? []).filter { requirement in
            let wanted = requirement.member.labels
            guard requirement.member.kind == .function, wanted.count == labels.count + trailing else { return false }
            return Array(wanted.prefix(labels.count)) == labels
        }
        return candidates.first { !$0.isFramework } ?? candidates.first
    }
}
