import SwiftSyntax

/// The names of a process's limits, which are numbers on Darwin: `getrlimit(RLIMIT_NOFILE, &limit)`.
struct LimitPort {
    let port: FilePort

    func run() {
        guard port.file.contains("RLIMIT_", in: 0..<port.file.bytes.count) else { return }
        let finder = LimitFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for name in finder.names {
            port.edits.insert("Int32(", at: name.range.lowerBound)
            port.edits.insert(".rawValue)", at: name.range.upperBound)
        }
    }
}

/// Finds names of limits, unless they are asked for their raw value already.
private final class LimitFinder: SyntaxVisitor {
    private(set) var names: [DeclReferenceExprSyntax] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        node.declName.baseName.text == "rawValue" && node.base?.is(DeclReferenceExprSyntax.self) == true
            ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text.hasPrefix("RLIMIT_") { names.append(node) }
        return .skipChildren
    }
}
