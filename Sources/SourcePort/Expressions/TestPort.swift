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
        for call in finder.measurements { measure(call) }
        // There is no report that could hold what a test attaches.
        if port.file.contains("XCTAttachment", in: 0..<port.file.bytes.count) {
            port.edits.append("extension XCTestCase { fileprivate func add(_: XCTAttachment) {} }")
        }
        // Its initializer takes a name and a test there.
        for call in finder.makings where isTestCase(call.calledExpression.trimmedDescription) {
            port.edits.replaceExactly(
                call.calledExpression.range.upperBound..<call.range.upperBound,
                with: "(name: \"\", testClosure: { _ in })"
            )
        }
        // A test case is no NSObject there.
        for reference in finder.classes { port.edits.replaceExactly(reference.range, with: "type(of: self)") }
        for reference in finder.ownClasses where isInTestCase(reference) {
            port.edits.replaceExactly(reference.range, with: "type(of: self)")
        }
    }

    /// Whether the class around descends from XCTest's.
    private func isInTestCase(_ reference: DeclReferenceExprSyntax) -> Bool {
        guard let body = port.file.body(around: reference.range.lowerBound) else { return false }
        return isTestCase(body.name)
    }

    private func isTestCase(_ name: String) -> Bool {
        name == "XCTestCase"
            || port.index.superclasses(of: name).contains { $0.summary.inherited.contains("XCTestCase") }
    }

    /// `measure(metrics:options:block:)` without what XCTest for Linux doesn't take: it measures time, ten times.
    private func measure(_ call: FunctionCallExprSyntax) {
        if call.trailingClosure != nil, let open = call.leftParen, let close = call.rightParen {
            return port.edits.blank(open.range.lowerBound..<close.range.upperBound, in: port.file)
        }
        for argument in call.arguments where argument.label?.text != "block" {
            port.edits.blank(argument.range, in: port.file)
        }
    }
}

/// Finds `expectation.fulfill` that isn't called at once, `self.classForCoder` and `classForCoder`, measurements with
/// options, and objects that are made of a type's name.
private final class TestMemberFinder: SyntaxVisitor {
    private(set) var fulfillments: [MemberAccessExprSyntax] = []
    private(set) var classes: [MemberAccessExprSyntax] = []
    /// Those without `self`.
    private(set) var ownClasses: [DeclReferenceExprSyntax] = []
    private(set) var measurements: [FunctionCallExprSyntax] = []
    /// What makes an object by a type's name alone.
    private(set) var makings: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression.trimmedDescription
        let labels = node.arguments.map { $0.label?.text ?? "" }
        if called == "measure" || called == "self.measure", labels.first == "metrics" || labels.first == "options" {
            measurements.append(node)
        } else if node.arguments.isEmpty, node.trailingClosure == nil, called.first?.isUppercase ?? false {
            makings.append(node)
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let access = node.parent?.as(MemberAccessExprSyntax.self)
        let isMember = access.map { $0.declName.id == node.id } ?? false
        if !isMember, node.baseName.text == "classForCoder", node.argumentNames == nil { ownClasses.append(node) }
        return .visitChildren
    }

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
