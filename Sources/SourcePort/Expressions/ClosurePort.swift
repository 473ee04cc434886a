import SwiftSyntax

/// Calls whose closure doesn't escape on iOS, though Linux's Foundation says that it does.
struct ClosurePort {
    let port: FilePort

    func run() {
        guard port.file.contains("enumerateMatches(", in: 0..<port.file.bytes.count) else { return }
        let isOwn = (port.index.ownersByMember["enumerateMatches"] ?? []).contains {
            port.index.entries[$0]?.bodies.isEmpty == false
        }
        let finder = MatchesFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for (name, range) in finder.found {
            // A range of another type may mean an overload of the module's own.
            guard !isOwn || ["NSRange(", "NSMakeRange("].contains(where: range.hasPrefix) else { continue }
            port.edits.replaceExactly(name.range, with: "_enumerateMatches")
        }
    }
}

/// Finds calls of `enumerateMatches` with a closure.
private final class MatchesFinder: SyntaxVisitor {
    private(set) var found: [(name: TokenSyntax, range: String)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        let hasClosure =
            node.trailingClosure != nil || node.arguments.last?.expression.is(ClosureExprSyntax.self) == true
        if let name, name.text == "enumerateMatches", hasClosure, node.arguments.first?.label?.text == "in",
            let range = node.arguments.first(where: { $0.label?.text == "range" })
        {
            found.append((name, range.expression.trimmedDescription))
        }
        return .visitChildren
    }
}
