import Platform
import SwiftSyntax

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
                    guard !Self.isStored(entry), let requirement = requirement(of: entry.member, in: body),
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

    /// Whether it is a property with storage, which can't override another one: it stays the class's own.
    private static func isStored(_ entry: TypeBody.Entry) -> Bool {
        guard let binding = entry.syntax.as(VariableDeclSyntax.self)?.bindings.first else { return false }
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
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
        let plain = DefaultObject(of: requirement.owner, in: body, index: index)
        let access = body.access >= .public ? "open " : ""
        var inherited = requirement.member
        if inherited.kind == .variable, inherited.type == nil { inherited.type = member.type }
        plan.addInsertion(access + DefaultObject.member(inherited, calling: "\(plain.name)()"), into: body)
        plan.addStatement(plain.declaration, behind: body.file)
    }
}
