import Platform
import SwiftSyntax

/// Objects made through a class that is known at run time only: `cellClass.init(style: …)`, `T(frame: .zero)`.
///
/// Swift allows that for classes of Objective-C's without `required`. Here a class beside the frameworks' one says
/// `required` in its place; its initializer takes the same slot in the table of every subclass.
struct MetatypePort {
    let port: FilePort

    func run() {
        let file = port.file
        let whole = 0..<file.bytes.count
        let generics = genericBounds()
        guard !generics.isEmpty || file.contains(".init(", in: whole) || file.contains("Self(", in: whole) else {
            return
        }
        let finder = MetatypeCallFinder(generics: Set(generics.keys).union(["Self"]))
        finder.walk(file.tree)
        for call in finder.calls { make(call, generics) }
        for reference in finder.references { handOn(reference, generics) }
    }

    /// What generic parameters and associated types of this file are bound to, by their names, where a class is among it.
    private func genericBounds() -> [String: [String]] {
        let whole = 0..<port.file.bytes.count
        guard
            port.file.contains("<", in: whole) || port.file.contains("where Self", in: whole)
                || port.file.contains("extension ", in: whole) || port.file.contains("associatedtype", in: whole)
        else { return [:] }
        let finder = GenericBoundFinder(viewMode: .sourceAccurate)
        finder.walk(port.file.tree)
        var bounds = finder.bounds
        // An extension has the parameters of its type.
        for body in port.file.bodies where body.kind == .extension {
            bounds.merge(port.index.entry(body.name)?.summary.bounds ?? [:]) { own, _ in own }
        }
        return bounds.filter { classNamed(among: $0.value) != nil }
    }

    /// The first class among what something is bound to, by its full name.
    private func classNamed(among bounds: [String]) -> String? { classes(among: bounds).first }

    private func classes(among bounds: [String]) -> [String] {
        bounds.flatMap { port.index.parts(of: $0) }.compactMap { bound -> String? in
            guard let entry = port.index.entry(bound) else { return nil }
            if entry.summary.mayBeClass { return entry.summary.name }
            // A protocol that only a class and those below it can state.
            let protocols = [entry] + port.index.protocols(of: entry)
            return protocols.lazy.compactMap { port.index.superclass(of: $0)?.summary.name }.first
        }
    }

    /// The class of what is bound, unless a protocol among it has an initializer with these labels, which is the one that is meant.
    private func classNamed(among bounds: [String], without labels: [String]) -> String? {
        let protocols = bounds.flatMap { port.index.parts(of: $0) }.compactMap { port.index.entry($0) }.filter {
            $0.summary.kind == .protocol
        }
        let offers = (protocols + protocols.flatMap { port.index.protocols(of: $0) }).contains { entry in
            entry.summary.members.contains { $0.kind == .initializer && $0.labels == labels }
        }
        guard !offers else { return nil }
        // Parameters of one name may be bound to other classes elsewhere in the file.
        let classes = classes(among: bounds)
        return classes.first { initializer(labels, of: $0) != nil } ?? classes.first
    }

    private func make(_ call: FunctionCallExprSyntax, _ generics: [String: [String]]) {
        let labels = call.arguments.map { $0.label?.text ?? "" }
        guard call.trailingClosure == nil, let (metatype, name) = metatype(call.calledExpression, labels, generics)
        else { return }
        if labels == ["type"],
            port.index.superclasses(of: name.bound).contains(where: { $0.summary.name == "UIButton" })
        {
            return makeButton(call, metatype.text, name)
        }
        guard let found = initializer(labels, of: name.bound) else { return }
        let allocator = declare(found.member, of: found.owner)
        if metatype.text.hasSuffix("?") {
            // Where there is no class there is no object.
            let made = "unsafeDowncast(unsafeBitCast($0, to: \(allocator).Type.self).init"
            port.edits.replaceExactly(
                call.calledExpression.range,
                with: "\(metatype.text.dropLast()).map { \(made)"
            )
            port.edits.insert(", to: $0) }", at: call.range.upperBound)
            return
        }
        port.edits.insert("unsafeDowncast(", at: call.range.lowerBound)
        let target = "unsafeBitCast(\(metatype.text), to: \(allocator).Type.self).init"
        port.edits.replaceExactly(call.calledExpression.range, with: target)
        port.edits.insert(", to: \(name.result).self)", at: call.range.upperBound)
    }

    /// `View.init` as a closure without arguments, where `View` is a generic parameter or an associated type.
    private func handOn(_ reference: MemberAccessExprSyntax, _ generics: [String: [String]]) {
        guard reference.declName.argumentNames == nil, let name = reference.base?.trimmedDescription,
            let bound = generics[name].flatMap({ classNamed(among: $0, without: []) }),
            let found = initializer([], of: bound)
        else { return }
        let made = "unsafeBitCast(\(name).self, to: \(declare(found.member, of: found.owner)).Type.self).init()"
        port.edits.replaceExactly(reference.range, with: "{ unsafeDowncast(\(made), to: \(name).self) }")
    }

