extension UIButton {
    // MARK: Sizes
    var buttonContentSize: CGSize {
        if configuration != nil { return configuredContentSize(fitting: configurationState.fittingWidth) }
        if let name = storedType.metricName, !hasLegacyTitle,
            let size = ButtonLook.current.typeSizes[name]?.size
        {
            return size.ceiledToPixels(scale: layoutScale)
        }
        let content = legacyLayout(width: configurationState.fittingWidth)
            .contentSize(emptyLineHeight: storedType.keepsEmptyTitleLine ? titleFont.lineHeight : 0)
        let insets = contentEdgeInsets
        var size = CGSize(
            width: content.width + insets.left + insets.right,
            height: content.height + insets.top + insets.bottom
        )
        if let background = currentBackgroundImage {
            size.width = max(size.width, background.size.width)
            size.height = max(size.height, background.size.height)
        }
        // Content insets take the place of the padding above and below a title, even those that are only beside it.
        if insets != .zero, parts.imageView?.isHidden ?? true {
            size.height -= 2 * ButtonLook.current.verticalPadding
        }
        return size
    }

    func fittingButtonSize(_ size: CGSize) -> CGSize {
        let limit = hasWrappingTitle && size.width > 0 ? size.width : nil
        let fitting = contentSize(fittingWidth: limit)
        return fitting
    }

    private func legacyLayout(width: CGFloat?) -> LegacyButtonLayout {
        let metrics = ButtonLook.current
        return LegacyButtonLayout(
            title: legacyTitleSize(width: width),
            image: shownImage?.size,
            verticalPadding: metrics.verticalPadding,
            // BT-M30
            minimumWidth: contentEdgeInsets == .zero ? metrics.minimumWidth : 0
        )
    }

    private func legacyTitleSize(width: CGFloat?) -> CGSize? {
        guard hasLegacyTitle, let label = parts.titleLabel else { return nil }
        guard !(label.text ?? "").isEmpty else { return nil }
        let insets = contentEdgeInsets
        let imageWidth = shownImage?.size.width ?? 0
        let limit = width.map { max(0, $0 - insets.left - insets.right - imageWidth) } ?? UILabel.unlimited
        return label.textSize(width: limit, numberOfLines: label.numberOfLines)
    }

    /// Whether the title wraps, so that the height follows the width.
    var hasWrappingTitle: Bool {
        if let configuration { return configuration.hasWrappingTitle }
        // Buttons without a configuration size themselves for one line, whatever their label allows.
        return false
    }

    // MARK: Places
    func layOutParts() {
        if configuration != nil { return layOutConfiguration() }
        parts.backgroundImageView?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        if let view = parts.imageView, !view.isHidden { view.frame = imageRect(forContentRect: content) }
        parts.titleLabel?.frame = titleRect(forContentRect: content)
    }

    func legacyImageRect(in content: CGRect) -> CGRect {
        guard let image = shownImage else { return .zero }
        let insets = imageEdgeInsets
        let room = content.inset(by: insets)
        let size = CGSize(
            width: min(image.size.width, max(0, room.width)),
            height: min(image.size.height, max(0, room.height))
        )
        let total = image.size.width + (legacyTitleSize(width: nil)?.width.rounded(.up) ?? 0)
        return place(size, groupWidth: total, isLeadingPart: true, in: room)
    }

    func legacyTitleRect(in content: CGRect) -> CGRect {
        guard let natural = legacyTitleSize(width: nil) else { return CGRect(origin: content.origin, size: .zero) }
        let imageWidth = shownImage?.size.width ?? 0
        let room = content.inset(by: titleEdgeInsets)
        let free = max(0, room.width - imageWidth)
        // Room for the text's exact width is enough, where the label would have whole pixels.
        let isFitting = free > natural.width - 1 / layoutScale
        let fitted =
            isFitting
            ? natural : parts.titleLabel.map { $0.textSize(width: free, numberOfLines: $0.numberOfLines) } ?? natural
        // A title that is higher than its room stands out at both ends.
        let size = CGSize(width: isFitting ? fitted.width : min(fitted.width, free), height: fitted.height)
        return place(size, groupWidth: imageWidth + size.width, isLeadingPart: imageWidth == 0, in: room)
    }

    /// Places the image (first) or the title (last) of a group that is aligned as a whole.
    private func place(_ size: CGSize, groupWidth: CGFloat, isLeadingPart: Bool, in room: CGRect) -> CGRect {
        var rect = CGRect(origin: room.origin, size: size)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let standsLeft = isLeadingPart != isRightToLeft || groupWidth <= size.width
        let group: CGFloat
        switch effectiveContentHorizontalAlignment {
        case .left, .leading: group = room.minX
        case .right, .trailing: group = room.maxX - groupWidth
        case .fill: group = room.minX
        case .center: group = room.minX + (room.width - groupWidth) / 2
        }
        rect.origin.x = standsLeft ? group : group + groupWidth - size.width
        if effectiveContentHorizontalAlignment == .fill {
            if isLeadingPart, groupWidth <= size.width { rect.size.width = room.width }
            if !standsLeft { rect.size.width = max(0, room.maxX - rect.minX) }
        }
        switch contentVerticalAlignment {
        case .top: break
        case .bottom: rect.origin.y = room.maxY - size.height
        case .fill: rect.size.height = room.height
        case .center: rect.origin.y = room.minY + (room.height - size.height) / 2
        }
        return rect.roundedToPixels(scale: layoutScale)
    }

    // MARK: Baselines
    func titleBaseline(in size: CGSize, isFirst: Bool) -> CGFloat? {
        guard let label = parts.titleLabel, !(label.text ?? "").isEmpty else { return nil }
        if configuration != nil { return configuredBaseline(in: size, isFirst: isFirst) }
        let content = contentRect(forBounds: CGRect(origin: .zero, size: size))
        let rect = titleRect(forContentRect: content)
        let baseline = isFirst ? label.firstBaseline(in: rect.size) : label.lastBaseline(in: rect.size)
        return baseline.map { isFirst ? rect.minY + $0 : size.height - rect.maxY + $0 }
    }

    // MARK: The system's own kinds
    /// The symbol of a kind that brings its image; nil for others.
    var typeImage: UIImage? {
        switch storedType {
        case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
        case .contactAdd: UIImage(systemName: "plus.circle")
        case .close: CloseButtonImage(traits: traitCollection).image
        case .custom, .system, .plain: nil
        }
    }
}
