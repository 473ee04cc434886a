import SwiftSyntax

/// What loads addresses on iOS in a way that Linux's Foundation hasn't got: the clients of an app's own protocols
/// (`client?.urlProtocol(self, didLoad: data)` becomes `_client?.…`), and caches made of nothing.
struct LoadingPort {
    let port: FilePort

    func run() {
        let whole = 0..<port.file.bytes.count
        guard port.file.contains("URLProtocol", in: whole) || port.file.contains("URLCache()", in: whole) else {
            return
        }
        let finder = ClientFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for name in finder.clients { port.edits.replaceExactly(name.range, with: "_client") }
        for name in finder.ownClients where isInProtocol(name) {
            port.edits.replaceExactly(name.range, with: "_client")
        }
        for name in finder.shortened where isInProtocol(name) {
            port.edits.insert(" = _client", at: name.range.upperBound)
        }
        for call in finder.caches { port.edits.insert("._empty", at: call.calledExpression.range.upperBound) }
    }

    /// Whether the class around descends from Foundation's protocols.
    private func isInProtocol(_ name: TokenSyntax) -> Bool {
        guard let body = port.file.body(around: name.range.lowerBound) else { return false }
        return port.index.superclasses(of: body.name).contains { $0.summary.inherited.contains("URLProtocol") }
    }
}

/// Finds how a protocol's client is asked for.
private final class ClientFinder: SyntaxVisitor {
    /// Those that are called at once as only a protocol's client is: `client?.urlProtocolDidFinishLoading(self)`.
    private(set) var clients: [TokenSyntax] = []
    /// `self.client` and the `client` of `let client = client`.
    private(set) var ownClients: [TokenSyntax] = []
    /// The `client` of `guard let client else`.
    private(set) var shortened: [TokenSyntax] = []
    private(set) var caches: [FunctionCallExprSyntax] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text.hasPrefix("urlProtocol") {
            let base =
                node.base?.as(OptionalChainingExprSyntax.self)?.expression
                ?? node.base?.as(ForceUnwrapExprSyntax.self)?.expression
            if let base, let name = Self.client(base) {
                clients.append(name)
                return .skipChildren
            }
        }
        if node.base?.trimmedDescription == "self", let name = Self.client(ExprSyntax(node)), !isAssigned(node) {
            ownClients.append(name)
        }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return .visitChildren }
        if let value = node.initializer?.value.as(DeclReferenceExprSyntax.self), value.baseName.text == "client" {
            ownClients.append(value.baseName)
        } else if node.initializer == nil, name.text == "client" {
            shortened.append(name)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.arguments.isEmpty, node.trailingClosure == nil,
            node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "URLCache"
        {
            caches.append(node)
        }
        return .visitChildren
    }

    private static func client(_ expression: ExprSyntax) -> TokenSyntax? {
        let name =
            expression.as(DeclReferenceExprSyntax.self)?.baseName
            ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName
        return name?.text == "client" ? name : nil
    }

    /// Whether the member is set rather than read.
    private func isAssigned(_ node: MemberAccessExprSyntax) -> Bool {
        guard let list = node.parent?.as(ExprListSyntax.self), let place = list.index(of: ExprSyntax(node)) else {
            return node.parent?.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) == true
        }
        let next = list.index(after: place)
        return next < list.endIndex && list[next].is(AssignmentExprSyntax.self)
    }
}
