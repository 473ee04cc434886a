import CoreText

/// Laid-out text at its place, with the images that stand in it.
@MainActor
struct DrawnText {
    var layout: TextLayout
    /// By the ids of the text's attachments.
    var attachments: [NSTextAttachment] = []
    /// Of the layout's top left corner, in the context's space.
    var origin: CGPoint

    /// Draws into the current context.
    func draw() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout.draw(in: context, at: origin)
        drawAttachments()
    }

    /// Draws the images into the current context.
    ///
    /// - Parameters:
    ///   - range: UTF-16 units; nil draws all.
    ///   - isDrawn: Whether an attachment has no view of its own.
    func drawAttachments(in range: Range<Int>? = nil, where isDrawn: (NSTextAttachment) -> Bool = { _ in true }) {
        for place in layout.attachmentFrames
        where attachments.indices.contains(place.attachment.id) && isDrawn(attachments[place.attachment.id]) {
            if let range, !range.contains(place.index) { continue }
            attachments[place.attachment.id].draw(
                in: place.frame.offsetBy(dx: origin.x, dy: origin.y),
                at: place.index,
                color: UIColor(cgColor: layout.text.attributes(at: place.index).color)
            )
        }
    }
}
