/// What a slider is made of.
@MainActor
struct SliderParts {
    let maximumTrack = UIImageView(frame: .zero)
    let minimumTrack = UIImageView(frame: .zero)
    let thumb = ControlPart(frame: .zero)
    let thumbImage = UIImageView(frame: .zero)
    let minimumImage = UIImageView(frame: .zero)
    let maximumImage = UIImageView(frame: .zero)
    /// Marks on the track.
    var ticks: [UIImageView] = []

    var all: [UIView] { [maximumTrack, minimumTrack, minimumImage, maximumImage, thumb, thumbImage] }
}

/// An app's own images, by state.
struct SliderImages {
    var thumb: [UIControl.State: UIImage] = [:]
    var minimum: [UIControl.State: UIImage] = [:]
    var maximum: [UIControl.State: UIImage] = [:]
}

extension UISlider {
    private var metrics: SliderLook { SliderLook.current }
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    /// Between a value image and the track, in points.
    private static let imageGap: CGFloat = 13

    // MARK: Places
    func imageRect(_ image: UIImage?, in bounds: CGRect, isMinimum: Bool) -> CGRect {
        guard let size = image?.size else { return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
        let isLeft = isMinimum != isRightToLeft
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        ).roundedToPixels(scale: layoutScale)
    }

    func standardTrackRect(in bounds: CGRect) -> CGRect {
        let thickness = metrics.track
        func room(_ image: UIImage?, _ isMinimum: Bool) -> CGFloat {
            image == nil ? metrics.trackInset : imageRect(image, in: bounds, isMinimum: isMinimum).width + Self.imageGap
        }
        let first = room(minimumValueImage, true)
        let last = room(maximumValueImage, false)
        let left = isRightToLeft ? last : first
        return CGRect(
            x: bounds.minX + left,
            y: (bounds.midY - thickness / 2).roundedToPixel(scale: layoutScale),
            width: max(0, bounds.width - first - last),
            height: thickness
        )
    }

    func standardThumbRect(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? metrics.thumb.size
        let share =
            maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
        // The thumb may stick out of the track by the inset.
        let area = track.insetBy(dx: -metrics.trackInset, dy: 0)
        let place = isRightToLeft ? 1 - share : share
        return CGRect(
            x: area.minX + place * (area.width - size.width),
            y: track.midY - size.height / 2,
            width: size.width,
            height: size.height
        ).roundedToPixels(scale: layoutScale)
    }

    /// The value whose thumb is centered at a place.
    func value(at x: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
        let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
        guard first != last else { return minimumValue }
        return minimumValue + Float((x - first) / (last - first)) * (maximumValue - minimumValue)
    }

    // MARK: Looks
    func showParts() {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        let dim: CGFloat = isEnabled ? 1 : 0.5
        let start = neutralPlace(on: track)
        var minimum = track
        minimum.origin.x = min(start, thumb.midX)
        minimum.size.width = abs(thumb.midX - start)
        show(parts.maximumTrack, currentMaximumTrackImage, maximumTrackTintColor ?? metrics.maximumColor.color, track)
        show(parts.minimumTrack, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor, minimum)
        placeTicks(on: track)
        parts.maximumTrack.alpha = dim
        parts.minimumTrack.alpha = dim
        let image = currentThumbImage
        parts.thumb.isHidden = image != nil || sliderStyle == .thumbless
        parts.thumbImage.isHidden = image == nil || sliderStyle == .thumbless
        parts.thumbImage.image = image
        parts.thumbImage.frame = thumb
        parts.thumb.show(thumbTintColor ?? .white, frame: thumb, radius: thumb.height / 2)
        parts.thumb.showShadow(metrics.shadow)
        parts.thumb.layer.borderWidth = metrics.edge > 0 ? 0.5 : 0
        parts.thumb.layer.borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: metrics.edge)
        for (view, image, isMinimum) in [
            (parts.minimumImage, minimumValueImage, true), (parts.maximumImage, maximumValueImage, false),
        ] {
            view.image = image
            view.isTemplatePlace = true
            view.frame = isMinimum ? minimumValueImageRect(forBounds: bounds) : maximumValueImageRect(forBounds: bounds)
        }
    }

    // MARK: Marks (BT-36)
    /// A mark's diameter, and from the track to it, in points; not measured.
    private static let (tickSize, tickGap): (CGFloat, CGFloat) = (4, 8)

    /// Where the colored part begins: the minimum's end, or the place that the configuration says.
    private func neutralPlace(on track: CGRect) -> CGFloat {
        let share = CGFloat(min(max(trackConfiguration?.neutralValue ?? 0, 0), 1))
        guard share > 0 else { return isRightToLeft ? track.maxX : track.minX }
        return place(ofShare: Float(share), on: track)
    }

    /// Where the thumb's center is at a share of the range.
    private func place(ofShare share: Float, on track: CGRect) -> CGFloat {
        let value = minimumValue + share * (maximumValue - minimumValue)
        return thumbRect(forBounds: bounds, trackRect: track, value: value).midX
    }

    /// Has a view for each mark.
    func showTicks() {
        parts.ticks.forEach { $0.removeFromSuperview() }
        parts.ticks = (trackConfiguration?.ticks ?? []).map { tick in
            let view = UIImageView(image: tick.image)
            view.isTemplatePlace = true
            insertSubview(view, aboveSubview: parts.minimumTrack)
            return view
        }
        setNeedsLayout()
    }

    private func placeTicks(on track: CGRect) {
        for (view, tick) in zip(parts.ticks, trackConfiguration?.ticks ?? []) {
            let size = tick.image?.size ?? CGSize(width: Self.tickSize, height: Self.tickSize)
            view.backgroundColor = tick.image == nil ? metrics.maximumColor.color : nil
            view.layer.cornerRadius = tick.image == nil ? size.height / 2 : 0
            view.frame = CGRect(
                x: place(ofShare: tick.position, on: track) - size.width / 2,
                y: track.maxY + Self.tickGap,
                width: size.width,
                height: size.height
            ).roundedToPixels(scale: layoutScale)
        }
    }

    private func show(_ view: UIImageView, _ image: UIImage?, _ color: UIColor?, _ rect: CGRect) {
        view.image = image
        view.backgroundColor = image == nil ? color : nil
        view.layer.cornerRadius = image == nil ? rect.height / 2 : 0
        guard let image else { return view.frame = rect }
        view.frame = CGRect(
            x: rect.minX,
            y: rect.midY - image.size.height / 2,
            width: rect.width,
            height: image.size.height
        )
    }
}
