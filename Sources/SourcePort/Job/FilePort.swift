/// One file on its way: what is known, and what is to change.
final class FilePort {
    let file: SourceFile
    let index: ModuleIndex
    let plan: ModulePlan
    let job: PortJob
    var edits = EditList()
    private(set) var notes: [PortNote] = []
    /// Statements to be put before the braces that close bodies.
    private var insertions: [(body: TypeBody, text: String)] = []
    private var conformances: [(body: TypeBody, name: String)] = []
    /// Whether the runtime's own names are used.
    var needsRuntime = false
    /// Whether UIKit's classes are named where the file may not import it.
    var needsUIKit = false

    init(_ file: SourceFile, index: ModuleIndex, plan: ModulePlan, job: PortJob) {
        self.file = file
        self.index = index
        self.plan = plan
        self.job = job
    }

    /// The file as it is compiled.
    func run() -> PortedText {
        for unknown in file.unknownConditions {
            note(.warning, at: unknown.offset, "#if \(unknown.text)", "the condition isn't known and counts as false")
        }
        AttributePort(port: self).run()
        ObsoletePort(port: self).run()
        AbsentOnIOSPort(port: self).run()
        ImportPort(port: self).run()
        ModuleNamePort(port: self).run()
        NumberPort(port: self).run()
        LimitPort(port: self).run()
        LoadingPort(port: self).run()
        ErrorPort(port: self).run()
        MacroPort(port: self).run()
        ClosurePort(port: self).run()
        SubstringPort(port: self).run()
        TestPort(port: self).run()
        InitializerPort(port: self).run()
        FormatPort(port: self).run()
        ArchivePort(port: self).run()
        CharacterSetPort(port: self).run()
        SwitchPort(port: self).run()
        UnavailablePort(port: self).run()
        PreviewPort(port: self).run()
        EntryPort(port: self).run()
        ExpressionPort(port: self).run()
        RuntimeNamePort(port: self).run()
        LibraryPathPort(port: self).run()
        AddressPort(port: self).run()
        BundlePort(port: self).run()
        MetatypePort(port: self).run()
        LookupPort(port: self).run()
        ConstraintPort(port: self).run()
        ReceiverPort(port: self).run()
        ObservingPort(port: self).run()
        OverridePort(port: self).run()
        OwnKindPort(port: self).run()
        ShadowedPropertyPort(port: self).run()
        RegistrationPort(port: self).run()
        InitializerRequirementPort(port: self).run()
        RootExtensionPort(port: self).run()
        OptionalPort(port: self).run()
        for body in file.bodies {
            let texts = insertions.filter { $0.body === body }.map(\.text) + plan.insertions(into: body)
            if !texts.isEmpty { insert(texts.joined(separator: "; "), atEndOf: body) }
        }
        for statement in plan.statements(behind: file) { edits.append(statement) }
        if needsRuntime || plan.needsRuntime(file) { edits.append("import ObjectiveCRuntime") }
        if needsUIKit { edits.append("import UIKit") }
        return PortedText(file, edits: edits)
    }

    func note(_ kind: PortNote.Kind, at offset: Int, _ symbol: String, _ message: String) {
        let position = file.position(of: offset)
        notes.append(
            PortNote(
                file: file.path,
                line: position.line,
                column: position.column,
                kind: kind,
                symbol: symbol,
                message: message
            )
        )
    }

    /// Puts a declaration into a body of this file.
    func insert(_ text: String, into body: TypeBody) {
        insertions.append((body, text))
    }

    /// Makes a type of this file conform to a protocol.
    func addConformance(_ name: String, to body: TypeBody) {
        conformances.append((body, name))
    }

    func conformances(of body: TypeBody) -> [String] {
        conformances.filter { $0.body === body }.map(\.name)
    }

    private func insert(_ text: String, atEndOf body: TypeBody) {
        var before = body.closingBrace - 1
        while before >= 0, file.bytes[before] == UInt8(ascii: " ") { before -= 1 }
        let last = before >= 0 ? file.bytes[before] : UInt8(ascii: "\n")
        let begins = last == UInt8(ascii: "\n") || last == UInt8(ascii: "{") || last == UInt8(ascii: ";")
        edits.insert((begins ? "" : "; ") + text + " ", at: body.closingBrace)
    }

    /// Whether Objective-C would see a member.
    func isObjC(_ member: Member, in body: TypeBody) -> Bool {
        plan.isObjC(member, of: body.name)
    }
}
