extension EnvironmentValues {
    /// What the screen is like, as UIKit's traits say.
    @MainActor
    init(_ traits: UITraitCollection) {
        self.init()
        colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
        horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        displayScale = traits.displayScale > 0 ? traits.displayScale : 1
        sizeCategory = ContentSizeCategory(traits.preferredContentSizeCategory) ?? .large
        layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        legibilityWeight = traits.legibilityWeight == .bold ? .bold : .regular
    }
}

extension View {
    /// A value for the views below.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        self
    }
    /// An object for the views below.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }
    /// An object for the views below.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
    /// Changes a value for the views below; never called.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View { self }
}
