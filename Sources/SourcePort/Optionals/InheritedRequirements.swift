import Platform

/// Optional requirements of the frameworks that a subclass has and the superclass, which states the conformance, lacks.
///
/// Swift fills a class's table of a protocol where the conformance is stated, with the protocol's default; a subclass
/// would never be asked. So the superclass gets the member, which calls that default, and the subclass overrides it.
struct InheritedRequirements {
    private let index: ModuleIndex
    private let optionals: OptionalRequirements
    /// Members that override what was added, by body and place.
    private(set) var overriding: [ObjectIdentifier: Set<Int>] = [:]

    init(index: ModuleIndex, optionals: OptionalRequirements) {
        self.index = index
        self.optionals = optionals
    }

    mutating func plan(_ files: [SourceFile], into plan: ModulePlan) {
        var added: Set<String> = []
        for file in files {
            for body in file.bodies where body.kind == .class || body.kind == .extension {
                for (place, entry) in body.entries.enumerated() {
                    guard let requirement = requirement(of: entry.member, in: body),
                        let owner = stating(requirement, above: body), let declaration = owner.declaration
                    else { continue }
                    overriding[ObjectIdentifier(body), default: []].insert(place)
                    let key = "\(owner.summary.name).\(entry.member.fullName)"
                    guard added.insert(key).inserted else { continue }
                    add(requirement, entry.member, to: declaration, plan)
                }
            }
        }
    }

    private func requirement(of member: Member, in body: TypeBody) -> OptionalRequirement? {
        guard !member.traits.contains(.isOverride), !member.traits.contains(.isStatic), member.access > .fileprivate,
            let candidates = optionals.byName[member.name]
        else { return nil }
        let fitting = candidates.filter { candidate in
            candidate.isFramework && candidate.member.kind == member.kind
                && candidate.member.fullName == member.fullName
                && zip(candidate.member.parameters, member.parameters).allSatisfy {
                    TypeName.areAlike($0.type, $1.type)
                }
        }
        guard !fitting.isEmpty, let entry = index.entry(body.name), entry.declaration != nil else { return nil }
        let stated = Set(
            index.superclasses(of: entry.summary.name).flatMap { index.protocols(of: $0) }.map(\.summary.name)
        )
        return fitting.first { stated.contains($0.owner) }
    }

    /// The superclass of this module that states the conformance; nil where the class does so itself, or one above has
    /// the member.
    private func stating(_ requirement: OptionalRequirement, above body: TypeBody) -> ModuleIndex.Entry? {
        guard let entry = index.entry(body.name), !states(entry, requirement) else { return nil }
        for above in index.superclasses(of: entry.summary.name).dropFirst() {
            if above.summary.members.contains(where: { $0.fullName == requirement.member.fullName }) { return nil }
            if states(above, requirement) { return above.declaration == nil ? nil : above }
        }
        return nil
    }

    private func states(_ entry: ModuleIndex.Entry, _ requirement: OptionalRequirement) -> Bool {
        index.protocols(of: entry).contains { $0.summary.name == requirement.owner }
    }

    // MARK: What is added

    private func add(_ requirement: OptionalRequirement, _ member: Member, to body: TypeBody, _ plan: ModulePlan) {
        let name = "__Default_\(StableHash.hex(body.name + requirement.owner).suffix(10))"
        let access = body.access >= .public ? "open " : ""
        if member.kind == .variable {
            let type = TypeName.plain(requirement.member.type ?? member.type ?? "Any")
            plan.addInsertion("\(access)var \(member.name): \(type) { \(name)().\(member.name) }", into: body)
        } else {
            let arguments = member.parameters.enumerated().map { "\($1.label.isEmpty ? "" : "\($1.label): ")p\($0)" }
            let call = "\(member.name)(\(arguments.joined(separator: ", ")))"
            plan.addInsertion("\(access)\(Self.head(of: requirement.member)) { \(name)().\(call) }", into: body)
        }
        let required = requiredMembers(of: requirement.owner).map { member in
            member.kind == .variable
                ? "var \(member.name): \(member.type ?? "Any") { get { fatalError() } set {} }"
                : "\(Self.head(of: member)) { fatalError() }"
        }
        plan.addStatement(
            "private final class \(name): NSObject, \(requirement.owner) { \(required.joined(separator: "; ")) }",
            behind: body.file
        )
    }

    /// A method's head with parameters `p0`, `p1`.
    private static func head(of member: Member) -> String {
        let parameters = member.parameters.enumerated().map { place, parameter in
            "\(parameter.label.isEmpty ? "_" : parameter.label) p\(place): \(parameter.type)"
        }
        let result = member.type.map { " -> \($0)" } ?? ""
        return "func \(member.name)(\(parameters.joined(separator: ", ")))\(result)"
    }

    private func requiredMembers(of name: String) -> [Member] {
        guard let entry = index.entry(name) else { return [] }
        return ([entry] + index.protocols(of: entry)).filter { $0.bodies.isEmpty }.flatMap(\.summary.members)
            .filter {
                !$0.traits.contains(.isOptional) && $0.kind != .initializer && !$0.traits.contains(.isInExtension)
            }
    }
}