    /// `buttonClass.init(type: .system)`: a convenience, which has no slot in the table; the button gets its type afterwards.
    private func makeButton(
        _ call: FunctionCallExprSyntax,
        _ metatype: String,
        _ name: (bound: String, result: String)
    ) {
        guard let found = initializer(["frame"], of: name.bound), let type = call.arguments.first?.expression else {
            return
        }
        let allocator = declare(found.member, of: found.owner)
        port.needsRuntime = true
        let made = "unsafeDowncast(unsafeBitCast(\(metatype), to: \(allocator).Type.self).init(frame: .zero), "
        port.edits.replaceExactly(
            call.range.lowerBound..<type.range.lowerBound,
            with: "ObjectiveCRuntime.PortedMembers.made(\(made)to: \(name.result).self), \"_setButtonType:\", ("
        )
        port.edits.insert(" as UIButton.ButtonType).rawValue", at: type.range.upperBound)
    }

    /// The metatype before `.init` with the class that it is of, as it is known.
    private func metatype(
        _ expression: ExprSyntax,
        _ labels: [String],
        _ generics: [String: [String]]
    ) -> (metatype: (text: String, isType: Bool), name: (bound: String, result: String))? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            let bound =
                name == "Self"
                ? boundOfSelf(expression, labels)
                : generics[name].flatMap { classNamed(among: $0, without: labels) }
            return bound.map { ((name + ".self", true), ($0, name)) }
        }
        guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init" else {
            return nil
        }
        guard let base = access.base else {
            guard let name = wantedType(of: expression) else { return nil }
            if name == "Self" { return boundOfSelf(expression, labels).map { (("Self.self", true), ($0, "Self")) } }
            guard let bounds = generics[name] else { return nil }
            return classNamed(among: bounds, without: labels).map { ((name + ".self", true), ($0, name)) }
        }
        let text = base.trimmedDescription.inOneLine
        if ["Self", "self"].contains(text), let bound = boundOfSelf(expression, labels) {
            // `self.init` of a static member makes an object, that of an initializer hands on.
            guard text == "Self" || isInStaticMember(expression) else { return nil }
            return ((text == "Self" ? "Self.self" : "self", true), (bound, "Self"))
        }
        if text == "type(of: self)", let bound = boundOfSelf(expression, labels) {
            return ((text, true), (bound, "Self"))
        }
        if let bounds = generics[text] {
            return classNamed(among: bounds, without: labels).map { ((text + ".self", true), ($0, text)) }
        }
        guard let first = text.first, first.isLowercase || first == "(", text != "super", text != "self" else {
            return nil
        }
        let receivers = ReceiverType(index: port.index, file: port.file)
        let value = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        let known = receivers.ofMetatype(value, at: base.range.lowerBound)
        guard let type = known ?? onlyClass(with: labels) else { return nil }
        // Of one that isn't known the compiler knows more: what it is the metatype of may be a class below.
        let result = known == nil && value.is(DeclReferenceExprSyntax.self) ? value.trimmedDescription : type
        return ((text, false), (generics[type].flatMap { classNamed(among: $0) } ?? type, result))
    }

    /// What an expression without a type of its own has to be: what the variable is that it begins with (`let a: Self =
    /// .init()`), or what the function around returns, where it is its result: `return .init()`.
    private func wantedType(of expression: ExprSyntax) -> String? {
        guard let call = expression.parent?.as(FunctionCallExprSyntax.self) else { return nil }
        if let binding = call.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self) {
            return binding.typeAnnotation?.type.trimmedDescription
        }
        let isReturned = call.parent?.is(ReturnStmtSyntax.self) ?? false
        var next = call.parent
        while let scope = next, !scope.is(ClosureExprSyntax.self), !scope.is(AccessorDeclSyntax.self) {
            if let function = scope.as(FunctionDeclSyntax.self) {
                let isAll = function.body?.statements.count == 1
                return isReturned || isAll ? function.signature.returnClause?.type.trimmedDescription : nil
            }
            next = scope.parent
        }
        return nil
    }

    /// The class that the extension around says `Self` is: by a condition, by what its protocol asks for, or of the frameworks.
    private func boundOfSelf(_ expression: ExprSyntax, _ labels: [String]) -> String? {
        var next = expression.parent
        while let scope = next {
            if let around = scope.as(ExtensionDeclSyntax.self) {
                let finder = GenericBoundFinder(viewMode: .sourceAccurate)
                if let clause = around.genericWhereClause { finder.walk(clause) }
                let extended = TypeName.parts(around.extendedType)
                // Of a class of the module's own Swift asks for `required` on iOS as well.
                let isOwn = extended.contains { port.index.entry($0)?.declaration?.kind == .class }
                return classNamed(among: (isOwn ? [] : extended) + (finder.bounds["Self"] ?? []), without: labels)
            }
            if scope.is(ClassDeclSyntax.self) || scope.is(StructDeclSyntax.self) || scope.is(EnumDeclSyntax.self) {
                return nil
            }
            next = scope.parent
        }
        return nil
    }

    private func isInStaticMember(_ expression: ExprSyntax) -> Bool {
        var next = expression.parent
        while let scope = next {
            let modifiers = scope.as(FunctionDeclSyntax.self)?.modifiers ?? scope.as(VariableDeclSyntax.self)?.modifiers
            // A local function or variable says nothing.
            if let modifiers, scope.parent?.is(MemberBlockItemSyntax.self) ?? false {
                return modifiers.first(named: "static") != nil
            }
            if scope.is(InitializerDeclSyntax.self) { return false }
            next = scope.parent
        }
        return false
    }

    /// The one class of the frameworks that has an initializer with these labels, where nothing says of what a metatype is.
    private func onlyClass(with labels: [String]) -> String? {
        guard labels.count > 1 else { return nil }
        let owners = (port.index.ownersByMember["init"] ?? []).filter { owner in
            guard let entry = port.index.entries[owner] else { return false }
            return entry.summary.members.contains { $0.kind == .initializer && $0.labels == labels }
        }
        // A subclass that has the initializer too doesn't count.
        let roots = owners.filter { owner in
            !port.index.superclasses(of: owner).dropFirst().contains { owners.contains($0.summary.name) }
        }
        guard roots.count == 1, let only = roots.first, port.index.isNSObject(only) else { return nil }
        return port.index.entries[only]?.bodies.isEmpty == true ? only : nil
    }

    /// The frameworks' initializer that a class inherits; nil where one of the module's own is meant.
    private func initializer(_ labels: [String], of name: String) -> (owner: String, member: Member)? {
        // Of a final class Swift makes objects by its metatype.
        if port.index.entry(name)?.summary.isFinal == true { return nil }
        for entry in port.index.superclasses(of: name) {
            let member = entry.summary.members.first { $0.kind == .initializer && $0.labels == labels }
            guard let member else { continue }
            let isOwn = entry.bodies.contains { $0.entries.contains { $0.member == member } }
            if isOwn || member.traits.contains(.isRequired) || !member.parameters.allSatisfy({ !$0.type.isEmpty }) {
                return nil
            }
            // Without arguments it may be a convenience initializer, which only NSObject's place leads to.
            if labels.isEmpty, port.index.isNSObject(name) { break }
            return (entry.summary.name, member)
        }
        guard labels.isEmpty, port.index.isNSObject(name) else { return nil }
        let member = Member(
            kind: .initializer,
            name: "init",
            parameters: [],
            type: nil,
            traits: [],
            access: .public,
            objcName: nil
        )
        return ("NSObject", member)
    }

    /// The class by which an object of a framework's class, or of one below it, is made; nil without such an initializer.
    func allocator(of name: String, labels: [String]) -> String? {
        initializer(labels, of: name).map { declare($0.member, of: $0.owner) }
    }

    private func declare(_ member: Member, of owner: String) -> String {
        let labels = member.labels.map { "_" + $0 }.joined()
        let path = port.file.path.dropFirst(port.job.root.count)
        let hash = StableHash.hex("\(port.job.module)\(path)").suffix(10)
        let name = "__Allocator_\(owner.replacing(".", with: "_"))\(labels)_\(hash)"
        let parameters = member.parameters.enumerated().map { place, parameter in
            "\(parameter.label.isEmpty ? "_" : parameter.label) p\(place): \(parameter.type)"
        }
        let arguments = member.parameters.enumerated().map { place, parameter in
            "\(parameter.label.isEmpty ? "" : "\(parameter.label): ")p\(place)"
        }
        let failable = member.type ?? ""
        port.needsUIKit = true
        port.edits.append(
            "open class \(name): \(owner) { public required override init\(failable)(\(parameters.joined(separator: ", "))) "
                + "{ super.init(\(arguments.joined(separator: ", "))) }\(others(than: member, of: owner)) }"
        )
        return name
    }

    /// The other initializers that every subclass has to have; nobody calls those of an allocator.
    private func others(than member: Member, of owner: String) -> String {
        var done: Set<[String]> = [member.labels]
        var text = ""
        for entry in port.index.superclasses(of: owner) {
            for other in entry.summary.members where other.kind == .initializer && other.traits.contains(.isRequired) {
                guard done.insert(other.labels).inserted else { continue }
                let parameters = other.parameters.map { "\($0.label.isEmpty ? "_" : $0.label) _: \($0.type)" }
                    .joined(separator: ", ")
                text += "; public required init\(other.type ?? "")(\(parameters)) { fatalError() }"
            }
        }
        return text
    }
}

/// Finds calls that may make an object through a metatype, and initializers of generic parameters that are handed on.
private final class MetatypeCallFinder: SyntaxVisitor {
    private let generics: Set<String>
    private(set) var calls: [FunctionCallExprSyntax] = []
    private(set) var references: [MemberAccessExprSyntax] = []

    init(generics: Set<String>) {
        self.generics = generics
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            if generics.contains(reference.baseName.text) { calls.append(node) }
        } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "init"
        {
            calls.append(node)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
        if !isCalled, node.declName.baseName.text == "init", let base = node.base?.as(DeclReferenceExprSyntax.self),
            generics.contains(base.baseName.text)
        {
            references.append(node)
        }
        return .visitChildren
    }
}
