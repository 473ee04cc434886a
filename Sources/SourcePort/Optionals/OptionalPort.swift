import SwiftSyntax

/// Optional requirements: each becomes a protocol of its own, and calls of it reach a method that asks for that.
struct OptionalPort {
    let port: FilePort

    func run() {
        for body in port.file.bodies {
            if body.kind == .protocol { declare(body) }
            conform(body)
        }
        for call in port.file.optionalCalls { self.call(at: call) }
        references()
        doubleOptionals()
        absentProperties()
    }

    // MARK: Declarations

    private func declare(_ body: TypeBody) {
        let name = port.index.resolve(body.name, from: "") ?? body.name
        let requirements = port.plan.optionals.requirements(of: name)
        let optional = body.entries.filter { $0.member.traits.contains(.isOptional) }
        guard !optional.isEmpty else { return }
        for entry in optional {
            let item = entry.syntax.parent?.as(MemberBlockItemSyntax.self)
            port.edits.blank(item?.range ?? entry.syntax.range, in: port.file)
        }
        let actor = body.attribute("MainActor") == nil ? "" : "@MainActor "
        let access = body.access.prefix
        let inner = body.access >= .public ? "public " : ""
        for requirement in requirements {
            port.edits.append(
                "\(actor)\(access)protocol \(requirement.witness): AnyObject { \(requirement.declaration) }"
            )
            let members = [requirement.forwarding(access: inner), requirement.reference(access: inner)].compactMap(
                \.self
            )
            port.edits.append("extension \(name) { \(members.joined(separator: "; ")) }")
        }
    }

    private func conform(_ body: TypeBody) {
        let names = port.plan.conformances(of: body) + port.conformances(of: body)
        guard !names.isEmpty else { return }
        let list = names.joined(separator: ", ")
        if let inheritance = body.inheritance {
            port.edits.insert(", " + list, at: inheritance.inheritedTypes.range.upperBound)
        } else {
            // A protocol of Objective-C's got its class bound there.
            let isBound = body.kind == .protocol && body.attribute("objc") != nil
            port.edits.insert((isBound ? ", " : ": ") + list, at: body.endOfName)
        }
    }

    // MARK: Calls

