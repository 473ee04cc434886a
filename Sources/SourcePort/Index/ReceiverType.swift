import SwiftSyntax

/// The type of what stands before a point, as far as declarations write it.
struct ReceiverType {
    let index: ModuleIndex
    let file: SourceFile

    /// The full name of a type of the index; nil where it isn't known.
    func of(_ expression: ExprSyntax, at offset: Int) -> String? {
        let context = file.body(around: offset)?.name ?? ""
        return type(of: expression, context: context, depth: 0)
    }

    /// The type that a declaration writes for a variable or property; nil where none is near.
    func written(for expression: ExprSyntax) -> String? {
        declared(expression, context: file.body(around: expression.range.lowerBound)?.name ?? "")
    }

    /// Whether an expression is of any class, as its declaration or a cast says.
    func isAnyObject(_ base: ExprSyntax) -> Bool {
        if let chained = base.as(OptionalChainingExprSyntax.self) { return isAnyObject(chained.expression) }
        if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            let text = tuple.trimmedDescription.inOneLine
            return text.hasSuffix(" as AnyObject)") || text.hasSuffix(" as! AnyObject)")
        }
        if let call = base.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "unsafeBitCast"
        {
            return call.arguments.last?.expression.trimmedDescription == "AnyObject.self"
        }
        if let call = base.as(FunctionCallExprSyntax.self), let closure = call.trailingClosure,
            let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        {
            // `values["a"].map { $0 as AnyObject }?.count`
            let text = closure.statements.count == 1 ? closure.statements.trimmedDescription.inOneLine : ""
            return ["map", "flatMap"].contains(method) && text.hasSuffix(" as AnyObject")
        }
        let place = base.range.lowerBound
        let type =
            declared(base, context: file.body(around: place)?.name ?? "") ?? element(base, at: place)
            ?? loopElement(base, at: place)
        return type.map { ["AnyObject", "AnyObject?", "AnyObject!"].contains($0) } ?? false
    }

    /// The class whose metatype an expression is: `type(of: view)`, or what is declared as `UIView.Type`.
    func ofMetatype(_ expression: ExprSyntax, at offset: Int) -> String? {
        let context = file.body(around: offset)?.name ?? ""
        if let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
            let argument = call.arguments.first, argument.label?.text == "of"
        {
            return type(of: argument.expression, context: context, depth: 0)
        }
        guard
            let written = cast(expression) ?? declared(expression, context: context) ?? element(expression, at: offset)
                ?? loopElement(expression, at: offset) ?? onlyMetatype(expression),
            let range = written.firstRange(ofWord: ".Type")
        else { return nil }
        let type = Self.name(String(written[..<range.lowerBound]))
        return index.resolve(type, from: context) ?? type
    }

    /// What an expression in parentheses is cast to: `(UIView.self as NSObject.Type)`.
    private func cast(_ expression: ExprSyntax) -> String? {
        guard let elements = expression.as(TupleExprSyntax.self)?.elements, elements.count == 1,
            let parts = elements.first?.expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }), parts.count > 2,
            parts[parts.count - 2].is(UnresolvedAsExprSyntax.self)
        else { return nil }
        return parts.last?.as(TypeExprSyntax.self)?.type.trimmedDescription
    }

    /// What the module's properties of a name say, where all of them that hold a metatype hold the same.
    ///
    /// For what no declaration near says the type of: `pages[row].type.init()`.
    private func onlyMetatype(_ expression: ExprSyntax) -> String? {
        var value = expression
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            guard let bound = self.value(boundTo: reference.baseName.text, around: Syntax(expression)) else {
                return nil
            }
            value = bound
        }
        guard let name = value.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return nil }
        let entries = (index.ownersByMember[name] ?? []).compactMap { index.entries[$0] }.filter { !$0.bodies.isEmpty }
        let types = entries.flatMap(\.summary.members).filter { $0.kind == .variable && $0.name == name }
            .compactMap(\.type).filter { $0.firstRange(ofWord: ".Type") != nil }
        guard let first = types.first, types.allSatisfy({ TypeName.plain($0) == TypeName.plain(first) }) else {
            return nil
        }
        return first
    }

    /// The type that is written for a parameter or a local constant around a place.
    func written(_ name: String, around node: Syntax) -> String? {
        var next = node.parent
        while let scope = next {
            let clause =
                scope.as(FunctionDeclSyntax.self)?.signature.parameterClause
                ?? scope.as(InitializerDeclSyntax.self)?.signature.parameterClause
            if let parameter = clause?.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
                return parameter.type.trimmedDescription
            }
            if let block = scope.as(CodeBlockItemListSyntax.self) {
                for item in block {
                    guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
                    for binding in variable.bindings where binding.pattern.trimmedDescription == name {
                        if let type = binding.typeAnnotation?.type { return type.trimmedDescription }
                        let type = cast(binding.initializer) ?? MemberReader.madeType(binding.initializer?.value)
                        if let type { return type }
                    }
                }
                for item in block {
                    let guarded = item.item.as(GuardStmtSyntax.self)?.conditions
                    if let type = guarded.flatMap({ bound(name, by: $0) }) { return type }
                }
            }
            if let type = scope.as(IfExprSyntax.self).flatMap({ bound(name, by: $0.conditions) }) { return type }
            if scope.is(MemberBlockSyntax.self) { return nil }
            next = scope.parent
        }
        return nil
    }

    /// The type of an array's elements, as it is written: of `list.first`, `list.last` and `list[0]`; of a dictionary's
    /// values, of `table["key"]`.
    func element(_ expression: ExprSyntax, at offset: Int) -> String? {
        let list: ExprSyntax?
        if let access = expression.as(MemberAccessExprSyntax.self),
            ["first", "last"].contains(access.declName.baseName.text)
        {
            list = access.base
        } else {
            list = expression.as(SubscriptCallExprSyntax.self)?.calledExpression
        }
        guard let list, let type = declared(list, context: file.body(around: offset)?.name ?? "") else { return nil }
        var plain = TypeName.plain(type)
        if plain.hasSuffix("?") { plain.removeLast() }
        guard plain.hasPrefix("["), plain.hasSuffix("]") else { return nil }
        let inside = plain.dropFirst().dropLast()
        guard let colon = inside.firstIndex(of: ":") else { return inside.trimmed }
        let isSubscript = expression.is(SubscriptCallExprSyntax.self)
        return isSubscript && !inside.contains("[") ? inside[inside.index(after: colon)...].trimmed : nil
    }

    /// The type of an array's elements, for what a loop over it calls them.
    private func loopElement(_ expression: ExprSyntax, at offset: Int) -> String? {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        var next = expression.parent
        while let scope = next, !scope.is(MemberBlockSyntax.self) {
            if let loop = scope.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name,
                let type = castType(loop.sequence)
                    ?? declared(loop.sequence, context: file.body(around: offset)?.name ?? "")
            {
                let plain = TypeName.plain(type)
                guard plain.hasPrefix("["), plain.hasSuffix("]"), !plain.contains(":") else { return nil }
                return plain.dropFirst().dropLast().trimmed
            }
            next = scope.parent
        }
        return nil
    }

    /// `[AnyObject]` of `keys as [AnyObject]`.
    private func castType(_ expression: ExprSyntax) -> String? {
        guard let elements = expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }), elements.count > 2,
            elements[elements.count - 2].is(UnresolvedAsExprSyntax.self)
        else { return nil }
        return elements.last?.trimmedDescription
    }

    /// The type that a declaration writes for a variable or property.
    private func declared(_ expression: ExprSyntax, context: String) -> String? {
        if let chained = expression.as(OptionalChainingExprSyntax.self) {
            return declared(chained.expression, context: context)
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            return written(name, around: Syntax(expression)) ?? bound(name, around: expression, context: context)
                ?? member(name, of: index.resolve(context, from: ""))?.member.type
        }
        guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
        return member(access.declName.baseName.text, of: type(of: base, context: context, depth: 0))?.member.type
    }

    /// A property of a type or of its superclasses, with the one that declares it.
    private func member(_ name: String, of owner: String?) -> (member: Member, owner: String)? {
        guard let owner else { return nil }
        for entry in index.superclasses(of: owner) {
            let member = entry.summary.members.first { $0.kind == .variable && $0.name == name }
            if let member { return (member, entry.summary.name) }
        }
        return nil
    }

    /// The type that `if let name = value as? Type` gives a name.
    private func bound(_ name: String, by conditions: ConditionElementListSyntax) -> String? {
        for condition in conditions {
            guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.trimmedDescription == name
            else { continue }
            return binding.typeAnnotation?.type.trimmedDescription ?? cast(binding.initializer)
        }
        return nil
    }

    /// What `if let name = value` or `guard let name = value` gives a name, where it isn't cast.
    private func value(boundTo name: String, around node: Syntax) -> ExprSyntax? {
        var next = node.parent
        while let scope = next {
            let guards = scope.as(CodeBlockItemListSyntax.self)?.compactMap { $0.item.as(GuardStmtSyntax.self) } ?? []
            let lists = guards.map(\.conditions) + [scope.as(IfExprSyntax.self)?.conditions].compactMap(\.self)
            for condition in lists.joined() {
                guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                    binding.pattern.trimmedDescription == name, binding.typeAnnotation == nil,
                    let value = binding.initializer?.value,
                    value.is(MemberAccessExprSyntax.self) || value.is(DeclReferenceExprSyntax.self),
                    value.trimmedDescription != name
                else { continue }
                return value
            }
            if scope.is(MemberBlockSyntax.self) || scope.is(FunctionDeclSyntax.self) { return nil }
            next = scope.parent
        }
        return nil
    }

    /// The type of what `if let name = value` gives a name, where a parameter or a local constant is the value.
    private func bound(_ name: String, around expression: ExprSyntax, context: String) -> String? {
        guard let value = value(boundTo: name, around: Syntax(expression))?.as(DeclReferenceExprSyntax.self) else {
            return nil
        }
        let known = value.baseName.text
        return written(known, around: Syntax(value)) ?? member(known, of: index.resolve(context, from: ""))?.member.type
    }

    /// The type that a value is cast to.
    private func cast(_ initializer: InitializerClauseSyntax?) -> String? {
        // Operators aren't folded: the cast is the last of a sequence.
        guard let elements = initializer?.value.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
            elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
        else { return nil }
        return elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription
    }

    private func type(of expression: ExprSyntax, context: String, depth: Int) -> String? {
        guard depth < 16 else { return nil }
        if let chained = expression.as(OptionalChainingExprSyntax.self) {
            return type(of: chained.expression, context: context, depth: depth + 1)
        }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) {
            return type(of: forced.expression, context: context, depth: depth + 1)
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            if name == "self" { return index.resolve(context, from: "") }
            if let value = value(boundTo: name, around: Syntax(expression)) {
                return type(of: value, context: context, depth: depth + 1)
            }
            return local(name, around: Syntax(expression), context: context)
                ?? written(name, around: Syntax(expression)).flatMap { index.resolve(Self.name($0), from: context) }
                ?? property(name, of: index.resolve(context, from: "")) ?? index.resolve(name, from: context)
        }
        if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
            return property(access.declName.baseName.text, of: type(of: base, context: context, depth: depth + 1))
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return type(of: only.expression, context: context, depth: depth + 1)
        }
        return nil
    }

    private func property(_ name: String, of owner: String?) -> String? {
        guard let found = member(name, of: owner), let type = found.member.type else { return nil }
        return index.resolve(Self.name(type), from: found.owner)
    }

    /// A parameter of a function around, or what a condition binds.
    private func local(_ name: String, around node: Syntax, context: String) -> String? {
        var next = node.parent
        while let scope = next {
            if let function = scope.as(FunctionDeclSyntax.self) {
                return parameter(name, function.signature.parameterClause, context)
            }
            if let initializer = scope.as(InitializerDeclSyntax.self) {
                return parameter(name, initializer.signature.parameterClause, context)
            }
            if scope.is(MemberBlockSyntax.self) { return nil }
            next = scope.parent
        }
        return nil
    }

    private func parameter(_ name: String, _ clause: FunctionParameterClauseSyntax, _ context: String) -> String? {
        let parameter = clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
        return parameter.flatMap { index.resolve(TypeName.base(of: $0.type), from: context) }
    }

    /// The name in a written type: without optionality, `any` and generic arguments.
    private static func name(_ type: String) -> String {
        var text = TypeName.plain(type)
        for prefix in ["(any ", "any ", "some ", "("] where text.hasPrefix(prefix) {
            text = String(text.dropFirst(prefix.count))
        }
        return String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    }
}
