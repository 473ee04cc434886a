import SwiftSyntax

/// Members of `AnyObject`: Objective-C looks them up by name, here the classes that have one are tried.
struct LookupPort {
    let port: FilePort

    func run() {
        let file = port.file
        guard file.contains("AnyObject", in: 0..<file.bytes.count) else { return }
        let finder = AnyObjectAccessFinder(viewMode: .sourceAccurate)
        finder.walk(file.tree)
        for access in finder.accesses { look(up: access) }
    }

    private func look(up access: MemberAccessExprSyntax) {
        guard let base = access.base, isAnyObject(base) else { return }
        let name = access.declName.baseName.text
        let call =
            access.parent?.as(FunctionCallExprSyntax.self)
            ?? access.parent?.as(OptionalChainingExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)
        let kind = call == nil ? Member.Kind.variable : .function
        let labels = call?.arguments.map { $0.label?.text ?? "" }
        let owners = self.owners(of: name, kind, labels)
        guard !owners.isEmpty else { return }
        let text =
            base.as(OptionalChainingExprSyntax.self).map { $0.expression.trimmedDescription } ?? base.trimmedDescription
        let object = text.inOneLine
        if kind == .variable {
            let reads = owners.map { "(\(object) as? \($0))?.\(name)" }
            // A lookup's result is implicitly unwrapped.
            let isAsked =
                access.parent?.is(OptionalChainingExprSyntax.self) == true
                || access.parent?.is(ForceUnwrapExprSyntax.self) == true
                || base.is(OptionalChainingExprSyntax.self)
            port.edits.replaceExactly(access.range, with: "(\(reads.joined(separator: " ?? ")))\(isAsked ? "" : "!")")
        } else if owners.count == 1 {
            port.edits.replaceExactly(base.range, with: "(\(object) as? \(owners[0]))")
            port.edits.insert(
                access.parent?.is(OptionalChainingExprSyntax.self) == true ? "?" : "!",
                at: base.range.upperBound
            )
            if let chaining = access.parent?.as(OptionalChainingExprSyntax.self) {
                port.edits.blank(chaining.questionMark.range, in: port.file)
            }
        }
    }

    /// The classes that have a member first, at most six whose types agree.
    private func owners(of name: String, _ kind: Member.Kind, _ labels: [String]?) -> [String] {
        var byType: [String: [String]] = [:]
        for owner in port.index.ownersByMember[name] ?? [] {
            guard let entry = port.index.entries[owner], entry.summary.mayBeClass,
                let member = entry.summary.members.first(where: {
                    $0.kind == kind && $0.name == name && !$0.traits.contains(.isStatic)
                        && (labels == nil || $0.labels == labels)
                })
            else { continue }
            let isSeen = entry.bodies.isEmpty || port.plan.isObjC(member, of: owner)
            let isInherited = port.index.superclasses(of: owner).dropFirst().contains { above in
                above.summary.members.contains { $0.kind == kind && $0.name == name }
            }
            if isSeen, !isInherited { byType[TypeName.plain(member.type ?? ""), default: []].append(owner) }
        }
        let best = byType.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value ?? []
        return Array(best.prefix(6))
    }

    private func isAnyObject(_ base: ExprSyntax) -> Bool {
        if let chained = base.as(OptionalChainingExprSyntax.self) { return isAnyObject(chained.expression) }
        if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            let text = tuple.trimmedDescription.inOneLine
            return text.hasSuffix(" as AnyObject)") || text.hasSuffix(" as! AnyObject)")
        }
        guard let reference = base.as(DeclReferenceExprSyntax.self) else { return false }
        let type = ReceiverType(index: port.index, file: port.file).written(
            reference.baseName.text,
            around: Syntax(base)
        )
        return type.map { ["AnyObject", "AnyObject?", "AnyObject!"].contains($0) } ?? false
    }
}

/// Finds what may be a lookup.
private final class AnyObjectAccessFinder: SyntaxVisitor {
    private(set) var accesses: [MemberAccessExprSyntax] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base, node.declName.baseName.text != "self", isCandidate(base) { accesses.append(node) }
        return .visitChildren
    }

    private func isCandidate(_ base: ExprSyntax) -> Bool {
        if let chained = base.as(OptionalChainingExprSyntax.self) { return isCandidate(chained.expression) }
        return base.is(DeclReferenceExprSyntax.self) || base.is(TupleExprSyntax.self)
    }
}
