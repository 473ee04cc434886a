import SwiftSyntax

/// Asks for an app's `Library`, which Foundation for Linux doesn't know: calls go to ours, which knows it.
///
/// Only files that name `libraryDirectory` are looked at.
struct LibraryPathPort {
    let port: FilePort

    func run() {
        guard port.file.contains("libraryDirectory", in: 0..<port.file.bytes.count) else { return }
        let finder = PathCallFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for call in finder.members { member(call) }
        for name in finder.functions {
            port.needsRuntime = true
            port.edits.replaceExactly(name.range, with: "ObjectiveCRuntime.PortedMembers.searchPaths")
        }
    }

    /// `manager.urls(for: …)` becomes `urls(manager, for: …)`.
    private func member(_ call: FunctionCallExprSyntax) {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            let first = call.arguments.first
        else { return }
        port.needsRuntime = true
        let name = access.declName.baseName.text
        port.edits.insert("ObjectiveCRuntime.PortedMembers.\(name)(", at: base.range.lowerBound)
        let end = base.range.upperBound
        let newlines = port.file.bytes[end..<first.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
        port.edits.replaceExactly(
            end..<first.range.lowerBound,
            with: ", " + String(repeating: "\n", count: newlines)
        )
    }
}

/// Finds calls that answer with folders.
private final class PathCallFinder: SyntaxVisitor {
    private(set) var members: [FunctionCallExprSyntax] = []
    private(set) var functions: [DeclReferenceExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil {
            let labels = node.arguments.map { $0.label?.text ?? "" }
            switch (access.declName.baseName.text, labels) {
            case ("urls", ["for", "in"]), ("url", ["for", "in", "appropriateFor", "create"]): members.append(node)
            default: break
            }
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == "NSSearchPathForDirectoriesInDomains", node.argumentNames == nil {
            functions.append(node)
        }
        return .skipChildren
    }
}
