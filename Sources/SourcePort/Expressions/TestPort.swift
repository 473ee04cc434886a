import SwiftSyntax

/// What XCTest for Linux says otherwise than Apple's.
struct TestPort {
    let port: FilePort

    func run() {
        guard port.file.imports.contains(where: { $0.path.trimmedDescription == "XCTest" }) else { return }
        let finder = TestMemberFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for reference in finder.fulfillments {
            // On Linux the method takes a file and a line, too, so that it is no `() -> Void`.
            port.edits.insert("{ ", at: reference.range.lowerBound)
            port.edits.insert("() }", at: reference.range.upperBound)
        }
        // A test case is no NSObject there.
        for reference in finder.classes { port.edits.replaceExactly(reference.range, with: "type(of: self)") }
    }
}

/// Finds `expectation.fulfill` that isn't called at once, and `self.classForCoder`.
private final class TestMemberFinder: SyntaxVisitor {
    private(set) var fulfillments: [MemberAccessExprSyntax] = []
    private(set) var classes: [MemberAccessExprSyntax] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
        guard let base = node.base, !isCalled, node.declName.argumentNames == nil else { return .visitChildren }
        switch node.declName.baseName.text {
        case "fulfill" where !base.is(OptionalChainingExprSyntax.self): fulfillments.append(node)
        case "classForCoder" where base.trimmedDescription == "self": classes.append(node)
        default: break
        }
        return .visitChildren
    }
}
