import Foundation
import Platform

/// An image of a catalog, with its variants.
public struct ImageSet: Sendable {
    /// With the namespaces before it: "Icons/Back".
    public let name: String
    /// Those that have a file, in the document's order.
    public let variants: [ImageVariant]

    /// The variant that fits the traits best; nil when none does.
    public func bestVariant(for traits: AssetTraits) -> ImageVariant? {
        AssetVariantSet(variants: variants.map { ($0.conditions, $0) }).best(for: traits)
    }

    /// As `bestVariant(for:)`, with the traits that matter most by name.
    ///
    /// - Parameters:
    ///   - idiom: The idiom to choose for.
    ///   - scale: Pixels for a point.
    ///   - appearance: The style to choose for.
    ///   - widthClass: The horizontal size class to choose for.
    ///   - heightClass: The vertical size class to choose for.
    ///   - direction: The layout direction to choose for.
    public func bestVariant(
        idiom: Idiom = .unspecified,
        scale: Double,
        appearance: Appearance = .unspecified,
        widthClass: SizeClass = .unspecified,
        heightClass: SizeClass = .unspecified,
        direction: LayoutDirection = .unspecified
    ) -> ImageVariant? {
        bestVariant(
            for: AssetTraits(
                idiom: idiom,
                scale: scale,
                appearance: appearance,
                horizontalSizeClass: widthClass,
                verticalSizeClass: heightClass,
                layoutDirection: direction
            )
        )
    }
}
