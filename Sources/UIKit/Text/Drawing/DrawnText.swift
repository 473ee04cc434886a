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
        for place in layout.attachmentFrames where attachments.indices.contains(place.attachment.id) {
            attachments[place.attachment.id].image?.draw(in: place.frame.offsetBy(dx: origin.x, dy: origin.y))
        }
    }
}
