/// What a slider is made of.
@MainActor
struct SliderParts {
    let maximumTrack = UIImageView(frame: .zero)
    let minimumTrack = UIImageView(frame: .zero)
    let thumb = ControlPart(frame: .zero)
    let thumbImage = UIImageView(frame: .zero)
    let minimumImage = UIImageView(frame: .zero)
    let maximumImage = UIImageView(frame: .zero)

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

    /// The value's share of the range, 0…1.
    private var fraction: CGFloat {
        maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    }

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
        var minimum = track
        if isRightToLeft { minimum.origin.x = thumb.midX }
        minimum.size.width = max(0, isRightToLeft ? track.maxX - thumb.midX : thumb.midX - track.minX)
        show(parts.maximumTrack, currentMaximumTrackImage, maximumTrackTintColor ?? metrics.maximumColor.color, track)
        show(parts.minimumTrack, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor, minimum)
        parts.maximumTrack.alpha = dim
        parts.minimumTrack.alpha = dim
        let image = currentThumbImage
        parts.thumb.isHidden = image != nil
        parts.thumbImage.isHidden = image == nil
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
