/// One of the system's own traits, with the place of its value in a collection.
protocol SystemTrait: UITraitDefinition where Value: Hashable & Sendable, Value: SendableMetatype {
    /// Where a collection keeps the value.
    static var storage: WritableKeyPath<TraitValues, Value?> { get }
}

extension SystemTrait {
    /// The value that a collection holds; the default where it specifies none.
    static func value(in values: TraitValues) -> Value {
        values[keyPath: storage] ?? defaultValue
    }

    /// Writes a value; the default unsets the trait.
    static func set(_ value: Value, in values: inout TraitValues) {
        values[keyPath: storage] = value == defaultValue ? nil : value
    }

    /// Writes a value that is known to be of the trait's type.
    static func setAny(_ value: Any, in values: inout TraitValues) {
        guard let value = value as? Value else { return }
        set(value, in: &values)
    }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// Unspecified; setting it lets the trait be inherited.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static var storage: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// Unspecified; setting it lets the trait be inherited.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// True: most system colors have a dark value.
    public static var affectsColorAppearance: Bool { true }
    static var storage: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}

/// The direction of reading.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// Unspecified; setting it lets the trait be inherited.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var storage: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> { \.layoutDirection }
}

/// Pixels to a point; 0 is unspecified (TR-3).
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// 0, which is unspecified; setting it lets the trait be inherited.
    public static var defaultValue: CGFloat { 0 }
    static var storage: WritableKeyPath<TraitValues, CGFloat?> { \.displayScale }
}

/// The range of colors.
public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    /// Unspecified; setting it lets the trait be inherited.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// True: color sets may have values for wider gamuts.
    public static var affectsColorAppearance: Bool { true }
    static var storage: WritableKeyPath<TraitValues, UIDisplayGamut?> { \.displayGamut }
}

/// How much width there is.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// Unspecified; setting it lets the trait be inherited.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var storage: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.horizontalSizeClass }
}

/// How much height there is.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// Unspecified; setting it lets the trait be inherited.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var storage: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

/// Whether the display feels pressure.
public enum UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
    /// Unknown; setting it lets the trait be inherited.
    public static var defaultValue: UIForceTouchCapability { .unknown }
    static var storage: WritableKeyPath<TraitValues, UIForceTouchCapability?> { \.forceTouchCapability }
}

/// The preferred size of text.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// Unspecified; setting it lets the trait be inherited.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var storage: WritableKeyPath<TraitValues, UIContentSizeCategory?> { \.preferredContentSizeCategory }
}

/// Whether more contrast is asked for.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    /// Unspecified; setting it lets the trait be inherited.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// True: most system colors have a value of high contrast.
    public static var affectsColorAppearance: Bool { true }
    static var storage: WritableKeyPath<TraitValues, UIAccessibilityContrast?> { \.accessibilityContrast }
}

/// Base or elevated.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// Unspecified; setting it lets the trait be inherited.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// True: dark backgrounds are lighter on the elevated level (TR-19).
    public static var affectsColorAppearance: Bool { true }
    static var storage: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.userInterfaceLevel }
}

/// Whether bold text is asked for.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    /// Unspecified; setting it lets the trait be inherited.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var storage: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibilityWeight }
}

/// Whether the window looks active.
public enum UITraitActiveAppearance: UITraitDefinition, SystemTrait {
    /// Unspecified; setting it lets the trait be inherited.
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    /// True: colors may pale in inactive windows.
    public static var affectsColorAppearance: Bool { true }
    static var storage: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> { \.activeAppearance }
}

/// The size of a Mac toolbar's items.
public enum UITraitToolbarItemPresentationSize: UITraitDefinition, SystemTrait {
    /// Unspecified; setting it lets the trait be inherited.
    public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
    static var storage: WritableKeyPath<TraitValues, UINSToolbarItemPresentationSize?> { \.toolbarItemPresentationSize }
}

/// Whether the scene is being recorded.
public enum UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
    /// Unspecified; setting it lets the trait be inherited.
    public static var defaultValue: UISceneCaptureState { .unspecified }
    static var storage: WritableKeyPath<TraitValues, UISceneCaptureState?> { \.sceneCaptureState }
}

/// The language by whose rules text is set; empty is unspecified.
public enum UITraitTypesettingLanguage: UITraitDefinition, SystemTrait {
    /// Empty, which is unspecified; setting it lets the trait be inherited.
    public static var defaultValue: String { "" }
    static var storage: WritableKeyPath<TraitValues, String?> { \.typesettingLanguage }
}
