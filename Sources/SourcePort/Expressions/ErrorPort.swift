import SwiftSyntax

/// Errors of Swift's as `NSError`: `catch let error as NSError`, `error as? NSError`.
///
/// On iOS every error is one. Linux's compiler thinks so too, but its patterns and conditional casts find only objects.
struct ErrorPort {
    let port: FilePort

    func run() {
        guard port.file.contains("NSError", in: 0..<port.file.bytes.count) else { return }
        let finder = ErrorFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for clause in finder.clauses { catchAll(clause) }
        for cast in finder.casts {
            port.needsRuntime = true
            port.edits.insert("ObjectiveCRuntime.PortedMembers.error(", at: cast.operand.lowerBound)
            port.edits.replaceExactly(cast.operand.upperBound..<cast.end, with: cast.isForced ? ")!" : ")")
        }
    }

    /// `catch let error as NSError` as `catch let error` with the object as its first statement.
    private func catchAll(_ clause: CatchClauseSyntax) {
        guard clause.catchItems.count == 1, let item = clause.catchItems.first,
            let pattern = item.pattern?.as(ValueBindingPatternSyntax.self),
            let elements = pattern.pattern.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self)?
                .elements.map({ $0 }),
            elements.count == 3, let written = elements.last, Self.isError(written)
        else { return }
        let name = elements[0].trimmedDescription
        port.edits.blank(elements[0].range.upperBound..<written.range.upperBound, in: port.file)
        let object = "\(pattern.bindingSpecifier.text) \(name) = \(name) as NSError; "
        if let condition = item.whereClause?.condition {
            port.edits.insert("{ \(object)return ", at: condition.range.lowerBound)
            port.edits.insert(" }()", at: condition.range.upperBound)
        }
        port.edits.insert(" \(object)_ = \(name); ", at: clause.body.leftBrace.range.upperBound)
    }

    fileprivate static func isError(_ type: ExprSyntax) -> Bool {
        ["NSError", "Foundation.NSError"].contains(type.trimmedDescription)
    }
}

/// Finds clauses that catch, and casts to `NSError` that may fail.
private final class ErrorFinder: SyntaxVisitor {
    private(set) var clauses: [CatchClauseSyntax] = []
    private(set) var casts: [(operand: Range<Int>, end: Int, isForced: Bool)] = []

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        clauses.append(node)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for place in elements.indices.dropFirst().dropLast() {
            guard let cast = elements[place].as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
                ErrorPort.isError(elements[place + 1])
            else { continue }
            let operand = elements[place - 1]
            // `try work() as? NSError` tries the cast, too.
            let value = operand.as(TryExprSyntax.self)?.expression ?? operand
            casts.append((value.range, elements[place + 1].range.upperBound, mark.text == "!"))
        }
        return .visitChildren
    }
}
