import Platform

extension UIButton {
    // MARK: Updating (BT-3, BT-M16)
    func assignConfiguration(_ configuration: Configuration?) {
        configurationState.configuration = configuration
        if configuration != nil {
            parts.backgroundImageView?.isHidden = true
        } else {
            parts.backgroundView?.removeFromSuperview()
            parts.backgroundView = nil
            leaveBackgroundHost()
            parts.subtitleLabel?.isHidden = true
        }
        buttonDidChange()
    }

    func markNeedsUpdateConfiguration() {
        configurationState.needsUpdate = true
        // Before sizes are asked for: what the handler changes decides about them.
        if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConstraints() }
        setNeedsLayout()
    }

    /// Calls the handler once for all requests since the last layout.
    func updateConfigurationIfNeeded() {
        guard configurationState.needsUpdate, !configurationState.isUpdating else { return }
        configurationState.needsUpdate = false
        configurationState.isUpdating = true
        updateConfiguration()
        configurationState.isUpdating = false
    }

    func runConfigurationUpdateHandler() { configurationUpdateHandler?(self) }

    // MARK: Content
    /// The configuration with what the state asks for.
    private var shownConfiguration: Configuration? {
        guard let configuration else { return nil }
        return automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
    }

    var configuredImage: UIImage? {
        guard let configuration, !configuration.showsActivityIndicator else { return nil }
        guard let image = configuration.image ?? image(for: state) else { return nil }
        return image.inButton(configuration.preferredSymbolConfigurationForImage, font: configuredTitleFont)
    }

    var configuredTitleFont: UIFont {
        .preferredFont(forTextStyle: configuration?.buttonSize.titleStyle ?? .body, compatibleWith: traitCollection)
    }

    /// 13 points at the standard text size (BT-M5).
    private var subtitleFont: UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection) }

    private var configuredTitle: AttributedString? {
        if let choice = menuChoice { return AttributedString(choice.title) }
        if let title = configuration?.attributedTitle { return title }
        return contents.value(for: state, ButtonContents.title).map { AttributedString($0) }
    }

    /// BT-12: what a pop-up button shows of its menu in place of its own title; nil for other buttons.
    var menuChoice: UIMenuElement? { isPopUp ? menu?.selectedElements.first : nil }

    var isPopUp: Bool { menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

    var showsIndicator: Bool {
        guard let configuration else { return false }
        return switch configuration.indicator {
        case .none: false
        case .popup: true
        case .automatic: isPopUp
        }
    }

    /// Puts the configuration into the parts.
    func showConfiguration() {
        guard let configuration = shownConfiguration else { return }
        let colors = ConfigurationColors(configurationState.configuration ?? configuration, on: self)
        showBackground(configuration)
        showTitle(configuration, color: colors.foreground)
        showSubtitle(configuration, color: colors.subtitle)
        showImage(configuration, color: colors.foreground)
        showIndicators(configuration, color: colors.foreground)
    }

    private func showBackground(_ configuration: Configuration) {
        let view = parts.backgroundView ?? BackgroundConfigurationView(frame: bounds)
        view.configuration = configuration.background
        if parts.backgroundView == nil {
            parts.backgroundView = view
            if Quirk.configurationBackgroundsHoldContents.holds {
                enterBackgroundHost(with: view)
            } else {
                insertSubview(view, at: 0)
            }
        }
    }

    /// Where title, image and the other contents go.
    var contentHost: UIView { parts.backgroundHost?.contentView ?? self }

    /// BT-M6: background and contents share a view from iOS 26 on.
    private func enterBackgroundHost(with view: BackgroundConfigurationView) {
        let host = ButtonBackgroundHost(fill: view)
        host.frame = bounds
        parts.backgroundHost = host
        insertSubview(host, at: 0)
        for part in parts.contents { host.contentView.addSubview(part) }
    }

    private func leaveBackgroundHost() {
        guard let host = parts.backgroundHost else { return }
        parts.backgroundHost = nil
        for part in parts.contents { addSubview(part) }
        host.removeFromSuperview()
    }

    private func showTitle(_ configuration: Configuration, color: UIColor) {
        let text: NSAttributedString
        if let title = configuredTitle, !title.characters.isEmpty {
            text = attributed(
                title,
                font: configuredTitleFont,
                color: color,
                configuration.titleTextAttributesTransformer
            )
        } else if configuration.attributedTitle == nil, let title = attributedTitle(for: state), title.length > 0 {
            text = title
        } else {
            parts.titleLabel?.isHidden = true
            return
        }
        let label = parts.titleLabel ?? makeTitleLabel()
        let isOwn = (label as? ButtonLabel)?.isUpdating ?? false
        (label as? ButtonLabel)?.isUpdating = true
        defer { (label as? ButtonLabel)?.isUpdating = isOwn }
        label.font = configuredTitleFont
        label.textColor = color
        label.numberOfLines = configuration.hasWrappingTitle ? 0 : 1
        label.attributedText = text
        label.textAlignment = titleTextAlignment(configuration)
        label.lineBreakMode = configuration.titleLineBreakMode
        label.isHidden = false
    }

    private func showSubtitle(_ configuration: Configuration, color: UIColor) {
        guard let subtitle = configuration.attributedSubtitle, !subtitle.characters.isEmpty else {
            parts.subtitleLabel?.isHidden = true
            return
        }
        let label = parts.subtitleLabel ?? UILabel(frame: .zero)
        if parts.subtitleLabel == nil {
            parts.subtitleLabel = label
            contentHost.addSubview(label)
        }
        label.numberOfLines = configuration.hasWrappingSubtitle ? 0 : 1
        label.attributedText = attributed(
            subtitle,
            font: subtitleFont,
            color: color,
            configuration.subtitleTextAttributesTransformer
        )
        label.textAlignment = titleTextAlignment(configuration)
        label.lineBreakMode = configuration.subtitleLineBreakMode
        label.isHidden = false
    }

    /// BT-M15: the transformer gets font and color, and what it returns is used as it is.
    private func attributed(
        _ text: AttributedString,
        font: UIFont,
        color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString {
        var base = AttributeContainer()
        base[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
        base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
        var result = AttributedString()
        for run in text.runs {
            var attributes = base
            attributes.merge(run.attributes)
            if let transformer { attributes = transformer(attributes) }
            result.append(AttributedString(String(text[run.range].characters), attributes: attributes))
        }
        return NSAttributedString(result)
    }

    private func titleTextAlignment(_ configuration: Configuration) -> NSTextAlignment {
        switch configuration.titleAlignment {
        case .center: .center
        case .leading: .natural
        case .trailing: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        case .automatic:
            switch effectiveContentHorizontalAlignment {
            case .center: configuration.attributedSubtitle == nil ? .center : .natural
            case .right: .right
            case .left, .fill, .leading, .trailing: .natural
            }
        }
    }

    private func showImage(_ configuration: Configuration, color: UIColor) {
        guard let image = configuredImage else {
            parts.imageView?.isHidden = true
            return
        }
        let view = makeImageView()
        view.isHidden = false
        view.alpha = 1
        view.image = image
        view.tintColor = configuration.imageColorTransformer.map { $0(color) } ?? color
    }

    private func showIndicators(_ configuration: Configuration, color: UIColor) {
        if configuration.showsActivityIndicator {
            let view = parts.activityIndicator ?? UIActivityIndicatorView(style: .medium)
            if parts.activityIndicator == nil {
                parts.activityIndicator = view
                contentHost.addSubview(view)
            }
            view.color = configuration.activityIndicatorColorTransformer.map { $0(color) } ?? color
            view.startAnimating()
        } else if let view = parts.activityIndicator {
            view.removeFromSuperview()
            parts.activityIndicator = nil
        }
        if showsIndicator {
            let view = parts.indicatorView ?? UIImageView(frame: .zero)
            if parts.indicatorView == nil {
                parts.indicatorView = view
                contentHost.addSubview(view)
            }
            view.image = UIImage(systemName: "chevron.up.chevron.down")
            view.tintColor = configuration.indicatorColorTransformer.map { $0(color) } ?? color
        } else if let view = parts.indicatorView {
            view.removeFromSuperview()
            parts.indicatorView = nil
        }
    }

    func menuDidChange() {
        if isPopUp, let menu, menu.selectedElements.isEmpty { menu.selectFirstElement() }
        buttonDidChange()
    }
}

extension UIMenu {
    /// BT-12: exactly one element of a pop-up button's menu is on.
    func selectFirstElement() {
        for child in children {
            if let action = child as? UIAction { return action.state = .on }
            if let menu = child as? UIMenu { return menu.selectFirstElement() }
        }
    }
}
