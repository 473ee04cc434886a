extension UISegmentedControl {
    private var metrics: SegmentedControlLook { SegmentedControlLook.current }
    private var isOutlined: Bool { metrics.border > 0 }
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    /// Between two segments, in points.
    private var dividerWidth: CGFloat { looks.dividers[.normal, .normal]?.size.width ?? metrics.divider }
    /// The width of a segment without title and image, in points.
    private static let emptyWidth: CGFloat = 22

    // MARK: Sizes
    private func font(isSelected: Bool) -> UIFont {
        let own = looks.titleAttributes[isSelected ? .selected : .normal] ?? looks.titleAttributes[.normal]
        if let font = own?[.font] as? UIFont { return font }
        return .systemFont(ofSize: metrics.fontSize, weight: isSelected && !isOutlined ? .medium : .regular)
    }

    /// The width that a segment's content asks for, in points.
    private func naturalWidth(of segment: SegmentContent) -> CGFloat {
        if let image = segment.image { return image.size.width.rounded(.up) + 2 * metrics.padding }
        guard let title = segment.title, !title.isEmpty else { return Self.emptyWidth }
        let width = NSAttributedString(string: title, attributes: [.font: font(isSelected: false)]).size().width
        // Counted in documents: rounded since iOS 13, rounded up before.
        return width.rounded(isOutlined ? .up : .toNearestOrAwayFromZero) + 2 * metrics.padding
    }

    var naturalSize: CGSize {
        let widths = segments.map { $0.width > 0 ? $0.width : naturalWidth(of: $0) }
        let free = zip(segments, widths).filter { $0.0.width <= 0 }.map(\.1)
        let widest = free.max() ?? 0
        let fixed = zip(segments, widths).filter { $0.0.width > 0 }.reduce(0) { $0 + $1.1 }
        let sum = fixed + (apportionsSegmentWidthsByContent ? free.reduce(0, +) : widest * CGFloat(free.count))
        let boundaries = dividerWidth * CGFloat(max(0, segments.count - 1))
        return CGSize(width: sum + boundaries, height: metrics.height)
    }

    /// The frames of the segments in the control's bounds space, in their order.
    var segmentFrames: [CGRect] {
        guard !segments.isEmpty else { return [] }
        let room = bounds.width - dividerWidth * CGFloat(segments.count - 1)
        let fixed = segments.reduce(0) { $0 + max(0, $1.width) }
        let flexible = segments.filter { $0.width <= 0 }
        let left = max(0, room - fixed)
        let natural = flexible.reduce(0) { $0 + naturalWidth(of: $1) }
        var x: CGFloat = 0
        var frames: [CGRect] = []
        for segment in segments {
            var width = segment.width
            if width <= 0 {
                width =
                    apportionsSegmentWidthsByContent && natural > 0
                    ? naturalWidth(of: segment) * left / natural : left / CGFloat(flexible.count)
            }
            frames.append(CGRect(x: x, y: 0, width: width, height: bounds.height))
            x += width + dividerWidth
        }
        if isRightToLeft {
            frames = frames.map { CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height) }
        }
        return frames.map { $0.roundedToPixels(scale: layoutScale) }
    }

    // MARK: Looks
    func showSegments() {
        let frames = segmentFrames
        let dim: CGFloat = isEnabled ? 1 : 0.5
        parts.track.show(metrics.fill.color, frame: bounds, radius: min(metrics.radius, bounds.height / 2))
        parts.track.layer.borderWidth = metrics.border
        parts.track.layer.borderColor = (tintColor ?? .tintColor).resolvedColor(with: traitCollection).cgColor
        parts.track.alpha = dim
        parts.track.isHidden = looks.hasBackgrounds
        showBackgrounds(frames)
        showPill(frames)
        showContents(frames, dim: dim)
        showDividers(frames, dim: dim)
    }

    private func state(of segment: Int) -> State {
        if !isEnabled || !segments[segment].isEnabled { return .disabled }
        if segment == pressedSegment { return .highlighted }
        return segment == selectedSegmentIndex ? .selected : .normal
    }

    /// An app's images, stretched over the segments.
    private func showBackgrounds(_ frames: [CGRect]) {
        grow(&parts.backgrounds, to: looks.hasBackgrounds ? segments.count : 0, isBehind: true) {
            UIImageView(frame: .zero)
        }
        for (index, view) in parts.backgrounds.enumerated() {
            view.image = looks.background(for: state(of: index))
            view.frame = frames[index]
        }
    }

    /// A pill of its own since iOS 13; before, the segment filled with the tint.
    private func showPill(_ frames: [CGRect]) {
        let pill = parts.pill
        let shown = isOutlined ? pressedSegment ?? selectedSegmentIndex : selectedSegmentIndex
        guard frames.indices.contains(shown), !looks.hasBackgrounds else { return pill.isHidden = true }
        pill.isHidden = false
        pill.alpha = isEnabled ? 1 : 0.5
        if isOutlined {
            let isPressed = pressedSegment != nil && pressedSegment != selectedSegmentIndex
            pill.show(
                (tintColor ?? .tintColor).withAlphaComponent(isPressed ? 0.2 : 1),
                frame: frames[shown],
                radius: 0
            )
            roundOuterCorners(of: pill, segment: shown)
            return
        }
        var frame = frames[shown].insetBy(dx: metrics.inset, dy: metrics.inset)
        // The pill covers the divider's side of its segment.
        if metrics.divider > 0, shown > 0 { frame = frame.insetBy(dx: 0, dy: 0) }
        pill.show(
            selectedSegmentTintColor
                ?? UIColor { [color = metrics.pill.color] in
                    $0.userInterfaceStyle == .dark
                        ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : color
                },
            frame: frame,
            radius: min(metrics.pillRadius, frame.height / 2)
        )
        pill.layer.cornerCurve = .continuous
        pill.layer.shadowOpacity = 0.12
        pill.layer.shadowRadius = 4
        pill.layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    private func roundOuterCorners(of part: ControlPart, segment: Int) {
        let isFirst = isRightToLeft ? segment == segments.count - 1 : segment == 0
        let isLast = isRightToLeft ? segment == 0 : segment == segments.count - 1
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMinXMaxYCorner]) }
        if isLast { corners.formUnion([.layerMaxXMinYCorner, .layerMaxXMaxYCorner]) }
        part.layer.cornerRadius = metrics.radius
        part.layer.maskedCorners = corners
    }

    private func showContents(_ frames: [CGRect], dim: CGFloat) {
        grow(&parts.labels, to: segments.count) { UILabel(frame: .zero) }
        grow(&parts.images, to: segments.count) { UIImageView(frame: .zero) }
        for (index, segment) in segments.enumerated() {
            let (label, image) = (parts.labels[index], parts.images[index])
            let isSelected = index == selectedSegmentIndex
            let color = contentColor(of: index)
            label.isHidden = segment.image != nil
            image.isHidden = segment.image == nil
            let state: State = isSelected ? .selected : .normal
            var attributes = looks.titleAttributes[.normal] ?? [:]
            if isSelected { attributes.merge(looks.titleAttributes[.selected] ?? [:]) { $1 } }
            attributes[.font] = attributes[.font] ?? font(isSelected: isSelected)
            attributes[.foregroundColor] = attributes[.foregroundColor] ?? color
            label.attributedText = NSAttributedString(string: segment.title ?? "", attributes: attributes)
            label.textAlignment = .center
            label.lineBreakMode = .byTruncatingTail
            let adjustment = looks.adjustment(at: index, of: segments.count)
            let offset = CGVector(
                dx: segment.offset.width + adjustment.horizontal,
                dy: segment.offset.height + adjustment.vertical
            )
            label.frame = frames[index].offsetBy(dx: offset.dx, dy: offset.dy)
            label.alpha = segment.isEnabled ? dim : 0.5
            image.image = segment.image
            image.isTemplatePlace = true
            image.tintColor = looks.titleAttributes[state]?[.foregroundColor] as? UIColor ?? color
            let size = segment.image?.size ?? .zero
            image.frame = CGRect(
                x: frames[index].midX - size.width / 2 + offset.dx,
                y: frames[index].midY - size.height / 2 + offset.dy,
                width: size.width,
                height: size.height
            ).roundedToPixels(scale: layoutScale)
            image.alpha = segment.isEnabled ? dim : 0.5
        }
    }

    private func contentColor(of segment: Int) -> UIColor {
        guard isOutlined else { return .label }
        // The selected title is cut out of the fill: it has the color of what lies behind, mostly white.
        return segment == selectedSegmentIndex ? .white : tintColor ?? .tintColor
    }

    private func showDividers(_ frames: [CGRect], dim: CGFloat) {
        let count = dividerWidth > 0 ? max(0, segments.count - 1) : 0
        grow(&parts.dividers, to: count) { ControlPart(frame: .zero) }
        for index in 0..<count {
            let divider = parts.dividers[index]
            let edge = isRightToLeft ? frames[index + 1].maxX : frames[index].maxX
            let height = isOutlined ? bounds.height : metrics.dividerHeight
            divider.show(
                isOutlined ? tintColor : .separator,
                frame: CGRect(
                    x: edge,
                    y: (bounds.height - height) / 2,
                    width: dividerWidth,
                    height: height
                ),
                radius: 0
            )
            let image = looks.dividers.shown(between: state(of: index), state(of: index + 1))
            divider.layer.contents = image?.cgImage
            if image != nil {
                divider.backgroundColor = nil
                divider.frame = CGRect(x: edge, y: 0, width: dividerWidth, height: bounds.height)
                divider.alpha = 1
                continue
            }
            let touchesPill = !isOutlined && (selectedSegmentIndex == index || selectedSegmentIndex == index + 1)
            divider.alpha = touchesPill ? 0 : dim
        }
    }

    private func grow<View: UIView>(_ views: inout [View], to count: Int, isBehind: Bool = false, make: () -> View) {
        while views.count > count { views.removeLast().removeFromSuperview() }
        while views.count < count {
            let view = make()
            view.isUserInteractionEnabled = false
            views.append(view)
            insertSubview(view, at: isBehind ? 0 : subviews.count)
        }
    }
}
