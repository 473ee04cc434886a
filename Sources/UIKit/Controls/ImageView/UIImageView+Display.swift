/// The running series of an image view.
struct ImageAnimation {
    var isRunning = false
    /// The frame that is shown.
    var index = 0
    var rounds = 0
    var link: CADisplayLink?
    /// Virtual seconds.
    var start: CFTimeInterval = 0
}

extension UIImageView {
    /// The image in the view's symbol configuration and traits.
    var displayedImage: UIImage? {
        if animation.isRunning, let frame = frames[at: animation.index] { return frame }
        let base = isHighlighted ? highlightedImage ?? image : image ?? highlightedImage
        return base.map { resolved($0) }
    }

    private func resolved(_ image: UIImage) -> UIImage {
        var image = image.variant(for: traitCollection)
        if let preferredSymbolConfiguration, image.isSymbolImage {
            // What the image says itself wins over what the view prefers.
            let own = image.symbolConfiguration
            let merged = own.map { preferredSymbolConfiguration.applying($0) } ?? preferredSymbolConfiguration
            image = image.applyingSymbolConfiguration(merged) ?? image
        }
        // IM-7
        if image.flipsForRightToLeftLayoutDirection, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            image = image.withHorizontallyFlippedOrientation()
        }
        return image
    }

    /// IM-1: without an image there is no wish. A symbol wishes for its alignment rectangle.
    var imageContentSize: CGSize {
        guard let image = displayedImage else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        guard image.isSymbolImage else { return enlarged(image.size) }
        let insets = image.alignmentRectInsets
        return enlarged(CGSize(width: image.size.width, height: image.size.height - insets.top - insets.bottom))
    }

    /// A size as it is at the present text size, up to whole pixels.
    func enlarged(_ size: CGSize) -> CGSize {
        guard adjustsImageSizeForAccessibilityContentSizeCategory else { return size }
        let factor = AccessibilityImageScale.factor(in: traitCollection)
        guard factor > 1 else { return size }
        return CGSize(
            width: roundedUpToPixel(size.width * factor, scale: layoutScale),
            height: roundedUpToPixel(size.height * factor, scale: layoutScale)
        )
    }

    func imageDidChange() {
        showImage()
        invalidateIntrinsicContentSize()
        // EV-M6: an animated image runs by itself.
        if animationImages == nil, image?.images != nil, !isAnimating { beginImageAnimation() }
    }

    /// Hands the image to the layer.
    func showImage() {
        guard let image = displayedImage else {
            layer.contents = nil
            return
        }
        let color =
            image.isTemplate(inTemplatePlace: isTemplatePlace)
            ? (tintColor ?? .tintColor).resolvedColor(with: traitCollection).cgColor : nil
        layer.contentsScale = image.scale
        traitCollection.withCurrent {
            let filling = room(for: image).flatMap { image.bitmap(filling: $0, color: color) }
            layer.contents = filling ?? image.uprightBitmap(color: color)
            layer.contentsCenter = filling == nil ? image.stretchedArea : CGRect(x: 0, y: 0, width: 1, height: 1)
            isDrawnForBounds = filling != nil
        }
        layer.contentsGravity = contentMode.contentsGravity
    }

    /// The size in which an image is drawn anew, in points; nil for its own.
    private func room(for image: UIImage) -> CGSize? {
        guard image.fillsAnyRoom, image.size.width > 0, image.size.height > 0 else { return nil }
        let ratios = (bounds.width / image.size.width, bounds.height / image.size.height)
        func scaled(_ ratio: CGFloat) -> CGSize? {
            guard image.isSharpAtAnySize, ratio > 0 else { return nil }
            return CGSize(width: image.size.width * ratio, height: image.size.height * ratio)
        }
        let room: CGSize? =
            switch contentMode {
            case .scaleToFill, .redraw: bounds.size
            case .scaleAspectFit: scaled(min(ratios.0, ratios.1))
            case .scaleAspectFill: scaled(max(ratios.0, ratios.1))
            default: nil
            }
        // In its own size an image has its bitmap once for all views.
        return room == image.size ? nil : room
    }

    private var frames: [UIImage] {
        (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? image?.images ?? []
    }

    func beginImageAnimation() {
        guard !frames.isEmpty else { return }
        animation = ImageAnimation(isRunning: true)
        let link = CADisplayLink(target: ImageAnimationTarget(self), selector: "advance:")
        animation.link = link
        animation.start = CACurrentMediaTime()
        link.add(to: .main, forMode: .common)
        showImage()
    }

    func endImageAnimation() {
        animation.link?.invalidate()
        animation = ImageAnimation()
        showImage()
    }

    fileprivate func advance(to time: CFTimeInterval) {
        let count = frames.count
        guard count > 0 else { return endImageAnimation() }
        var duration = animationDuration > 0 ? animationDuration : Double(count) / 30
        if animationImages == nil, let image, image.duration > 0 { duration = image.duration }
        let turns = max(0, time - animation.start) / duration
        if animationRepeatCount > 0, turns >= Double(animationRepeatCount) { return endImageAnimation() }
        let index = min(count - 1, Int((turns - turns.rounded(.down)) * Double(count)))
        guard index != animation.index else { return }
        animation.index = index
        showImage()
    }
}

