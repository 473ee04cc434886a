import Platform
import SwiftSyntax

/// Protocols that ask for an initializer and that an extension gives to a class of the frameworks:
/// `extension NSObject: Building {}` where `Building` says `init()`.
///
/// Objective-C's classes fulfil that; a class of Swift's needs a `required` initializer, which NSObject hasn't got. So the
/// protocol asks for a static member that makes an object, and has an initializer that calls it.
struct InitializerRequirements {
    /// One such requirement.
    struct Requirement {
        let owner: String
        let member: Member

        /// The static member that stands in.
        var maker: String { "__made_\(owner.replacing(".", with: "_"))" + member.labels.map { "_" + $0 }.joined() }

        /// The parameters as they are declared.
        var parameters: String {
            member.parameters
                .map { parameter in
                    let label = parameter.label.isEmpty ? "_" : parameter.label
                    return (label == parameter.name ? label : "\(label) \(parameter.name)") + ": \(parameter.type)"
                }
                .joined(separator: ", ")
        }

        /// The parameters as they are handed on.
        var arguments: String {
            member.parameters.map { ($0.label.isEmpty ? "" : "\($0.label): ") + $0.name }.joined(separator: ", ")
        }
    }

    private let index: ModuleIndex
    /// By the protocol's name.
    private(set) var byOwner: [String: [Requirement]] = [:]

    init(index: ModuleIndex) { self.index = index }

    mutating func plan(_ files: [SourceFile]) {
        for file in files {
            for body in file.bodies where body.kind == .extension && isFrameworkClass(body.name) {
                for owner in owners(statedBy: body) where byOwner[owner.summary.name] == nil {
                    let requirements = owner.summary.members.filter {
                        $0.kind == .initializer && $0.type == nil && $0.traits.isDisjoint(with: Self.cannotBeMade)
                    }
                    guard owner.declaration != nil, !requirements.isEmpty else { continue }
                    byOwner[owner.summary.name] = requirements.map {
                        Requirement(owner: owner.summary.name, member: $0)
                    }
                }
            }
        }
    }

    /// The requirements of a type of this name that it, or an extension of it, states.
    func requirements(statedBy body: TypeBody) -> [Requirement] {
        guard !byOwner.isEmpty, body.kind != .protocol else { return [] }
        return owners(statedBy: body).flatMap { byOwner[$0.summary.name] ?? [] }
    }

    func isFrameworkClass(_ name: String) -> Bool {
        guard let entry = index.entry(name) else { return false }
        return entry.declaration == nil && entry.summary.mayBeClass && index.isNSObject(name)
    }

    private static let cannotBeMade: Member.Traits = [.throws, .isAsync, .isGeneric, .isInExtension]

    /// The protocols that stand behind the colon, and those that they refine.
    private func owners(statedBy body: TypeBody) -> [ModuleIndex.Entry] {
        body.inherited.flatMap { index.parts(of: $0, from: body.name) }.flatMap { name -> [ModuleIndex.Entry] in
            guard let stated = index.entry(name, from: body.name), stated.summary.kind == .protocol else { return [] }
            return [stated] + index.protocols(of: stated)
        }
    }
}
