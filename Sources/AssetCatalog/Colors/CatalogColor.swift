import CoreGraphics

/// A color as a catalog says it.
public enum CatalogColor: Hashable, Sendable {
    case color(CGColor)
    /// One of the system's, by UIKit's name: "systemBlueColor", and for which platform ("ios").
    case systemColor(name: String, platform: String?)

    /// The color, unless it is the system's.
    public var cgColor: CGColor? {
        if case .color(let color) = self { color } else { nil }
    }
}
