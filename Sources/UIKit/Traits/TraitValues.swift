/// The traits that a collection specifies; nil, or no entry, where it doesn't.
struct TraitValues: Hashable, Sendable {
    var userInterfaceIdiom: UIUserInterfaceIdiom?
    var userInterfaceStyle: UIUserInterfaceStyle?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var displayScale: CGFloat?
    var displayGamut: UIDisplayGamut?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var forceTouchCapability: UIForceTouchCapability?
    var preferredContentSizeCategory: UIContentSizeCategory?
    var accessibilityContrast: UIAccessibilityContrast?
    var userInterfaceLevel: UIUserInterfaceLevel?
    var legibilityWeight: UILegibilityWeight?
    var activeAppearance: UIUserInterfaceActiveAppearance?
    var toolbarItemPresentationSize: UINSToolbarItemPresentationSize?
    /// The raw value of an `UIImage.DynamicRange`.
    var imageDynamicRangeValue: Int?
    var sceneCaptureState: UISceneCaptureState?
    var typesettingLanguage: String?
    var listEnvironment: UIListEnvironment?
    var tabAccessoryEnvironment: UITabAccessoryEnvironment?
    /// Values of traits that apps define.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]
}

/// The value of a trait that an app defined.
struct CustomTraitValue: Hashable, @unchecked Sendable {
    // Unchecked: UIKit too asks for no Sendable values; collections never change what they hold.
    /// The app's value, wrapped for comparison where it can be compared.
    let value: AnyHashable?
    /// The app's value where it can't be compared; such values never equal each other.
    let incomparable: OpaqueTraitValue?
    /// The trait's `affectsColorAppearance`.
    let affectsColorAppearance: Bool
    /// The trait itself.
    let trait: UITrait

    init<Trait: UITraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
        let comparable = value as? AnyHashable
        self.value = comparable
        incomparable = comparable == nil ? OpaqueTraitValue(value) : nil
        affectsColorAppearance = trait.affectsColorAppearance
        self.trait = trait
    }

    /// The value as the app's type.
    func unwrapped<Value>(as type: Value.Type) -> Value? {
        if let value { return value.base as? Value }
        return incomparable?.value as? Value
    }

    static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
        left.value == right.value && left.incomparable === right.incomparable
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}

/// Gives identity to a value that has no equality.
final class OpaqueTraitValue {
    let value: Any

    init(_ value: Any) {
        self.value = value
    }
}

extension TraitValues {
    /// Takes over what another one specifies (TR-2: the last wins).
    mutating func merge(_ other: TraitValues) {
        for field in TraitField.all { field.merge(&self, other) }
        custom.merge(other.custom) { $1 }
    }

    /// True when each trait that the other one specifies has the same value here (TR-1).
    func contains(_ other: TraitValues) -> Bool {
        TraitField.all.allSatisfy { $0.contains(self, other) } && other.custom.allSatisfy { custom[$0.key] == $0.value }
    }
}

/// What can be done with one of the system's traits without knowing its type.
struct TraitField: Sendable {
    /// The trait that users name.
    let trait: UITrait
    /// Takes the second one's value if it has one.
    let merge: @Sendable (inout TraitValues, TraitValues) -> Void
    /// True when the second one has no value, or the first one's.
    let contains: @Sendable (TraitValues, TraitValues) -> Bool
    /// True when both have the same value or none.
    let isEqual: @Sendable (TraitValues, TraitValues) -> Bool

    init<Trait: SystemTrait>(_ trait: Trait.Type) {
        self.trait = trait
        merge = { values, other in
            if let value = other[keyPath: Trait.storage] { values[keyPath: Trait.storage] = value }
        }
        contains = { values, other in
            guard let value = other[keyPath: Trait.storage] else { return true }
            return values[keyPath: Trait.storage] == value
        }
        isEqual = { $0[keyPath: Trait.storage] == $1[keyPath: Trait.storage] }
    }

    static let all: [TraitField] = [
        TraitField(UITraitUserInterfaceIdiom.self),
        TraitField(UITraitUserInterfaceStyle.self),
        TraitField(UITraitLayoutDirection.self),
        TraitField(UITraitDisplayScale.self),
        TraitField(UITraitDisplayGamut.self),
        TraitField(UITraitHorizontalSizeClass.self),
        TraitField(UITraitVerticalSizeClass.self),
        TraitField(UITraitForceTouchCapability.self),
        TraitField(UITraitPreferredContentSizeCategory.self),
        TraitField(UITraitAccessibilityContrast.self),
        TraitField(UITraitUserInterfaceLevel.self),
        TraitField(UITraitLegibilityWeight.self),
        TraitField(UITraitActiveAppearance.self),
        TraitField(UITraitToolbarItemPresentationSize.self),
        TraitField(UITraitImageDynamicRange.self),
        TraitField(UITraitSceneCaptureState.self),
        TraitField(UITraitTypesettingLanguage.self),
        TraitField(UITraitListEnvironment.self),
        TraitField(UITraitTabAccessoryEnvironment.self),
    ]
}
