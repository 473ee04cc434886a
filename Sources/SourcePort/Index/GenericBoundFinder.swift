import SwiftSyntax

/// Finds what generic parameters and associated types are bound to: a class perhaps, and protocols.
final class GenericBoundFinder: SyntaxVisitor {
    private(set) var bounds: [String: [String]] = [:]

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.inheritedType { bind(node.name.text, TypeName.parts(type)) }
        return .skipChildren
    }

    override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
        bind(node.leftType.trimmedDescription, TypeName.parts(node.rightType))
        return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        for type in node.inheritanceClause?.inheritedTypes ?? [] { bind(node.name.text, TypeName.parts(type.type)) }
        return .visitChildren
    }

    private func bind(_ name: String, _ types: [String]) {
        bounds[name, default: []] += types
    }
}
