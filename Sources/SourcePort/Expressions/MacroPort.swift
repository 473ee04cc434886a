import SwiftSyntax

/// Macros of C's headers that Swift on iOS sees as functions.
struct MacroPort {
    let port: FilePort

    func run() {
        guard port.file.contains("UI_USER_INTERFACE_IDIOM", in: 0..<port.file.bytes.count) else { return }
        let finder = MacroFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for call in finder.calls {
            port.edits.replaceExactly(call.range, with: "UIDevice.current.userInterfaceIdiom")
        }
    }
}

/// Finds `UI_USER_INTERFACE_IDIOM()`.
private final class MacroFinder: SyntaxVisitor {
    private(set) var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        if name == "UI_USER_INTERFACE_IDIOM", node.arguments.isEmpty { calls.append(node) }
        return .visitChildren
    }
}
