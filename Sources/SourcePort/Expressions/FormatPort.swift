import SwiftSyntax

/// Texts with values in them: one that was looked up knows on iOS that it varies by number, which a string here doesn't.
struct FormatPort {
    let port: FilePort

    func run() {
        let whole = 0..<port.file.bytes.count
        let words: [StaticString] = ["format", "localizedStringWithFormat"]
        guard words.contains(where: { port.file.contains($0, in: whole) }) else { return }
        let finder = FormatFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for place in finder.places { port.edits.insert("_", at: place) }
    }
}

/// Finds where strings are made by a format that isn't a literal.
private final class FormatFinder: SyntaxVisitor {
    private(set) var places: [Int] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let format = node.arguments.first, !format.expression.is(StringLiteralExprSyntax.self) else {
            return .visitChildren
        }
        if let label = format.label {
            let called = node.calledExpression.trimmedDescription
            if label.text == "format", called == "String" || called == "String.init" {
                places.append(label.range.lowerBound)
            }
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "localizedStringWithFormat", member.base?.trimmedDescription == "String"
        {
            places.append(member.declName.range.lowerBound)
        }
        return .visitChildren
    }
}
