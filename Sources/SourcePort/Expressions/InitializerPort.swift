import SwiftSyntax

/// Objects of Foundation's that are made by initializers which Linux's classes don't inherit or keep to themselves.
struct InitializerPort {
    let port: FilePort

    private static let replacements = [
        "Progress": "Foundation.Progress(totalUnitCount: 0)", "ProcessInfo": "Foundation.ProcessInfo.processInfo",
        "HTTPURLResponse": "HTTPURLResponse._answer()", "URLResponse": "URLResponse._plain()",
    ]

    func run() {
        let whole = 0..<port.file.bytes.count
        let words: [StaticString] = ["Progress", "ProcessInfo()", ": ProcessInfo", "URLResponse("]
        guard words.contains(where: { port.file.contains($0, in: whole) }) else { return }
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for call in finder.calls {
            let type = call.calledExpression.trimmedDescription
            guard let name = foundationName(type == ".init" ? self.type(around: call) ?? "" : type) else { continue }
            if call.arguments.isEmpty, let text = Self.replacements[name] {
                port.edits.replaceExactly(call.range, with: text)
            } else if name == "HTTPURLResponse", type != ".init", call.arguments.map(\.label?.text) == Self.answer {
                port.edits.insert("._answer", at: call.calledExpression.range.upperBound)
            }
        }
    }

    /// The type that is written for the property, constant or parameter that a call's object is for.
    private func type(around call: FunctionCallExprSyntax) -> String? {
        if let value = call.parent?.as(InitializerClauseSyntax.self) {
            let type =
                value.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
                ?? value.parent?.as(FunctionParameterSyntax.self)?.type
            return type?.trimmedDescription
        }
        guard let elements = call.parent?.as(ExprListSyntax.self)?.map({ $0 }), elements.count == 3,
            elements[1].is(AssignmentExprSyntax.self), elements[2].id == call.id
        else { return nil }
        return ReceiverType(index: port.index, file: port.file).written(for: elements[0])
    }

    /// The name of a type of Foundation's as it is written; nil where it is one of the user's.
    private func foundationName(_ written: String) -> String? {
        let plain = written.hasSuffix("?") || written.hasSuffix("!") ? String(written.dropLast()) : written
        let name = plain.hasPrefix("Foundation.") ? String(plain.dropFirst("Foundation.".count)) : plain
        return port.index.entry(name)?.declaration == nil ? name : nil
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
