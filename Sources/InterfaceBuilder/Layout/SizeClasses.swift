import Platform

/// The size classes, and the idiom, that a document's variations are asked for.
public struct SizeClasses: Sendable, Hashable {
    /// The documents' `widthClass`.
    public var horizontal: SizeClass
    /// The documents' `heightClass`.
    public var vertical: SizeClass
    /// Default unspecified: variations for an idiom then do not hold.
    public var idiom: Idiom

    /// Variations for an idiom hold only where one is given.
    public init(horizontal: SizeClass, vertical: SizeClass, idiom: Idiom = .unspecified) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.idiom = idiom
    }
}