    /// `delegate?.list?(self, didSelect: row)`, whose second `?` stands at the offset; or a `!` in its place.
    private func call(at offset: Int) {
        guard let token = port.file.tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return }
        let isForced = token.parent?.is(ForceUnwrapExprSyntax.self) ?? false
        guard
            let callee = token.parent?.as(OptionalChainingExprSyntax.self)?.expression
                ?? token.parent?.as(ForceUnwrapExprSyntax.self)?.expression,
            let call = token.parent?.parent?.as(FunctionCallExprSyntax.self), let name = calledName(callee)
        else { return }
        let labels = call.arguments.map { $0.label?.text ?? "" }
        let trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
        let called = port.plan.optionals.called(name.text, labels: labels, trailing: trailing)
        guard called != nil || isFoundations(callee, name.text),
            owns(callee, called, at: offset) || !isClosure(name.text, at: offset)
        else { return }
        port.edits.replaceExactly(offset..<(offset + 1), with: "")
        if isForced {
            // The frameworks' requirements are all there.
            if let called, !called.isFramework, !called.returnsOptional {
                port.edits.insert("!", at: call.range.upperBound)
            }
            return
        }
        // The chain goes on behind a result that is an optional.
        let further = isContinued(call) ? "?" : ""
        if let called, !called.isFramework { return port.edits.insert(further, at: call.range.upperBound) }
        guard !isChained(callee) else { return }
        port.edits.insert("Optional(", at: call.range.lowerBound)
        port.edits.insert(")\(further)", at: call.range.upperBound)
    }

    /// Whether it is a method of a session's delegate: optional on iOS, and there with an empty body on Linux.
    private func isFoundations(_ callee: ExprSyntax, _ name: String) -> Bool {
        name == "urlSession" && callee.is(MemberAccessExprSyntax.self)
    }

    /// Whether a member of what is returned is asked for: `delegate.size?(of: x).width`.
    private func isContinued(_ call: FunctionCallExprSyntax) -> Bool {
        call.parent?.as(MemberAccessExprSyntax.self)?.base?.id == call.id
            || call.parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == call.id
    }

    private func calledName(_ expression: ExprSyntax) -> TokenSyntax? {
        expression.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? expression.as(DeclReferenceExprSyntax.self)?.baseName
    }

    /// Whether what the method is called on is known to be of the protocol that has it.
    private func owns(_ callee: ExprSyntax, _ called: OptionalRequirement?, at offset: Int) -> Bool {
        guard let called, let base = callee.as(MemberAccessExprSyntax.self)?.base,
            let receiver = ReceiverType(index: port.index, file: port.file).of(base, at: offset)
        else { return false }
        if receiver == called.owner { return true }
        guard let entry = port.index.entry(receiver), entry.summary.kind == .protocol else { return false }
        return port.index.protocols(of: entry).contains { $0.summary.name == called.owner }
    }

    /// Whether the type around has a property of that name that holds a closure.
    private func isClosure(_ name: String, at offset: Int) -> Bool {
        guard let body = port.file.body(around: offset) else { return false }
        return port.index.superclasses(of: body.name).flatMap(\.summary.members).contains { member in
            guard member.kind == .variable, member.name == name else { return false }
            guard let written = member.type, !written.contains("->") else { return true }
            // A property of a known type is no closure: `collectionView` of a layout, a table's `numberOfSections`.
            let type = TypeName.plain(written).filter { $0 != "?" && $0 != "!" }
            return port.index.resolve(type, from: body.name) == nil && !Self.values.contains(type)
        }
    }

    private static let values: Set<String> = [
        "Int", "Bool", "String", "CGFloat", "Double", "Float", "CGPoint", "CGSize", "CGRect", "TimeInterval",
        "Date", "Data", "URL", "UUID", "IndexPath", "NSRange", "Calendar", "Locale", "Any", "AnyObject",
    ]

    /// Whether there is a `?` in what a method is called on, so that its result is an optional anyway.
    private func isChained(_ expression: ExprSyntax) -> Bool {
        var next: ExprSyntax? = expression.as(MemberAccessExprSyntax.self)?.base
        while let part = next {
            if part.is(OptionalChainingExprSyntax.self) { return true }
            next =
                part.as(MemberAccessExprSyntax.self)?.base ?? part.as(FunctionCallExprSyntax.self)?.calledExpression
                ?? part.as(SubscriptCallExprSyntax.self)?.calledExpression
                ?? part.as(ForceUnwrapExprSyntax.self)?.expression
        }
        return false
    }

    // MARK: Properties

    /// `delegate?.window??.rootViewController`: an optional property that a framework's protocol needn't have is an
    /// optional of an optional on iOS, and there at once here.
    private func doubleOptionals() {
        let whole = 0..<port.file.bytes.count
        // What follows may stand on the next line.
        let marks: [StaticString] = ["??.", "??\n", "!!"]
        guard marks.contains(where: { port.file.contains($0, in: whole) }) else { return }
        let finder = DoubleOptionalFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        for (name, mark) in finder.found {
            let requirement = port.plan.optionals.byName[name]?.first { $0.isFramework && $0.member.kind == .variable }
            guard requirement?.member.type?.hasSuffix("?") ?? false else { continue }
            port.edits.replaceExactly(mark, with: "")
        }
    }

    /// `if let window = delegate.window`: where the delegate is known to be of the framework's protocol, which may lack
    /// the property, and the value is taken as it is.
    private func absentProperties() {
        for access in Self.absent where port.file.contains(access, in: 0..<port.file.bytes.count) {
            let name = String(access.description.dropFirst())
            let requirements = port.plan.optionals.byName[name]?.filter {
                $0.isFramework && $0.member.kind == .variable
            }
            guard let requirements else { continue }
            let receivers = ReceiverType(index: port.index, file: port.file)
            let finder = TakenPropertyFinder(name: name)
            finder.walk(port.file.tree)
            for (access, base) in finder.found {
                guard let owner = receivers.of(base, at: access.range.lowerBound),
                    requirements.contains(where: { $0.owner == owner && $0.member.type?.hasSuffix("?") ?? false })
                else { continue }
                port.edits.replaceExactly(access.declName.range, with: "_" + name)
            }
        }
    }

    /// Optional properties of optional types, which UIKit here has a second time with an underscore, as optionals of optionals.
    private static let absent: [StaticString] = [".window", ".accessibilityCustomContentBlock"]

    // MARK: References

    /// `if delegate?.listDidEnd != nil`: the requirement as a closure.
    private func references() {
        let needed = port.plan.optionals.byName.values.contains { $0.contains { !$0.isFramework } }
        guard needed else { return }
        let finder = OptionalReferenceFinder(requirements: port.plan.optionals, file: port.file)
        finder.walk(port.file.tree)
        for (token, candidates) in finder.found {
            let receiver = ReceiverType(index: port.index, file: port.file).of(
                token.base,
                at: token.access.range.lowerBound
            )
            // A class's own property of that name is nearer.
            let name = token.access.declName.baseName.text
            let isOwn = receiver.map { port.index.superclasses(of: $0) }?.contains { entry in
                entry.summary.kind == .class
                    && entry.summary.members.contains { $0.kind == .variable && $0.name == name }
            }
            let requirement = candidates.first { candidate in
                guard isOwn != true, let receiver, let entry = port.index.entry(receiver) else { return false }
                return receiver == candidate.owner
                    || port.index.protocols(of: entry).contains { $0.summary.name == candidate.owner }
            }
            guard let requirement, requirement.reference(access: "") != nil else { continue }
            port.edits.replaceExactly(token.access.declName.range, with: requirement.referenceName)
        }
    }
}

