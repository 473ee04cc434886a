/// What is decided for the whole module before its files are rewritten.
final class ModulePlan: @unchecked Sendable {
    let index: ModuleIndex
    private var insertionsByBody: [ObjectIdentifier: [String]] = [:]
    private var conformancesByBody: [ObjectIdentifier: [String]] = [:]
    private var statementsByFile: [ObjectIdentifier: [String]] = [:]
    private var runtimeFiles: Set<ObjectIdentifier> = []
    private var objcMemberClasses: Set<String> = []
    private(set) var optionals: OptionalRequirements
    private(set) var moves: MovedMembers
    private(set) var inherited: InheritedRequirements
    private(set) var initializers: InitializerRequirements
    /// The file that has what ``AddressPort`` adds to the module.
    let keeperOfAddresses: SourceFile?

    init(index: ModuleIndex, files: [SourceFile]) {
        self.index = index
        optionals = OptionalRequirements(index: index)
        moves = MovedMembers(index: index)
        inherited = InheritedRequirements(index: index, optionals: optionals)
        initializers = InitializerRequirements(index: index)
        keeperOfAddresses = AddressPort.keeper(of: files)
        for (name, entry) in index.entries where entry.summary.mayBeClass {
            if index.superclasses(of: name).contains(where: \.summary.hasObjCMembers) { objcMemberClasses.insert(name) }
        }
        optionals.plan(files, into: self)
        inherited.plan(files, into: self)
        ForwardedRequirements(index: index, optionals: optionals).plan(files, into: self)
        moves.plan(files, into: self)
        initializers.plan(files)
    }

    /// Whether Objective-C would see a member of a type.
    func isObjC(_ member: Member, of type: String) -> Bool {
        if member.traits.contains(.nonobjc) { return false }
        if member.traits.contains(.objc) { return true }
        guard member.access > .fileprivate || member.traits.contains(.isOverride) else { return false }
        return index.resolve(type, from: "").map(objcMemberClasses.contains) ?? false
    }

    // MARK: What goes where

    func addInsertion(_ text: String, into body: TypeBody) {
        insertionsByBody[ObjectIdentifier(body), default: []].append(text)
    }

    func insertions(into body: TypeBody) -> [String] { insertionsByBody[ObjectIdentifier(body)] ?? [] }

    func addConformance(_ name: String, to body: TypeBody) {
        var names = conformancesByBody[ObjectIdentifier(body)] ?? []
        if !names.contains(name) { names.append(name) }
        conformancesByBody[ObjectIdentifier(body)] = names
    }

    func conformances(of body: TypeBody) -> [String] { conformancesByBody[ObjectIdentifier(body)] ?? [] }

    func addStatement(_ text: String, behind file: SourceFile) {
        var statements = statementsByFile[ObjectIdentifier(file)] ?? []
        if !statements.contains(text) { statements.append(text) }
        statementsByFile[ObjectIdentifier(file)] = statements
    }

    func statements(behind file: SourceFile) -> [String] { statementsByFile[ObjectIdentifier(file)] ?? [] }

    func setNeedsRuntime(_ file: SourceFile) { runtimeFiles.insert(ObjectIdentifier(file)) }

    func needsRuntime(_ file: SourceFile) -> Bool { runtimeFiles.contains(ObjectIdentifier(file)) }
}
