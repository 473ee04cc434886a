import SwiftSyntax

/// Reads what a declaration in a type's body says of its members.
struct MemberReader {
    let file: SourceFile
    /// Of members that say nothing themselves.
    let access: Access
    /// Whether the surroundings make members visible to Objective-C.
    let isObjC: Bool
    let isInExtension: Bool

    /// The members that a declaration makes: one, or one for each of `var a, b: Int`.
    func members(of declaration: DeclSyntax) -> [Member] {
        if let function = declaration.as(FunctionDeclSyntax.self) { return [member(function)] }
        if let variable = declaration.as(VariableDeclSyntax.self) { return members(variable) }
        if let initializer = declaration.as(InitializerDeclSyntax.self) { return [member(initializer)] }
        return []
    }

    private func member(_ function: FunctionDeclSyntax) -> Member {
        var traits = self.traits(function.attributes, function.modifiers)
        effects(function.signature.effectSpecifiers, &traits)
        if function.genericParameterClause != nil { traits.insert(.isGeneric) }
        return Member(
            kind: .function,
            name: SelectorName.unescaped(function.name.text),
            parameters: parameters(function.signature.parameterClause),
            type: function.signature.returnClause.map { $0.type.trimmedDescription },
            traits: traits,
            access: function.modifiers.access ?? access,
            objcName: Self.objcName(function.attributes)
        )
    }

    private func member(_ initializer: InitializerDeclSyntax) -> Member {
        var traits = self.traits(initializer.attributes, initializer.modifiers)
        effects(initializer.signature.effectSpecifiers, &traits)
        return Member(
            kind: .initializer,
            name: "init",
            parameters: parameters(initializer.signature.parameterClause),
            type: initializer.optionalMark.map { _ in "?" },
            traits: traits,
            access: initializer.modifiers.access ?? access,
            objcName: Self.objcName(initializer.attributes)
        )
    }

    private func members(_ variable: VariableDeclSyntax) -> [Member] {
        variable.bindings.compactMap { binding in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
            var traits = self.traits(variable.attributes, variable.modifiers)
            if isSettable(variable, binding) { traits.insert(.isSettable) }
            return Member(
                kind: .variable,
                name: SelectorName.unescaped(pattern.identifier.text),
                parameters: [],
                type: (binding.typeAnnotation ?? variable.bindings.last?.typeAnnotation)?.type.trimmedDescription
                    ?? Self.madeType(binding.initializer?.value),
                traits: traits,
                access: variable.modifiers.access ?? access,
                objcName: Self.objcName(variable.attributes)
            )
        }
    }

    /// The type of `= Name(…)`, which a declaration needn't write.
    static func madeType(_ value: ExprSyntax?) -> String? {
        guard let called = value?.as(FunctionCallExprSyntax.self)?.calledExpression,
            called.is(DeclReferenceExprSyntax.self) || called.is(MemberAccessExprSyntax.self)
        else { return nil }
        let names = called.trimmedDescription.split(separator: ".", omittingEmptySubsequences: false)
        return names.allSatisfy({ $0.first?.isUppercase ?? false }) ? names.joined(separator: ".") : nil
    }

    private func isSettable(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
        guard variable.bindingSpecifier.tokenKind == .keyword(.var) else { return false }
        guard let block = binding.accessorBlock else { return true }
        // One that is only code is a getter.
        guard case .accessors(let accessors) = block.accessors else { return false }
        let names = accessors.map(\.accessorSpecifier.text)
        return !names.contains("get") || names.contains("set") || names.contains("_modify")
    }

    private func effects(_ effects: FunctionEffectSpecifiersSyntax?, _ traits: inout Member.Traits) {
        if effects?.asyncSpecifier != nil { traits.insert(.isAsync) }
        if effects?.throwsClause != nil { traits.insert(.throws) }
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Member.Parameter] {
        clause.parameters.map { parameter in
            let label = parameter.firstName.text
            return Member.Parameter(
                label: label == "_" ? "" : label,
                name: ReservedWords.escaped((parameter.secondName ?? parameter.firstName).text),
                type: parameter.type.trimmedDescription + (parameter.ellipsis == nil ? "" : "..."),
                defaultValue: parameter.defaultValue?.value.trimmedDescription
            )
        }
    }

    /// Attributes that make a member visible to Objective-C.
    private static let visible: Set<String> = [
        "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "NSManaged", "GKInspectable",
    ]

    private func traits(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Member.Traits {
        var traits: Member.Traits = isInExtension ? [.isInExtension] : []
        for element in attributes {
            guard case .attribute(let attribute) = element else { continue }
            let name = attribute.name
            if Self.visible.contains(name) { traits.formUnion([.objc, .explicitObjC]) }
            if name == "IBOutlet" { traits.insert(.isOutlet) }
            if name == "IBAction" || name == "IBSegueAction" { traits.insert(.isAction) }
            if name == "nonobjc" { traits.insert(.nonobjc) }
        }
        for modifier in modifiers where modifier.detail == nil {
            switch modifier.name.text {
            case "override": traits.insert(.isOverride)
            case "static", "class": traits.insert(.isStatic)
            case "optional": traits.insert(.isOptional)
            case "dynamic": traits.insert(.isDynamic)
            case "required": traits.insert(.isRequired)
            case "final": traits.insert(.isFinal)
            default: break
            }
        }
        let access = modifiers.access ?? self.access
        if isObjC, access > .fileprivate || isInExtension, !traits.contains(.nonobjc) { traits.insert(.objc) }
        return traits
    }

    /// The name in `@objc(name)`, without spaces.
    static func objcName(_ attributes: AttributeListSyntax) -> String? {
        guard let attribute = attributes.first(named: "objc"), let arguments = attribute.arguments else { return nil }
        return String(arguments.trimmedDescription.filter { !$0.isWhitespace })
    }
}
