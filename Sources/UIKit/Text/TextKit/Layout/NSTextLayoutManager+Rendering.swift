import CoreText

extension NSTextLayoutManager {
    func changeRendering(in textRange: NSTextRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        rendering.change(in: nsRange(of: textRange), of: nsRange(of: documentRange).length, body)
        renderingDidChange()
    }

    func forgetRendering(in textRange: NSTextRange) {
        rendering.change(in: nsRange(of: textRange), of: nsRange(of: documentRange).length) { $0 = [:] }
        for fragment in laidOutFragments where fragment.rangeInElement.intersection(textRange) != nil {
            rendering.forgetValidation(of: fragment)
        }
        renderingDidChange()
    }

    private func renderingDidChange() {
        known?.drawn = nil
        if !rendering.isValidating { owner?.textNeedsDisplay() }
    }

    func forEachRendering(
        from location: any NSTextLocation,
        reverse: Bool,
        _ block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        guard let text = rendering.text else { return }
        let start = min(offset(of: location), text.length)
        let range =
            reverse
            ? NSRange(location: 0, length: start) : NSRange(location: start, length: text.length - start)
        text.enumerateAttributes(in: range, options: reverse ? [.reverse] : []) { values, part, stops in
            guard !values.isEmpty else { return }
            if !block(self, values, textRange(part)) { stops.pointee = true }
        }
    }

    /// What doesn't move text; all else in rendering attributes has no effect.
    private static let drawnKeys: Set<NSAttributedString.Key> = [
        .foregroundColor, .backgroundColor, .underlineStyle, .underlineColor, .strikethroughStyle,
        .strikethroughColor, .shadow, .strokeColor,
    ]

    /// The text in the colors that it is drawn in, on the same lines.
    func drawnLayout() -> TextLayout? {
        guard let pass = pass() else { return nil }
        guard let rendering = rendering.text else { return pass.text.layout }
        if let drawn = pass.drawn { return drawn }
        let content = NSMutableAttributedString(attributedString: pass.content)
        for piece in pass.pieces where piece.range.location + piece.range.length <= rendering.length {
            rendering.enumerateAttributes(in: piece.range, options: []) { values, range, _ in
                let values = values.filter { Self.drawnKeys.contains($0.key) }
                let start = piece.shown.lowerBound + range.location - piece.range.location
                guard !values.isEmpty, start + range.length <= content.length else { return }
                content.addAttributes(values, range: NSRange(location: start, length: range.length))
            }
        }
        var converter = owner?.textConverter ?? AttributedTextConverter(traits: .current)
        converter.container = pass.text.container
        let attachments = pass.text.attachments
        let frames = pass.text.layout.attachmentFrames
        var next = 0
        // The attachments take what they took.
        converter.attachmentBounds = { _, attachment, _, _ in
            defer { next += 1 }
            guard let frame = frames.first(where: { $0.attachment.id == next }), attachments.indices.contains(next)
            else { return attachment.bounds }
            let size = frame.attachment.size
            return CGRect(
                x: 0,
                y: frame.attachment.baselineOffset,
                width: size.width - 2 * attachment.lineLayoutPadding,
                height: size.height
            )
        }
        let drawn = pass.text.layout.recolored(by: converter.convert(content).text)
        known?.drawn = drawn
        return drawn
    }

    /// Asks the validator about a fragment that is about to be drawn.
    func validateRendering(of fragment: NSTextLayoutFragment) {
        guard let renderingAttributesValidator, rendering.validate(fragment) else { return }
        rendering.isValidating = true
        renderingAttributesValidator(self, fragment)
        rendering.isValidating = false
    }

    // MARK: Drawing
    func drawText(of container: NSTextContainer, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), container === textContainer else { return }
        let clip = context.boundingBoxOfClipPath
        let shown = laidOutFragments.filter {
            let place = $0.layoutFragmentFrame.origin
            return $0.renderingSurfaceBounds.offsetBy(dx: place.x + origin.x, dy: place.y + origin.y)
                .insetBy(dx: -1, dy: -1).intersects(clip)
        }
        for fragment in shown { validateRendering(of: fragment) }
        for fragment in shown {
            let place = fragment.layoutFragmentFrame.origin
            fragment.draw(at: CGPoint(x: place.x + origin.x, y: place.y + origin.y), in: context)
        }
    }

    // MARK: Views of attachments
    func viewSource(of attachment: NSTextAttachment, at location: any NSTextLocation) -> (any AttachmentViewSource)? {
        if let known = viewSources[ObjectIdentifier(attachment)] { return known.source }
        guard attachment.allowsTextAttachmentView,
            let source = attachment.viewSource(owner: owner, location: location, container: textContainer)
        else { return nil }
        viewSources[ObjectIdentifier(attachment)] = (attachment, source)
        return source
    }

    func bounds(
        of attachment: NSTextAttachment,
        _ values: [NSAttributedString.Key: Any],
        line: CGRect,
        at place: Int
    ) -> CGRect {
        let location = location(at: place)
        if let source = viewSource(of: attachment, at: location) {
            return source.bounds(values, at: location, in: textContainer, line: line)
        }
        return attachment.attachmentBounds(
            for: values,
            location: location,
            textContainer: textContainer,
            proposedLineFragment: line,
            position: .zero
        )
    }
}

/// What makes a view for an attachment.
@MainActor
protocol AttachmentViewSource: AnyObject {
    /// What the view takes, its origin at the baseline and y up.
    func bounds(
        _ attributes: [NSAttributedString.Key: Any],
        at location: any NSTextLocation,
        in container: NSTextContainer?,
        line: CGRect
    ) -> CGRect
}
