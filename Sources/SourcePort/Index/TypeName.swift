import SwiftSyntax

/// Names of types as source writes them.
enum TypeName {
    /// The names in an inherited type: several for `A & B`, without generic arguments.
    static func parts(_ type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { parts($0.type) }
        }
        return [base(of: type)]
    }

    /// The name of a type without attributes, optionality and generic arguments.
    static func base(of type: TypeSyntax) -> String {
        if let type = type.as(IdentifierTypeSyntax.self) { return type.name.text }
        if let type = type.as(MemberTypeSyntax.self) { return "\(base(of: type.baseType)).\(type.name.text)" }
        if let type = type.as(OptionalTypeSyntax.self) { return base(of: type.wrappedType) }
        if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return base(of: type.wrappedType) }
        if let type = type.as(AttributedTypeSyntax.self) { return base(of: type.baseType) }
        if let type = type.as(SomeOrAnyTypeSyntax.self) { return base(of: type.constraint) }
        if let type = type.as(TupleTypeSyntax.self), type.elements.count == 1, let only = type.elements.first {
            return base(of: only.type)
        }
        return type.trimmedDescription
    }

    /// A written type as an expression's type: what is implicitly unwrapped is an optional; attributes go.
    static func plain(_ text: String) -> String {
        var text = text.inOneLine
        while text.hasPrefix("@") || text.hasPrefix("inout ") || text.hasPrefix("__owned ")
            || text.hasPrefix("sending ") || text.hasPrefix("borrowing ") || text.hasPrefix("consuming ")
        {
            // A function's actor and C's convention stay; they are part of its type. Blocks are closures here.
            if text.hasPrefix("@MainActor") || text.hasPrefix("@convention(c") || text.hasPrefix("@Sendable") { break }
            guard let space = text.firstIndex(of: " ") else { break }
            text = text[space...].trimmed
        }
        if text.hasSuffix("!") { text = text.dropLast() + "?" }
        return text
    }

    /// Two spellings of one type, as far as one can see without a compiler.
    static func areAlike(_ left: String, _ right: String) -> Bool {
        comparable(left) == comparable(right)
    }

    /// Without modules, actors, spaces, and the difference between kinds of optionals.
    private static func comparable(_ text: String) -> String {
        var text = plain(text).replacing("!", with: "?").replacing("any ", with: "")
        for attribute in ["@escaping", "@MainActor", "@Sendable"] { text = text.replacing(attribute, with: "") }
        text = text.filter { !$0.isWhitespace }
        var result = ""
        var word = ""
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else if character == "." {
                word = ""
            } else {
                result += word + String(character)
                word = ""
            }
        }
        return (result + word).replacing("Void", with: "()")
    }
}

extension String {
    /// With each occurrence of a text replaced.
    func replacing(_ text: String, with other: String) -> String {
        guard contains(text) else { return self }
        var result = ""
        var rest = self[...]
        while !rest.isEmpty {
            if rest.hasPrefix(text) {
                result += other
                rest = rest.dropFirst(text.count)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result
    }
}

extension AttributeListSyntax {
    /// The attribute of a name.
    func first(named name: String) -> AttributeSyntax? {
        for element in self {
            if case .attribute(let attribute) = element, attribute.name == name { return attribute }
        }
        return nil
    }
}

extension AttributeSyntax {
    /// Without `@` and arguments.
    var name: String { attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription }
}
