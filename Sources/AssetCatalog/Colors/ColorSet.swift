import CoreGraphics
import Foundation
import Platform

/// A color of a catalog, with its variants.
public struct ColorSet: Sendable {
    /// With the namespaces before it.
    public let name: String
    /// In the document's order.
    public let variants: [ColorVariant]

    /// The variant that fits the traits best; nil when none does.
    public func bestVariant(for traits: AssetTraits) -> ColorVariant? {
        AssetVariantSet(variants: variants.map { ($0.conditions, $0) }).best(for: traits)
    }
}

/// One color of a color set.
public struct ColorVariant: Hashable, Sendable {
    public var conditions: VariantConditions
    public var color: CatalogColor
}

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
