/// Shows that there is nothing to show: an image or a wheel, words and buttons in a column (iOS 17).
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private final let stack = UIStackView()
    private final let backgroundHolder = BackgroundConfigurationView()
    private final var shown: UIContentUnavailableConfiguration

    /// A view of no size, that shows the configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(backgroundHolder)
        addSubview(stack)
        let guide = layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            stack.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        showConfiguration()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
    }

    /// Setting one of another type changes nothing.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
            shown = newValue
            showConfiguration()
        }
    }

    /// Whether the view may be moved by a scroll view. Default: false.
    ///
    /// - Note: No effect here: the content doesn't scroll.
    open var isScrollEnabled = false

    // MARK: Parts
    private func showConfiguration() {
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        directionalLayoutMargins = shown.directionalLayoutMargins
        stack.alignment = shown.alignment == .center ? .center : .leading
        backgroundHolder.configuration = shown.background
        let image = imageView()
        let text = label(shown.attributedText, shown.text, shown.textProperties)
        let secondary = label(shown.secondaryAttributedText, shown.secondaryText, shown.secondaryTextProperties)
        let button = button(shown.button, shown.buttonProperties)
        let other = self.button(shown.secondaryButton, shown.secondaryButtonProperties)
        let paddings = [
            shown.imageToTextPadding, shown.textToSecondaryTextPadding, shown.textToButtonPadding,
            shown.buttonToSecondaryButtonPadding,
        ]
        var last: UIView?
        for (index, part) in [image, text, secondary, button, other].enumerated() {
            guard let part else { continue }
            stack.addArrangedSubview(part)
            if let last { stack.setCustomSpacing(paddings[max(0, index - 1)], after: last) }
            last = part
        }
        setNeedsLayout()
    }

    private func imageView() -> UIView? {
        if shown.kind == .loading {
            let wheel = UIActivityIndicatorView(style: .large)
            wheel.startAnimating()
            return wheel
        }
        guard let image = shown.image else { return nil }
        let view = UIImageView(image: image)
        let properties = shown.imageProperties
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        if let tint = properties.tintColor { view.tintColor = tint }
        view.layer.cornerRadius = properties.cornerRadius
        view.contentMode = .scaleAspectFit
        let limit = properties.maximumSize
        if limit.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width).isActive = true }
        if limit.height > 0 { view.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height).isActive = true }
        return view
    }

    private func label(
        _ attributed: NSAttributedString?,
        _ text: String?,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) -> UIView? {
        guard attributed != nil || !(text ?? "").isEmpty else { return nil }
        let label = UILabel()
        label.font = properties.font
        label.textColor = properties.color
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.textAlignment = shown.alignment == .center ? .center : .natural
        label.text = text
        if let attributed { label.attributedText = attributed }
        return label
    }

    private func button(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIView? {
        guard configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil else {
            return nil
        }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
        button.role = properties.role
        button.isEnabled = properties.isEnabled
        return button
    }

    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundHolder.frame = bounds
    }
}
