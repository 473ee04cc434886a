import SwiftSyntax

/// All types that a module's files can name: its own, those of imported modules, and the frameworks'.
final class ModuleIndex: @unchecked Sendable {
    /// One type with all that is known of it.
    final class Entry {
        var summary: TypeSummary
        /// Of this module: its declaration and extensions.
        var bodies: [TypeBody] = []
        let module: String

        init(_ summary: TypeSummary, module: String) {
            self.summary = summary
            self.module = module
        }

        /// Its declaration, where it is in this module.
        var declaration: TypeBody? { bodies.first { $0.kind != .extension } }
    }

    let module: String
    private(set) var entries: [String: Entry] = [:]
    private(set) var aliases: [String: String] = [:]
    /// Whether an alias stands for several types, `A & B`.
    private var hasCompositions = false
    private(set) var modules: Set<String> = []
    /// The types that declare a member, by its name.
    private(set) var ownersByMember: [String: [String]] = [:]
    /// Properties of other modules' types that hold objects of any class, as far as no file of an app's is likely to have
    /// their names: `_forwardToDelegate`.
    private(set) var objectProperties: Set<String> = []

    init(module: String, files: [SourceFile], imports: [ModuleSummary], frameworks: [ModuleSummary]) {
        self.module = module
        for summary in frameworks + imports {
            modules.insert(summary.module)
            aliases.merge(summary.aliases) { $1 }
            for type in summary.types { add(type, module: summary.module) }
            for member in summary.types.lazy.flatMap(\.members) where member.name.hasPrefix("_") {
                if let type = member.type, type.hasPrefix("AnyObject") { objectProperties.insert(member.name) }
            }
        }
        modules.insert(module)
        for file in files { aliases.merge(file.aliases) { $1 } }
        hasCompositions = aliases.values.contains { $0.contains("&") }
        let bodies = files.flatMap(\.bodies)
        for body in bodies where body.kind != .extension { add(body) }
        for body in bodies where body.kind == .extension { add(body) }
        for (name, entry) in entries {
            for member in Set(entry.summary.members.map(\.name)) { ownersByMember[member, default: []].append(name) }
        }
        for key in ownersByMember.keys { ownersByMember[key]?.sort() }
    }

    private func add(_ type: TypeSummary, module: String) {
        if let known = entries[type.name] {
            // Several modules extend one type.
            known.summary.members += type.members
            known.summary.inherited += type.inherited
        } else {
            entries[type.name] = Entry(type, module: module)
        }
    }

    private func add(_ body: TypeBody) {
        let name = body.kind == .extension ? resolve(body.name, from: "") ?? body.name : body.name
        if body.kind != .extension, entries[name]?.module != module { entries[name] = nil }
        let entry =
            entries[name]
            ?? Entry(
                TypeSummary(
                    name: name,
                    kind: body.kind,
                    inherited: [],
                    members: [],
                    isGeneric: body.isInGenericContext,
                    access: body.access,
                    hasObjCMembers: body.attribute("objcMembers") != nil,
                    isObjC: body.attribute("objc") != nil,
                    movedMembers: []
                ),
                module: module
            )
        entries[name] = entry
        entry.bodies.append(body)
        if body.kind == .class, body.modifiers.first(named: "final") != nil { entry.summary.isFinal = true }
        if body.kind == .protocol || body.kind != .extension && !body.genericParameters.isEmpty {
            let finder = GenericBoundFinder(viewMode: .sourceAccurate)
            for child in body.syntax.children(viewMode: .sourceAccurate) {
                // Members have parameters of their own; a protocol's may be associated types.
                if body.kind == .protocol || !child.is(MemberBlockSyntax.self) { finder.walk(child) }
            }
            entry.summary.bounds = finder.bounds.isEmpty ? nil : finder.bounds
        }
        entry.summary.inherited += body.inherited
        entry.summary.members += body.entries.map(\.member)
    }

    // MARK: Names

