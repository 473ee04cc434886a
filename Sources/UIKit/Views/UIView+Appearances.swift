extension UIView: AppearanceBearing {
    var appearanceTraits: UITraitCollection { traitCollection }
    var appearanceContainer: UIResponder? { next }

    /// `tintColor` as far as it is the view's own; nil: inherited.
    var appearanceTintColor: UIColor? {
        get { tint.own }
        set { tintColor = newValue }
    }

    /// Sets the background that a class has of its own, which an appearance may replace.
    func setStandardBackground(_ color: UIColor?) {
        AppearanceRegistry.withoutNotes { backgroundColor = color }
    }

    /// Called on entering a window, and there at each change of traits (AP-1, AP-7).
    func takeAppearances() {
        guard !AppearanceRegistry.current.isEmpty else { return }
        applyAppearances()
        for content in appearanceContents { content.applyAppearances() }
    }
}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// Stands for all instances, those of subclasses too (AP-8).
    public static func appearance() -> Self { AppearanceRegistry.current.standIn(AppearanceScope(of: self)) }

    /// Stands for the instances inside of the containers, innermost first (AP-3).
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRegistry.current.standIn(AppearanceScope(of: self, containers: containerTypes))
    }

    /// Stands for the instances whose traits contain the given ones (AP-6).
    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceRegistry.current.standIn(AppearanceScope(of: self, traits: trait))
    }

    /// Stands for the instances inside of the containers whose traits contain the given ones (AP-6).
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRegistry.current.standIn(AppearanceScope(of: self, containers: containerTypes, traits: trait))
    }
}
