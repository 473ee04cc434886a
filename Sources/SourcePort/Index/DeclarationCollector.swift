import SwiftSyntax

/// Finds the types, extensions and members of a file.
///
/// Speed: goes from declaration to declaration, and into code only where it declares types; visiting each node of a
/// large module would take longer than parsing it.
final class DeclarationCollector {
    private unowned let file: SourceFile
    private(set) var bodies: [TypeBody] = []
    private(set) var imports: [ImportDeclSyntax] = []
    private(set) var aliases: [String: String] = [:]
    private(set) var mainAttributes: [AttributeSyntax] = []

    /// What surrounds a declaration.
    struct Context {
        var path: [String] = []
        var isGeneric = false
        var isLocal = false
        /// The access that an extension's members have by default.
        var access: Access = .internal
    }

    init(file: SourceFile) {
        self.file = file
        for statement in file.tree.statements { visit(statement.item, in: Context()) }
    }

    private func visit(_ item: CodeBlockItemSyntax.Item, in context: Context) {
        if case .decl(let declaration) = item {
            visit(declaration, in: context)
        } else {
            visitCode(Syntax(item), in: context)
        }
    }

    private func visit(_ declaration: DeclSyntax, in context: Context) {
        switch declaration.kind {
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
            visitType(declaration, in: context)
        case .importDecl:
            if let declaration = declaration.as(ImportDeclSyntax.self) { imports.append(declaration) }
        case .typeAliasDecl:
            if let alias = declaration.as(TypeAliasDeclSyntax.self) {
                let name = (context.path + [alias.name.text]).joined(separator: ".")
                aliases[name] = TypeName.base(of: alias.initializer.value)
            }
        case .ifConfigDecl: break
        default: visitCode(Syntax(declaration), in: context)
        }
    }

    /// Types that are declared in functions and closures.
    private func visitCode(_ code: Syntax, in context: Context) {
        guard file.contains("class ", in: code.range) || file.contains("extension ", in: code.range) else { return }
        let finder = LocalTypeFinder(viewMode: .sourceAccurate)
        finder.walk(code)
        var inner = context
        inner.isLocal = true
        inner.path = []
        for type in finder.types { visitType(type, in: inner) }
    }

    private func visitType(_ declaration: DeclSyntax, in context: Context) {
        guard let body = makeBody(declaration, in: context) else { return }
        bodies.append(body)
        for name in ["UIApplicationMain", "NSApplicationMain"] {
            if let attribute = body.attribute(name) { mainAttributes.append(attribute) }
        }
        let isExtension = body.kind == .extension
        let isProtocol = body.kind == .protocol
        var inner = Context(path: body.name.split(separator: ".").map(String.init))
        inner.isGeneric = body.isInGenericContext
        inner.isLocal = context.isLocal
        inner.access = isExtension || isProtocol ? body.access : .internal
        let isObjC =
            body.attribute("objcMembers") != nil || ((isExtension || isProtocol) && body.attribute("objc") != nil)
        for item in body.block.members {
            let reader = MemberReader(file: file, access: inner.access, isObjC: isObjC, isInExtension: isExtension)
            for member in reader.members(of: item.decl) {
                body.entries.append(TypeBody.Entry(member: member, syntax: item.decl))
            }
            visit(item.decl, in: inner)
        }
    }

    private func makeBody(_ declaration: DeclSyntax, in context: Context) -> TypeBody? {
        guard let group = declaration.asProtocol(DeclGroupSyntax.self) else { return nil }
        var kind = TypeBody.Kind.class
        var name = declaration.asProtocol(NamedDeclSyntax.self)?.name.text ?? ""
        var end = declaration.asProtocol(NamedDeclSyntax.self)?.name.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
        let parameters = declaration.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause
        switch declaration.kind {
        case .classDecl: kind = .class
        case .structDecl: kind = .structure
        case .enumDecl: kind = .enumeration
        case .actorDecl: kind = .actor
        case .protocolDecl: kind = .protocol
        default:
            kind = .extension
            guard let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
            name = TypeName.base(of: extended)
            end = extended.endPositionBeforeTrailingTrivia.utf8Offset
        }
        if let parameters { end = parameters.endPositionBeforeTrailingTrivia.utf8Offset }
        let isRoot = kind == .extension || context.path.isEmpty
        return TypeBody(
            file: file,
            kind: kind,
            name: isRoot ? name : (context.path + [name]).joined(separator: "."),
            syntax: declaration,
            block: group.memberBlock,
            attributes: group.attributes,
            modifiers: group.modifiers,
            inheritance: group.inheritanceClause,
            endOfName: end,
            genericParameters: parameters?.parameters.map(\.name.text) ?? [],
            isInGenericContext: context.isGeneric || parameters != nil,
            isLocal: context.isLocal,
            access: group.modifiers.access ?? (kind == .extension ? .internal : context.access)
        )
    }
}

/// Finds the outermost types in code.
private final class LocalTypeFinder: SyntaxVisitor {
    private(set) var types: [DeclSyntax] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(DeclSyntax(node))
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(DeclSyntax(node))
        return .skipChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(DeclSyntax(node))
        return .skipChildren
    }
}

extension DeclModifierListSyntax {
    /// Who may use what they are on; nil where they don't say.
    var access: Access? {
        for modifier in self where modifier.detail == nil {
            if let access = Access(word: modifier.name.text) { return access }
        }
        return nil
    }

    func first(named name: String) -> DeclModifierSyntax? {
        first { $0.name.text == name && $0.detail == nil }
    }
}
