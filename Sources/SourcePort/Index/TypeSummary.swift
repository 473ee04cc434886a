/// What other files and modules must know of a type.
struct TypeSummary: Codable, Sendable {
    /// With the types around it, without its module.
    var name: String
    var kind: TypeBody.Kind
    /// Of the declaration and all extensions.
    var inherited: [String]
    var members: [Member]
    var isGeneric: Bool
    var access: Access
    /// Whether all members are visible to Objective-C.
    var hasObjCMembers: Bool
    /// Whether an `@objc` protocol, or a class that says so.
    var isObjC: Bool
    /// Those of an extension's members that were given a place in the class's body, so that they can be overridden.
    var movedMembers: [String]
    /// What the generic parameters are bound to, by their names; nil for a type without any.
    var bounds: [String: [String]]?

    /// Whether a class has no subclasses; nil: it may have.
    var isFinal: Bool?

    /// Also a type of which only extensions are known.
    var mayBeClass: Bool { kind == .class || kind == .extension }
}

/// What other modules must know of one.
struct ModuleSummary: Codable, Sendable {
    var module: String
    var types: [TypeSummary]
    var aliases: [String: String]
}
