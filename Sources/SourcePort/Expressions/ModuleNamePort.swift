import SwiftSyntax

/// Names that say their module, where that is another one here: `Darwin.sqrt`, `CoreFoundation.CGFloat`.
struct ModuleNamePort {
    let port: FilePort

    func run() {
        let file = port.file
        let whole = 0..<file.bytes.count
        guard file.contains("Darwin.", in: whole) || file.contains("CoreFoundation.", in: whole) else { return }
        let finder = QualifierFinder(viewMode: .sourceAccurate)
        finder.walk(file.tree)
        let imported = Set(file.imports.compactMap { $0.path.first?.name.text })
        for qualifier in finder.qualifiers {
            // Foundation brings both along; who imports neither it nor UIKit has C's library alone.
            let hasFoundation = !imported.isDisjoint(with: ["Foundation", "UIKit", "CoreFoundation"])
            port.edits.replaceExactly(qualifier, with: hasFoundation ? "Foundation" : "Glibc")
        }
    }
}

/// Finds what stands before a point and names one of the modules.
private final class QualifierFinder: SyntaxVisitor {
    private static let modules: Set<String> = ["Darwin", "CoreFoundation"]
    private(set) var qualifiers: [Range<Int>] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self), Self.modules.contains(base.baseName.text) {
            qualifiers.append(base.range)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self), Self.modules.contains(base.name.text) {
            qualifiers.append(base.range)
        }
        return .visitChildren
    }
}