/// Finds where a method that may be missing is named without being called.
private final class OptionalReferenceFinder: SyntaxVisitor {
    private let requirements: OptionalRequirements
    private let file: SourceFile
    private(set) var found: [(token: (access: MemberAccessExprSyntax, base: ExprSyntax), [OptionalRequirement])] = []

    init(requirements: OptionalRequirements, file: SourceFile) {
        self.requirements = requirements
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.declName.argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.text }
        let candidates = (requirements.byName[node.declName.baseName.text] ?? []).filter {
            !$0.isFramework && $0.member.kind == .function && (labels == nil || $0.member.labels == labels)
        }
        guard !candidates.isEmpty, let base = node.base, !isCalled(node) else { return .visitChildren }
        found.append(((node, base), candidates))
        return .visitChildren
    }

    private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
        var parent = node.parent
        if parent?.is(OptionalChainingExprSyntax.self) == true || parent?.is(ForceUnwrapExprSyntax.self) == true {
            parent = parent?.parent
        }
        return parent?.is(FunctionCallExprSyntax.self) == true
    }
}

/// Finds what is unwrapped twice.
private final class DoubleOptionalFinder: SyntaxVisitor {
    /// A property's name, and the place of the second mark.
    private(set) var found: [(name: String, mark: Range<Int>)] = []

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.expression, node.questionMark)
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.expression, node.exclamationMark)
        return .visitChildren
    }

    private func add(_ expression: ExprSyntax, _ mark: TokenSyntax) {
        let inner =
            expression.as(OptionalChainingExprSyntax.self)?.expression
            ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
        guard let access = inner?.as(MemberAccessExprSyntax.self) else { return }
        found.append((access.declName.baseName.text, mark.range))
    }
}

/// Finds where a property is the whole value of a binding, or where a method of optionals is called on it.
private final class TakenPropertyFinder: SyntaxVisitor {
    private let name: String
    private(set) var found: [(MemberAccessExprSyntax, ExprSyntax)] = []

    init(name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == name, let base = node.base, let parent = node.parent else {
            return .visitChildren
        }
        let outer = parent.is(OptionalChainingExprSyntax.self) ? parent.parent : parent
        let method = outer?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        // `if let window = delegate.window!`: what may lack the property has it, and it may be nil.
        let binding = parent.is(ForceUnwrapExprSyntax.self) ? parent.parent?.parent : nil
        if parent.is(InitializerClauseSyntax.self) || ["flatMap", "map"].contains(method)
            || binding?.is(OptionalBindingConditionSyntax.self) == true
        {
            found.append((node, base))
        }
        return .visitChildren
    }
}
