/// The traits of an interface: size classes, style, scale and more. A collection never changes.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: `values` is constant and Sendable; subclasses of apps are theirs to answer for.
    let values: TraitValues

    /// A collection that specifies nothing.
    public override init() {
        values = TraitValues()
        super.init()
    }

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Merges collections; where several specify a trait, the last wins (TR-2).
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values: values)
    }

    /// A collection of what the closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: Self.applying(mutations, to: TraitValues()))
    }

    // MARK: Traits

    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
    /// The direction of reading.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
    /// Pixels to a point; 0 is unspecified (TR-3).
    open var displayScale: CGFloat { values.displayScale ?? 0 }
    /// The range of colors.
    open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
    /// How much width there is.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
    /// How much height there is.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
    /// Whether the display feels pressure.
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
    /// The preferred size of text.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory ?? .unspecified }
    /// Whether more contrast is asked for.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
    /// Base or elevated.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
    /// Whether bold text is asked for.
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
    /// Whether the window looks active.
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }
    /// The size of a Mac toolbar's items.
    open var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        values.toolbarItemPresentationSize ?? .unspecified
    }
    /// Whether the scene is being recorded.
    open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState ?? .unspecified }
    /// The language by whose rules text is set; empty is unspecified.
    open var typesettingLanguage: String { values.typesettingLanguage ?? "" }
    /// The style of the list around (TR-24; iOS 18).
    open var listEnvironment: UIListEnvironment { values.listEnvironment ?? .unspecified }
    /// Where the tab bar's accessory stands that the environment is in (iOS 26).
    open var tabAccessoryEnvironment: UITabAccessoryEnvironment { values.tabAccessoryEnvironment ?? .unspecified }

    /// The value of any trait, an app's own included.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        TraitMutations(values: values)[trait]
    }

    /// A copy with the changes of the closure.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: Self.applying(mutations, to: values))
    }

    /// A copy in which one trait has another value.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    private static func applying(
        _ mutations: (inout any UIMutableTraits) -> Void,
        to values: TraitValues
    ) -> TraitValues {
        var traits: any UIMutableTraits = TraitMutations(values: values)
        mutations(&traits)
        return (traits as? TraitMutations)?.values ?? values
    }

    // MARK: Comparison

    /// True when each trait that the other collection specifies has the same value here (TR-1).
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.contains(trait.values)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }

    /// The object itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
