extension UIBarItem: AppearanceBearing {
    var appearanceTraits: UITraitCollection { (holder as? UIView)?.traitCollection ?? .hostDefault }
    var appearanceContainer: UIResponder? { holder as? UIView }

    /// Called when a bar takes the item; one outside of a window passes its appearances on when it enters (AP-1).
    func holderDidChange() {
        guard let bar = holder as? UIView, bar.window != nil else { return }
        applyAppearances()
    }
}

extension UIBarItem: UIAppearance {
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
