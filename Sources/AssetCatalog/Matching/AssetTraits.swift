import Platform

/// What an asset is wanted for: the traits that choose among its variants.
public struct AssetTraits: Hashable, Sendable {
    /// The kind of device; unspecified counts as a phone.
    public var idiom: Idiom
    /// Pixels for a point; 0 for unspecified, which counts as 1.
    public var scale: Double
    /// Unspecified counts as light.
    public var appearance: Appearance
    /// Whether the high contrast variants are wanted.
    public var prefersHighContrast: Bool
    /// Unspecified meets only what is made for any width.
    public var horizontalSizeClass: SizeClass
    /// Unspecified meets only what is made for any height.
    public var verticalSizeClass: SizeClass
    /// Unspecified counts as left-to-right.
    public var layoutDirection: LayoutDirection
    /// Only Display P3 meets what is made for it.
    public var displayGamut: DisplayGamut

    /// Traits that are left out are unspecified.
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
