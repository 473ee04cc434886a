/// A kind of trait, and the type of its values; apps may define their own.
public protocol UITraitDefinition: SendableMetatype {
    /// What the trait says; its default value is what nobody set.
    associatedtype Value

    /// What holds where nobody set the trait.
    static var defaultValue: Value { get }
    /// For messages. Default: the type's name.
    static var name: String { get }
    /// Tells traits apart that are stored. Default: the type's name with its module.
    static var identifier: String { get }
    /// True when dynamic colors may resolve to other values as this trait changes. Default: false.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The type's name without its module.
    public static var name: String { String(describing: Self.self) }
    /// The type's name with its module.
    public static var identifier: String { String(reflecting: Self.self) }
    /// False: dynamic colors don't ask for the trait.
    public static var affectsColorAppearance: Bool { false }
}

/// A kind of trait, as `registerForTraitChanges` takes it.
public typealias UITrait = any UITraitDefinition.Type
