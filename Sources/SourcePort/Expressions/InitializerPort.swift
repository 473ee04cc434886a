import SwiftSyntax

/// Objects of Foundation's that are made by initializers which Linux's classes don't inherit or keep to themselves.
struct InitializerPort {
    let port: FilePort

    private static let replacements = [
        "Progress": "Progress(totalUnitCount: 0)", "ProcessInfo": "ProcessInfo.processInfo",
    ]

    func run() {
        let whole = 0..<port.file.bytes.count
        let words: [StaticString] = ["Progress()", "ProcessInfo()", "HTTPURLResponse("]
        guard words.contains(where: { port.file.contains($0, in: whole) }) else { return }
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for call in finder.calls {
            let type = call.calledExpression.trimmedDescription
            let name = type.hasPrefix("Foundation.") ? String(type.dropFirst("Foundation.".count)) : type
            guard port.index.entry(name)?.declaration == nil else { continue }
            if call.arguments.isEmpty, let text = Self.replacements[name] {
                port.edits.replaceExactly(call.range, with: "Foundation." + text)
            } else if name == "HTTPURLResponse", call.arguments.map(\.label?.text) == Self.answer {
                port.edits.insert("._answer", at: call.calledExpression.range.upperBound)
            }
        }
    }

    /// The labels of the initializer that an answer inherits on iOS.
    private static let answer = ["url", "mimeType", "expectedContentLength", "textEncodingName"]
}

/// Finds calls without a closure behind them.
private final class CallFinder: SyntaxVisitor {
    private(set) var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.trailingClosure == nil { calls.append(node) }
        return .visitChildren
    }
}
