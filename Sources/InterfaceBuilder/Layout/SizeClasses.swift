import Platform

/// The size classes, and the idiom, that a document's variations are asked for.
public struct SizeClasses: Sendable, Hashable {
    public var horizontal: SizeClass
    public var vertical: SizeClass
    /// Default unspecified: variations for an idiom then do not hold.
    public var idiom: Idiom

    public init(horizontal: SizeClass, vertical: SizeClass, idiom: Idiom = .unspecified) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.idiom = idiom
    }
}
