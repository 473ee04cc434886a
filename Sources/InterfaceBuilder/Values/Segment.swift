import Foundation

/// A segment of a segmented control.
public struct Segment: Sendable {
    /// The title; nil where the segment shows an image.
    public let title: String?
    /// The image; nil where the segment shows a title.
    public let image: ImageReference?
    /// In points; nil where the control divides its width.
    public let width: Double?
    /// Default true.
    public let isEnabled: Bool
    /// How far the content is moved, in points; nil for not at all.
    public let contentOffset: CGSize?

    init(_ node: ObjectNode) {
        title = node.string("title")
        image = node.image("image")
        width = node.length("width").flatMap { $0 > 0 ? $0 : nil }
        isEnabled = node.bool("enabled") ?? true
        contentOffset = node.size("contentOffset")
    }
}

extension ObjectNode {
    /// The segments of a segmented control in document order.
    public var segments: [Segment] {
        (element.child(named: "segments")?.children ?? []).map { Segment(node($0)) }
    }
}
