/// What stands for a picture that isn't there: a rounded outline with a label.
struct PlaceholderDrawing: ImageDrawing {
    let size: CGSize
    /// Shown in the middle, as far as it fits.
    let label: String

    /// A stretched label can't be read.
    var fillsAnyRoom: Bool { true }
    var identifier: String { "placeholder(\(label)) \(size)" }

    func draw(in rect: CGRect, color: CGColor?, into context: CGContext) {
        let color = color ?? .black
        let line = min(max(0.5, min(rect.width, rect.height) / 20), 1.5)
        let frame = rect.insetBy(dx: line, dy: line)
        guard frame.width > 0, frame.height > 0 else { return }
        let radius = min(frame.width, frame.height) / 5
        context.saveGState()
        context.setStrokeColor(color)
        context.setLineWidth(line)
        context.beginPath()
        context.addPath(CGPath(roundedRect: frame, cornerWidth: radius, cornerHeight: radius, transform: nil))
        context.strokePath()
        context.restoreGState()
        drawLabel(in: frame.insetBy(dx: line, dy: line), color: color, into: context)
    }

    private func drawLabel(in frame: CGRect, color: CGColor, into context: CGContext) {
        guard !label.isEmpty, frame.height > 2 else { return }
        let height = min(frame.height * 0.6, 15)
        let width = label.size(withAttributes: [.font: UIFont.systemFont(ofSize: height)]).width
        let size = width > frame.width ? height * frame.width / width : height
        guard size > 1 else { return }
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor(cgColor: color),
        ]
        let measured = label.size(withAttributes: attributes)
        let origin = CGPoint(x: frame.midX - measured.width / 2, y: frame.midY - measured.height / 2)
        context.asCurrent { label.draw(at: origin, withAttributes: attributes) }
    }
}

extension UIImage {
    /// Whether the image is drawn anew for the room that it fills rather than stretched.
    var fillsAnyRoom: Bool {
        if case .drawing(let drawing) = values.source { return drawing.fillsAnyRoom || drawing.isSharpAtAnySize }
        return isTiled
    }

    /// A stand-in for an image that can't be found.
    ///
    /// - Parameters:
    ///   - placeholderSize: In points, as a document says it.
    ///   - label: What is missing.
    package convenience init(placeholderSize: CGSize, label: String) {
        var values = ImageValues(source: .drawing(PlaceholderDrawing(size: placeholderSize, label: label)))
        values.scale = UITraitCollection.current.displayScale
        values.tintColor = .systemGray
        values.renderingMode = .alwaysOriginal
        self.init(values: values)
    }
}
