import SwiftSyntax

/// NSObject's questions to what is known by a protocol only: `delegate.responds(to: …)`. On iOS whoever conforms to a
/// protocol of Objective-C's is an NSObject; here the protocol says AnyObject, so that the object is asked as one.
struct ReceiverPort {
    let port: FilePort

    /// Methods that NSObject has and no protocol of ours.
    private static let questions: Set<String> = [
        "isKind", "isMember", "responds", "conforms", "isEqual", "perform", "value", "setValue",
    ]

    func run() {
        let whole = 0..<port.file.bytes.count
        let words: [StaticString] = [
            ".isKind(", ".isMember(", ".responds(", ".conforms(", ".isEqual(", ".perform(", ".value(forKey",
            ".setValue(",
        ]
        guard words.contains(where: { port.file.contains($0, in: whole) }) else { return }
        let finder = QuestionFinder(names: Self.questions)
        finder.walk(port.file.tree)
        let receivers = ReceiverType(index: port.index, file: port.file)
        for base in finder.bases {
            let isProtocol = receivers.of(base, at: base.range.lowerBound).map(isObjectProtocol) ?? false
            guard isProtocol || receivers.isAnyObject(base) else { continue }
            if let chained = base.as(OptionalChainingExprSyntax.self) {
                port.edits.insert("(", at: base.range.lowerBound)
                port.edits.insert(" as? NSObject)", at: chained.expression.range.upperBound)
            } else {
                port.edits.insert("(", at: base.range.lowerBound)
                port.edits.insert(" as! NSObject)", at: base.range.upperBound)
            }
        }
    }

    /// Whether a type is a protocol of Objective-C's that doesn't refine NSObject's own here.
    private func isObjectProtocol(_ name: String) -> Bool {
        guard let entry = port.index.entry(name), entry.summary.kind == .protocol else { return false }
        let stated = [entry] + port.index.protocols(of: entry)
        guard !stated.contains(where: { $0.summary.inherited.contains("NSObjectProtocol") }) else { return false }
        return Frameworks.modules.contains(entry.module) || entry.summary.isObjC
    }
}

/// Finds what is asked.
private final class QuestionFinder: SyntaxVisitor {
    private let names: Set<String>
    private(set) var bases: [ExprSyntax] = []

    init(names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if names.contains(node.declName.baseName.text), let base = node.base,
            let call = node.parent?.as(FunctionCallExprSyntax.self), isQuestion(call, node.declName.baseName.text)
        {
            bases.append(base)
        }
        return .visitChildren
    }

    /// `value`, `setValue` and `perform` are common names: those of key-value coding say so, and a selector has no label.
    private func isQuestion(_ call: FunctionCallExprSyntax, _ name: String) -> Bool {
        switch name {
        case "value", "setValue": ["forKey", "forKeyPath"].contains(call.arguments.last?.label?.text)
        case "perform": call.arguments.first.map { $0.label == nil } ?? false
        default: true
        }
    }
}