    /// The full name of the type that a written name means inside of another; nil where none is known.
    func resolve(_ written: String, from context: String) -> String? {
        var name = written
        for _ in 0..<8 {
            var scope = context
            while true {
                let candidate = scope.isEmpty ? name : "\(scope).\(name)"
                if entries[candidate] != nil { return candidate }
                if let alias = aliases[candidate] {
                    if alias == name { return nil }
                    name = alias
                    break
                }
                if scope.isEmpty {
                    guard let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) else { return nil }
                    name = String(name[name.index(after: dot)...])
                    break
                }
                scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
            }
        }
        return nil
    }

    /// Whether a written name is an alias inside of a type, or for the whole module.
    func isAlias(_ written: String, from context: String) -> Bool {
        var scope = context
        while !scope.isEmpty {
            if aliases["\(scope).\(written)"] != nil { return true }
            scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
        }
        return aliases[written] != nil
    }

    /// The names that a written one stands for: several where it is an alias of a composition, `A & B`.
    func parts(of written: String, from context: String = "") -> [String] {
        guard hasCompositions else { return [written] }
        var result: [String] = []
        var waiting = [written]
        var seen: Set<String> = []
        while let next = waiting.popLast() {
            if next.contains("&") {
                waiting += next.split(separator: "&").map(\.trimmed).reversed()
            } else if seen.insert(next).inserted {
                if let composition = composition(next, from: context) {
                    waiting.append(composition)
                } else {
                    result.append(next)
                }
            }
        }
        return result
    }

    /// What an alias stands for, where that is several types.
    private func composition(_ written: String, from context: String) -> String? {
        var name = written
        for _ in 0..<8 {
            var scope = context
            while !scope.isEmpty, aliases["\(scope).\(name)"] == nil {
                scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
            }
            guard let alias = aliases[scope.isEmpty ? name : "\(scope).\(name)"], alias != name else { return nil }
            if alias.contains("&") { return alias }
            name = alias
        }
        return nil
    }

    /// A type by its written name.
    func entry(_ written: String, from context: String = "") -> Entry? {
        resolve(written, from: context).flatMap { entries[$0] }
    }

    // MARK: Inheritance

    /// The class, its superclass, and so on; as far as they are known.
    func superclasses(of name: String) -> [Entry] {
        var result: [Entry] = []
        var next = entry(name)
        while let entry = next, !result.contains(where: { $0 === entry }) {
            result.append(entry)
            next = superclass(of: entry)
        }
        return result
    }

    func superclass(of entry: Entry) -> Entry? { stated(by: entry).first { $0.summary.mayBeClass } }

    /// The types that are written behind a type's colon, as far as they are known.
    private func stated(by entry: Entry) -> [Entry] {
        entry.summary.inherited.flatMap { parts(of: $0, from: entry.summary.name) }
            .compactMap { self.entry($0, from: entry.summary.name) }
    }

    /// The protocols that a type states, and those that these refine.
    func protocols(of entry: Entry) -> [Entry] {
        var result: [Entry] = []
        var waiting = [entry]
        while let next = waiting.popLast() {
            for other in stated(by: next)
            where other.summary.kind == .protocol && !result.contains(where: { $0 === other }) {
                result.append(other)
                waiting.append(other)
            }
        }
        return result.reversed()
    }

    /// Whether a class descends from NSObject, as far as one can see.
    func isNSObject(_ name: String) -> Bool {
        let chain = superclasses(of: name)
        guard let last = chain.last else { return false }
        if chain.contains(where: { $0.summary.name == "NSObject" }) { return true }
        // A superclass of a module that nobody described.
        return last.summary.kind == .class
            && last.summary.inherited.contains { entry($0, from: last.summary.name) == nil && Self.mayBeClass($0) }
    }

    private static func mayBeClass(_ name: String) -> Bool {
        !["NSObjectProtocol", "NSCoding", "NSCopying", "Codable", "Equatable", "Hashable", "AnyObject"].contains(name)
            && !name.hasSuffix("Delegate") && !name.hasSuffix("Protocol") && !name.hasSuffix("able")
    }
}

extension ModuleIndex {
    /// What modules that import this one must know.
    var summary: ModuleSummary {
        let types = entries.values.filter { $0.module == module || !$0.bodies.isEmpty }.map { entry in
            var type = entry.summary
            // Of another module's type only what this one adds.
            if entry.module != module { type.members = entry.bodies.flatMap { $0.entries.map(\.member) } }
            return type
        }
        return ModuleSummary(module: module, types: types.sorted { $0.name < $1.name }, aliases: aliases)
    }
}
