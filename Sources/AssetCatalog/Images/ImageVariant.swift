import Foundation

/// One file of an image set.
public struct ImageVariant: Hashable, Sendable {
    /// For what the file is made.
    public var conditions: VariantConditions
    /// The file; it existed when the set was read.
    public var url: URL
    /// How the image stretches; nil when it does so as a whole.
    public var resizing: ImageResizing?
    /// How far the alignment rectangle lies inside the image, in pixels of the file; zero by default.
    public var alignmentInsets = EdgePixels()
    /// From the file's entry, else from the set.
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
