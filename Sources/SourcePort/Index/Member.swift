/// What is known of a method, property or initializer without asking a compiler.
struct Member: Codable, Sendable, Hashable {
    /// What a member is.
    enum Kind: String, Codable, Sendable {
        case function = "f"
        case variable = "v"
        case initializer = "i"
    }

    /// One parameter as it is written.
    struct Parameter: Codable, Sendable, Hashable {
        /// Empty for `_`.
        var label: String
        /// Inside of the body, in backticks where it is a word of the language.
        var name: String
        var type: String
        var defaultValue: String?
    }

    /// What the attributes and modifiers say.
    struct Traits: OptionSet, Codable, Sendable, Hashable {
        let rawValue: Int

        init(rawValue: Int) { self.rawValue = rawValue }

        /// Objective-C can see it: by an attribute, its extension or its class.
        static let objc = Traits(rawValue: 1)
        /// It says `@objc`, or what implies it, itself.
        static let explicitObjC = Traits(rawValue: 1 << 1)
        static let isOverride = Traits(rawValue: 1 << 2)
        static let isStatic = Traits(rawValue: 1 << 3)
        static let isOptional = Traits(rawValue: 1 << 4)
        static let isDynamic = Traits(rawValue: 1 << 5)
        static let isSettable = Traits(rawValue: 1 << 6)
        static let `throws` = Traits(rawValue: 1 << 7)
        static let isAsync = Traits(rawValue: 1 << 8)
        static let isInExtension = Traits(rawValue: 1 << 9)
        static let isRequired = Traits(rawValue: 1 << 10)
        static let isOutlet = Traits(rawValue: 1 << 11)
        static let isAction = Traits(rawValue: 1 << 12)
        static let isGeneric = Traits(rawValue: 1 << 13)
        static let isFinal = Traits(rawValue: 1 << 14)
        static let nonobjc = Traits(rawValue: 1 << 15)
    }

    var kind: Kind
    var name: String
    var parameters: [Parameter]
    /// The type of the result or property; nil where it isn't written.
    var type: String?
    var traits: Traits
    var access: Access
    /// The name that `@objc(name)` gives.
    var objcName: String?

    /// Labels as they are called: empty for `_`.
    var labels: [String] { parameters.map(\.label) }

    /// `move(from:to:)`, or a property's name.
    var fullName: String {
        guard kind != .variable else { return name }
        return "\(name)(\(parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()))"
    }

    /// The name of the method, or of a property's getter, in Objective-C.
    var selector: String {
        if let objcName { return objcName }
        guard kind != .variable else { return name }
        return SelectorName.of(
            name,
            labels: labels,
            throws: traits.contains(.throws),
            isAsync: traits.contains(.isAsync),
            isInitializer: kind == .initializer
        )
    }
}
