import SwiftSyntax

/// Names that say their module, where that is another one here: `Darwin.sqrt`, `CoreFoundation.CGFloat`,
/// `Foundation.URLSession`, `os.Logger`.
struct ModuleNamePort {
    let port: FilePort

    func run() {
        let file = port.file
        let whole = 0..<file.bytes.count
        let imported = Set(file.imports.compactMap { $0.path.first?.name.text })
        let renamed = (port.job.aliases ?? [:]).filter { imported.contains($0.key) }
        guard !renamed.isEmpty || file.contains("Darwin.", in: whole) || file.contains("Foundation.", in: whole)
        else { return }
        let finder = QualifierFinder(renamed: renamed)
        finder.walk(file.tree)
        for qualifier in finder.qualifiers {
            if let module = qualifier.module {
                port.edits.replaceExactly(qualifier.range, with: port.job.aliases?[module] ?? module)
                continue
            }
            // Foundation brings both along; who imports neither it nor UIKit has C's library alone.
            let hasFoundation = !imported.isDisjoint(with: ["Foundation", "UIKit", "CoreFoundation"])
            port.edits.replaceExactly(qualifier.range, with: hasFoundation ? "Foundation" : "Glibc")
        }
    }
}

/// Finds what stands before a point and names one of the modules.
private final class QualifierFinder: SyntaxVisitor {
    private static let modules: Set<String> = ["Darwin", "CoreFoundation"]
    private let renamed: [String: String]
    /// The places, with the module that the name is in where that is one of its own here.
    private(set) var qualifiers: [(range: Range<Int>, module: String?)] = []

    /// - Parameter renamed: Modules that the file imports and that go by another name here, with that.
    init(renamed: [String: String]) {
        self.renamed = renamed
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self) {
            add(base.baseName.text, base.range, before: node.declName.baseName.text)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self) {
            add(base.name.text, base.range, before: node.name.text)
        }
        return .visitChildren
    }

    private func add(_ qualifier: String, _ range: Range<Int>, before name: String) {
        if Self.modules.contains(qualifier) {
            qualifiers.append((range, nil))
        } else if qualifier == "Foundation", let module = ImportPort.provider(of: name) {
            qualifiers.append((range, module))
        } else if let module = renamed[qualifier], Self.isGlobal(name, of: qualifier) {
            qualifiers.append((range, module))
        }
    }

    /// Whether a name behind a point is a module's rather than a property of a variable that is called as the module:
    /// `os.Logger` and `os.os_log`, but not `os.majorVersion`.
    private static func isGlobal(_ name: String, of module: String) -> Bool {
        name.first?.isUppercase ?? false || name.hasPrefix(module.lowercased() + "_")
    }
}
