import SwiftSyntax

/// Members of `AnyObject`: Objective-C looks them up by name, here the classes that have one are tried.
struct LookupPort {
    let port: FilePort
    private var receivers: ReceiverType { ReceiverType(index: port.index, file: port.file) }

    init(port: FilePort) { self.port = port }

    /// What Foundation's values answer alike, whichever of them an object is.
    private static let values: [String: [String]] = [
        "doubleValue": ["NSNumber", "NSString"], "floatValue": ["NSNumber", "NSString"],
        "boolValue": ["NSNumber", "NSString"], "integerValue": ["NSString"], "intValue": ["NSNumber"],
        "stringValue": ["NSNumber"], "uintValue": ["NSNumber"], "int32Value": ["NSNumber"],
        "uint32Value": ["NSNumber"], "int64Value": ["NSNumber"], "uint64Value": ["NSNumber"],
    ]

    /// Values that are objects in lists and changes on iOS, and stand there as they are here.
    private static let boxed = ["cgPointValue": "CGPoint", "cgSizeValue": "CGSize", "cgRectValue": "CGRect"]

    /// What every object of Objective-C's is asked, which ``ReceiverPort`` has it asked.
    private static let everyObjects: Set<String> = ["isEqual", "isKind", "isMember", "responds"]
    /// What every object of Objective-C's has, however many classes say it again.
    private static let everyObjectsValues: Set<String> = ["description", "hash"]

    func run() {
        let file = port.file
        let isNamed = file.contains("AnyObject", in: 0..<file.bytes.count)
        guard isNamed || port.index.objectProperties.contains(where: { file.contains($0) }) else { return }
        let finder = AnyObjectAccessFinder(viewMode: .sourceAccurate)
        finder.walk(file.tree)
        for access in finder.accesses { look(up: access) }
        for element in finder.elements { look(up: element) }
    }

    /// `json["name"]`, `json[0]`: what NSDictionary and NSArray answer.
    private func look(up element: SubscriptCallExprSyntax) {
        let base = element.calledExpression
        guard element.arguments.count == 1, let key = element.arguments.first, key.label == nil,
            receivers.isAnyObject(base)
        else { return }
        let chained = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        let type = key.expression.is(IntegerLiteralExprSyntax.self) ? "[Any]" : "[String: Any]"
        port.edits.replaceExactly(base.range, with: "(\(chained.trimmedDescription.inOneLine) as? \(type))?")
    }

    private func look(up access: MemberAccessExprSyntax) {
        if describeClass(access) { return }
        guard let base = access.base, receivers.isAnyObject(base) else { return }
        let name = access.declName.baseName.text
        let call =
            access.parent?.as(FunctionCallExprSyntax.self)
            ?? access.parent?.as(OptionalChainingExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)
        let kind = call == nil ? Member.Kind.variable : .function
        if kind == .function, Self.everyObjects.contains(name) { return }
        let labels = call?.arguments.map { $0.label?.text ?? "" }
        let isKeyed = labels?.contains { $0.hasPrefix("forKey") } == true && ["value", "setValue"].contains(name)
        let isOfAll = kind == .variable && Self.everyObjectsValues.contains(name)
        var owners = isOfAll || isKeyed ? ["NSObject"] : self.owners(of: name, kind, labels)
        if owners.isEmpty, kind == .variable { owners = Self.values[name] ?? [] }
        if let call, let labels, let owner = requirement(name, labels, call) { owners = [owner] }
        guard !owners.isEmpty else { return }
        let text =
            base.as(OptionalChainingExprSyntax.self).map { $0.expression.trimmedDescription } ?? base.trimmedDescription
        let object = text.inOneLine
        if kind == .variable {
            ask(owners, of: object, for: name, in: access.range)
        } else if let call, owners.count > 1, call.arguments.isEmpty, call.trailingClosure == nil,
            call.range.lowerBound == access.range.lowerBound
        {
            ask(owners, of: object, for: "\(name)()", in: call.range)
        } else if owners.count == 1 {
            port.edits.replaceExactly(base.range, with: "(\(object) as? \(owners[0]))")
            let isOptional =
                base.is(OptionalChainingExprSyntax.self) || access.parent?.is(OptionalChainingExprSyntax.self) == true
            port.edits.insert(isOptional ? "?" : "!", at: base.range.upperBound)
            if let chaining = access.parent?.as(OptionalChainingExprSyntax.self) {
                port.edits.blank(chaining.questionMark.range, in: port.file)
            }
        }
    }

