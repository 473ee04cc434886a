import Platform

/// What an asset is wanted for: the traits that choose among its variants.
public struct AssetTraits: Hashable, Sendable {
    public var idiom: Idiom
    /// Pixels for a point; 0 for unspecified, which counts as 1.
    public var scale: Double
    public var appearance: Appearance
    /// Whether the high contrast variants are wanted.
    public var prefersHighContrast: Bool
    public var horizontalSizeClass: SizeClass
    public var verticalSizeClass: SizeClass
    public var layoutDirection: LayoutDirection
    public var displayGamut: DisplayGamut

    public init(
        idiom: Idiom = .unspecified,
        scale: Double = 0,
        appearance: Appearance = .unspecified,
        prefersHighContrast: Bool = false,
        horizontalSizeClass: SizeClass = .unspecified,
        verticalSizeClass: SizeClass = .unspecified,
        layoutDirection: LayoutDirection = .unspecified,
        displayGamut: DisplayGamut = .unspecified
    ) {
        self.idiom = idiom
        self.scale = scale
        self.appearance = appearance
        self.prefersHighContrast = prefersHighContrast
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
        self.displayGamut = displayGamut
    }
}
