import SwiftSyntax

/// Words and sentences of texts, which Foundation for Linux doesn't enumerate.
struct SubstringPort {
    let port: FilePort

    func run() {
        let whole = 0..<port.file.bytes.count
        let words: [StaticString] = ["byWords", "bySentences"]
        guard port.file.contains("enumerateSubstrings(", in: whole),
            words.contains(where: { port.file.contains($0, in: whole) })
        else { return }
        let finder = SubstringsFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for name in finder.names { port.edits.replaceExactly(name.range, with: "_enumerateSubstrings") }
    }
}

/// Finds calls of `enumerateSubstrings(in:options:)` whose options name words or sentences.
private final class SubstringsFinder: SyntaxVisitor {
    private(set) var names: [TokenSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        let options = node.arguments.first { $0.label?.text == "options" }?.expression.trimmedDescription ?? ""
        if let name, name.text == "enumerateSubstrings", node.arguments.first?.label?.text == "in",
            options.contains("byWords") || options.contains("bySentences")
        {
            names.append(name)
        }
        return .visitChildren
    }
}
