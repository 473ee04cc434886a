import SwiftSyntax

/// Names that only Linux's Foundation declares for numbers, and that would be taken in place of the user's or Swift's.
struct NumberPort {
    let port: FilePort

    func run() {
        let whole = 0..<port.file.bytes.count
        guard port.file.contains("NSNumber", in: whole) || port.file.contains("abs(", in: whole) else { return }
        for item in port.file.tree.statements {
            guard let function = item.item.as(FunctionDeclSyntax.self), isOrder(function) else { continue }
            port.edits.insert("@_disfavoredOverload ", at: function.funcKeyword.range.lowerBound)
        }
        let finder = AbsoluteFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for place in finder.places { port.edits.insert("Swift.", at: place) }
    }

    /// `func < (lhs: NSNumber, rhs: NSNumber)`: Foundation has the same one.
    private func isOrder(_ function: FunctionDeclSyntax) -> Bool {
        let parameters = function.signature.parameterClause.parameters
        return function.name.text == "<" && parameters.count == 2
            && parameters.allSatisfy { $0.type.trimmedDescription == "NSNumber" }
    }
}

/// Finds `abs(…)` within extensions of CGFloat, whose own `abs` hides Swift's.
private final class AbsoluteFinder: SyntaxVisitor {
    private(set) var places: [Int] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.extendedType.trimmedDescription == "CGFloat" ? .visitChildren : .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "abs",
            node.arguments.count == 1
        {
            places.append(name.range.lowerBound)
        }
        return .visitChildren
    }
}