/// Stands between a display link, which keeps its target, and the image view.
private final class ImageAnimationTarget: NSObject, Selector.ActionProviding {
    private weak var view: UIImageView?

    init(_ view: UIImageView) { self.view = view }

    static var actions: [Selector.Action] { [Selector.Action("advance:", ImageAnimationTarget.advance)] }

    func advance(_ link: CADisplayLink) {
        guard let view else { return link.invalidate() }
        view.advance(to: link.timestamp)
    }
}

extension UIImage {
    /// Whether the image is as sharp in any size that keeps its proportions.
    var isSharpAtAnySize: Bool {
        if case .drawing(let drawing) = values.source { return drawing.isSharpAtAnySize }
        return false
    }

    /// The part that stretches, as fractions of the image; all of it without cap insets.
    var stretchedArea: CGRect {
        guard capInsets != .zero, size.width > 0, size.height > 0 else {
            return CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        let middle = CGRect(origin: .zero, size: size).inset(by: capInsets)
        return CGRect(
            x: middle.minX / size.width,
            y: middle.minY / size.height,
            width: max(0, middle.width) / size.width,
            height: max(0, middle.height) / size.height
        )
    }

    /// The asset's variant for traits, changed as this image was: in rendering mode, tint, caps and insets.
    func variant(for traits: UITraitCollection) -> UIImage {
        guard let best = imageAsset?.bestImage(for: traits), best !== self else { return self }
        let own = values
        return best.changed {
            $0.renderingMode = own.renderingMode
            $0.tintColor = own.tintColor
            $0.flipsForRightToLeft = own.flipsForRightToLeft || $0.flipsForRightToLeft
            if own.orientation != .up { $0.orientation = own.orientation }
            if own.isResizable, !$0.isResizable {
                ($0.isResizable, $0.capInsets, $0.resizingMode) = (true, own.capInsets, own.resizingMode)
            }
            if $0.alignmentRectInsets == .zero { $0.alignmentRectInsets = own.alignmentRectInsets }
            $0.baselineOffset = $0.baselineOffset ?? own.baselineOffset
        }
    }

    /// A symbol in the size and weight that buttons give it: that of the title, large (BT-M19).
    func inButton(_ configuration: SymbolConfiguration?, font: UIFont) -> UIImage {
        guard isSymbolImage else { return self }
        var merged = SymbolConfiguration(font: font, scale: .large)
        if let configuration { merged = merged.applying(configuration) }
        if let symbolConfiguration { merged = merged.applying(symbolConfiguration) }
        return applyingSymbolConfiguration(merged) ?? self
    }
}

extension Array {
    /// The element, or nil outside of the array.
    fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
