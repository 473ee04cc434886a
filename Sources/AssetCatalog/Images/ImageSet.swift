import CoreGraphics
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

/// One file of an image set.
public struct ImageVariant: Hashable, Sendable {
    public var conditions: VariantConditions
    public var url: URL
    /// How the image stretches; nil when it does so as a whole.
    public var resizing: ImageResizing?
    /// How far the alignment rectangle lies inside the image, in pixels of the file; zero by default.
    public var alignmentInsets = EdgePixels()
    public var renderingIntent = TemplateRenderingIntent.automatic
    /// Whether a PDF or SVG is drawn anew for each size; otherwise it is a bitmap of its natural size.
    public var preservesVectorRepresentation = false
    /// Whether the image is mirrored under right-to-left: `language-direction` says left-to-right, and no other file is
    /// made for the other direction.
    public var flipsForRightToLeft = false

    /// Pixels of the file for a point; 1 for a drawing, which takes the scale of the screen.
    public var scale: Double { conditions.scale ?? 1 }

    /// Whether the file has no pixels of its own.
    public var isVector: Bool { ["pdf", "svg"].contains(url.pathExtension.lowercased()) }
}

/// Distances from the four edges, in pixels.
public struct EdgePixels: Hashable, Sendable {
    public var top = 0.0
    public var left = 0.0
    public var bottom = 0.0
    public var right = 0.0

    public init() {}

    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// Which part of an image stretches.
public struct ImageResizing: Hashable, Sendable {
    public enum Center: String, Hashable, Sendable {
        case stretch
        case tile
    }

    /// The parts that keep their size, in pixels of the file; zero along an axis that stretches whole.
    public var capInsets: EdgePixels
    public var center: Center

    public init(capInsets: EdgePixels, center: Center) {
        self.capInsets = capInsets
        self.center = center
    }
}

/// Whether an image is drawn in the tint color.
public enum TemplateRenderingIntent: String, Hashable, Sendable {
    case automatic
    case original
    case template
}
