/// The views that a button is made of; each made when it is needed.
struct ButtonParts {
    var titleLabel: UILabel?
    var subtitleLabel: UILabel?
    var imageView: UIImageView?
    var backgroundImageView: UIImageView?
    var backgroundView: BackgroundConfigurationView?
    /// Holds background and contents of a configured button from iOS 26 on (BT-M6).
    var backgroundHost: ButtonBackgroundHost?
    var activityIndicator: UIActivityIndicatorView?
    var indicatorView: UIImageView?

    /// All but the backgrounds, the farthest first.
    var contents: [UIView] {
        [imageView, titleLabel, subtitleLabel, activityIndicator, indicatorView].compactMap { $0 }
    }
}

extension UIButton {
    func setContent<Value>(
        _ value: Value?,
        for state: State,
        _ slot: WritableKeyPath<ButtonContents, [UIControl.State: Value]>
    ) {
        contents.set(value, for: state, slot)
        buttonDidChange()
    }

    func changeLegacy<Value>(_ property: WritableKeyPath<LegacyButtonStyle, Value>, _ value: Value) {
        legacy[keyPath: property] = value
        buttonDidChange()
    }

    /// Renews what the parts show before the next layout.
    func buttonDidChange() {
        if configuration != nil || parts.titleLabel != nil || hasLegacyTitle { showContents() }
        if configuration == nil { showImages() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The title and image of a primary action, where the button has none of its own.
    func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { contents.set(action.title, for: .normal, ButtonContents.title) }
        if let image = action.image { contents.set(image, for: .normal, ButtonContents.image) }
        buttonDidChange()
    }

    /// A document or a convenience initializer says the kind after the button is made.
    func setButtonType(_ type: ButtonType) {
        storedType = type
        if let label = parts.titleLabel, !legacy.hasOwnFont { label.font = legacy.defaultFont(for: type) }
        buttonDidChange()
    }

    var isSystemType: Bool { storedType != .custom }

    // MARK: Title
    var hasLegacyTitle: Bool {
        contents.has(ButtonContents.title) || contents.has(ButtonContents.attributedTitle)
    }

    func makeTitleLabel() -> UILabel {
        if let label = parts.titleLabel { return label }
        let label = ButtonLabel()
        label.font = legacy.defaultFont(for: storedType)
        label.lineBreakMode = .byTruncatingMiddle
        label.button = self
        parts.titleLabel = label
        contentHost.addSubview(label)
        showContents()
        return label
    }

    func makeImageView() -> UIImageView {
        if let view = parts.imageView { return view }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleToFill
        parts.imageView = view
        if let host = parts.backgroundHost {
            host.contentView.insertSubview(view, at: 0)
        } else if let background = parts.backgroundImageView ?? parts.backgroundView {
            insertSubview(view, aboveSubview: background)
        } else {
            insertSubview(view, at: 0)
        }
        return view
    }

    var titleFont: UIFont { parts.titleLabel?.font ?? legacy.defaultFont(for: storedType) }

    func resolvedTitleColor(for state: State) -> UIColor {
        if let color = contents.exact(for: state, ButtonContents.titleColor) { return color }
        let normal = contents.exact(for: .normal, ButtonContents.titleColor)
        if isSystemType {
            // BT-M28: a highlighted title keeps a fifth of its alpha.
            let color = normal ?? tintColor ?? .tintColor
            if state.contains(.disabled) { return .tertiaryLabel }
            return state.contains(.highlighted) ? color.withAlphaComponent(0.2) : color
        }
        return normal ?? .white
    }

    /// Puts title, attributes and colors of the present state into the label.
    func showContents() {
        if configuration != nil { return showConfiguration() }
        let choice = menuChoice
        guard hasLegacyTitle || parts.titleLabel != nil || choice != nil else { return }
        let label = makeTitleLabel()
        let changes = label as? ButtonLabel
        changes?.isUpdating = true
        defer { changes?.isUpdating = false }
        if choice == nil, let attributed = attributedTitle(for: state) {
            label.attributedText = attributed
        } else {
            label.text = choice?.title ?? contents.value(for: state, ButtonContents.title)
            label.textColor = resolvedTitleColor(for: state)
        }
        label.shadowColor = titleShadowColor(for: state)
        label.isHidden = false
    }

    // MARK: Images
    /// The image of the present state as it is shown: symbols in the size of a button.
    var shownImage: UIImage? {
        image(for: state)?.inButton(
            currentPreferredSymbolConfiguration,
            font: .systemFont(ofSize: UIFont.labelFontSize)
        )
    }

    func showImages() {
        let image = shownImage
        if image != nil || parts.imageView != nil {
            let view = makeImageView()
            view.image = image
            view.isHidden = image == nil
            view.alpha = imageAlpha
            view.isTemplatePlace = isSystemType
        }
        let background = backgroundImage(for: state)
        if let background {
            let view = parts.backgroundImageView ?? UIImageView(frame: .zero)
            if parts.backgroundImageView == nil {
                parts.backgroundImageView = view
                insertSubview(view, at: 0)
            }
            view.image = background
        }
        parts.backgroundImageView?.isHidden = background == nil
    }

    /// BT-20: custom buttons dim their image where no other one was set for the state.
    private var imageAlpha: CGFloat {
        if !isEnabled, adjustsImageWhenDisabled, contents.exact(for: state, ButtonContents.image) == nil { return 0.5 }
        guard isHighlighted, adjustsImageWhenHighlighted,
            contents.exact(for: state, ButtonContents.image) == nil
        else { return 1 }
        return isSystemType ? 0.2 : 0.5
    }

    func toggleIfNeeded() {
        if changesSelectionAsPrimaryAction, menu == nil || !showsMenuAsPrimaryAction { isSelected.toggle() }
    }
}

/// A button's title; tells the button when an app changes its font or lines.
final class ButtonLabel: UILabel {
    weak var button: UIButton?
    /// True while the button itself changes the label.
    var isUpdating = false

    override var font: UIFont! { didSet { changed { $0.legacy.hasOwnFont = true } } }
    override var numberOfLines: Int { didSet { changed { _ in } } }
    override var lineBreakMode: NSLineBreakMode { didSet { changed { _ in } } }

    private func changed(_ change: (UIButton) -> Void) {
        guard !isUpdating, let button else { return }
        change(button)
        button.invalidateIntrinsicContentSize()
        button.setNeedsLayout()
    }
}