    /// The frameworks' protocol whose optional requirement `object?.scrollViewDidScroll?(view)` calls; nil for any other call.
    private func requirement(_ name: String, _ labels: [String], _ call: FunctionCallExprSyntax) -> String? {
        guard call.calledExpression.is(OptionalChainingExprSyntax.self) else { return nil }
        let trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
        let called = port.plan.optionals.called(name, labels: labels, trailing: trailing)
        return called.flatMap { $0.isFramework ? $0.owner : nil }
    }

    /// Takes a member's value from whichever of its owners the object is.
    ///
    /// The types of what is around decide between the value and its raw value, as among all of iOS's classes.
    private func ask(_ owners: [String], of object: String, for member: String, in range: Range<Int>) {
        var answers = owners.map { owner in "($0 as? \(owner))?.\(member)" }.joined(separator: " ?? ")
        if let plain = Self.boxed[member] { answers += " ?? ($0 as? \(plain))" }
        port.edits.replaceExactly(range, with: "ObjectiveCRuntime.PortedMembers.lookup(\(object), { \(answers) })")
        port.needsRuntime = true
    }

    /// `type(of: object).description()`, a class method that every class of Objective-C's has.
    private func describeClass(_ access: MemberAccessExprSyntax) -> Bool {
        guard access.declName.baseName.text == "description",
            let call = access.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            let type = access.base?.as(FunctionCallExprSyntax.self), type.calledExpression.trimmedDescription == "type",
            let object = type.arguments.first, object.label?.text == "of", receivers.isAnyObject(object.expression)
        else { return false }
        port.edits.insert("ObjectiveCRuntime.PortedMembers.name(of: ", at: type.range.lowerBound)
        port.edits.replaceExactly(type.range.upperBound..<call.range.upperBound, with: ")")
        port.needsRuntime = true
        return true
    }

    /// The project's protocols that ask for a member, or else the classes that have it first: at most six whose types agree.
    private func owners(of name: String, _ kind: Member.Kind, _ labels: [String]?) -> [String] {
        let all = (port.index.ownersByMember[name] ?? []).compactMap { port.index.entries[$0] }
        let protocols = agreeing(all.filter { $0.summary.kind == .protocol && $0.summary.isObjC }, name, kind, labels)
        return protocols.isEmpty ? agreeing(all.filter(\.summary.mayBeClass), name, kind, labels) : protocols
    }

    private func agreeing(
        _ entries: [ModuleIndex.Entry],
        _ name: String,
        _ kind: Member.Kind,
        _ labels: [String]?
    ) -> [String] {
        var byType: [String: [String]] = [:]
        for entry in entries {
            let owner = entry.summary.name
            guard
                let member = entry.summary.members.first(where: {
                    $0.kind == kind && $0.name == name && !$0.traits.contains(.isStatic)
                        && (labels == nil || $0.labels == labels)
                })
            else { continue }
            let isClassMember =
                entry.bodies.isEmpty
                ? port.index.isNSObject(owner) && member.access >= .public : port.plan.isObjC(member, of: owner)
            let isSeen = entry.summary.kind == .protocol || isClassMember
            let isInherited = port.index.superclasses(of: owner).dropFirst().contains { above in
                above.summary.members.contains { $0.kind == kind && $0.name == name }
            }
            if isSeen, !isInherited { byType[TypeName.plain(member.type ?? ""), default: []].append(owner) }
        }
        let best = byType.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value ?? []
        return Array(best.prefix(6))
    }
}

/// Finds what may be a lookup.
private final class AnyObjectAccessFinder: SyntaxVisitor {
    private(set) var accesses: [MemberAccessExprSyntax] = []
    private(set) var elements: [SubscriptCallExprSyntax] = []

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        let base = node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression ?? node.calledExpression
        if base.is(DeclReferenceExprSyntax.self) || base.is(TupleExprSyntax.self) { elements.append(node) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base, node.declName.baseName.text != "self", isCandidate(base) { accesses.append(node) }
        return .visitChildren
    }

    private func isCandidate(_ base: ExprSyntax) -> Bool {
        if let chained = base.as(OptionalChainingExprSyntax.self) { return isCandidate(chained.expression) }
        if base.is(SubscriptCallExprSyntax.self) { return true }
        if base.is(MemberAccessExprSyntax.self) { return true }
        if let call = base.as(FunctionCallExprSyntax.self) {
            let called = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            return called == "type" || called == "unsafeBitCast" || call.trailingClosure != nil
        }
        return base.is(DeclReferenceExprSyntax.self) || base.is(TupleExprSyntax.self)
    }
}
