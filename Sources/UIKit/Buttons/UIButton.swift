import Platform

/// A control that does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
    override var takesTaps: Bool { true }
    var contents = ButtonContents()
    var legacy = LegacyButtonStyle()
    var configurationState = ButtonConfigurationState()
    var parts = ButtonParts()
    var storedType: ButtonType = .custom

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareButton()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareButton()
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
        take(primaryAction)
    }

    /// A button of one of the system's kinds.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setButtonType(buttonType)
        sizeToFit()
    }

    /// A system button with the action's title and image (iOS 14).
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        setButtonType(buttonType)
        sizeToFit()
    }

    /// A button of a configuration (iOS 15); the action's title and image go into it (BT-M18).
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        setButtonType(.system)
        var configuration = configuration
        if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty { configuration.title = title }
        if configuration.image == nil { configuration.image = primaryAction?.image }
        self.configuration = configuration
        sizeToFit()
    }

    /// A system button with an image and a target.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = ObjectAllocator.make(self)
        button.setButtonType(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        button.sizeToFit()
        return button
    }

    open var buttonType: ButtonType { storedType }
    open var role: Role = .normal { didSet { if role != oldValue { buttonDidChange() } } }

    // MARK: Titles and images by state (Buttons/UIButton+Contents.swift)
    open func setTitle(_ title: String?, for state: State) { setContent(title, for: state, ButtonContents.title) }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        setContent(title, for: state, ButtonContents.attributedTitle)
    }
    open func setTitleColor(_ color: UIColor?, for state: State) {
        setContent(color, for: state, ButtonContents.titleColor)
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        setContent(color, for: state, ButtonContents.titleShadowColor)
    }
    open func setImage(_ image: UIImage?, for state: State) { setContent(image, for: state, ButtonContents.image) }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        setContent(image, for: state, ButtonContents.backgroundImage)
    }
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: State
    ) {
        setContent(configuration, for: state, ButtonContents.symbolConfiguration)
    }
    open func title(for state: State) -> String? {
        contents.value(for: state, ButtonContents.title)
            ?? contents.value(for: state, ButtonContents.attributedTitle)?.string
    }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        contents.value(for: state, ButtonContents.attributedTitle)
    }
    open func titleColor(for state: State) -> UIColor? { resolvedTitleColor(for: state) }
    open func titleShadowColor(for state: State) -> UIColor? {
        contents.value(for: state, ButtonContents.titleShadowColor)
    }
    open func image(for state: State) -> UIImage? { contents.value(for: state, ButtonContents.image) ?? typeImage }
    open func backgroundImage(for state: State) -> UIImage? {
        contents.value(for: state, ButtonContents.backgroundImage)
    }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        contents.value(for: state, ButtonContents.symbolConfiguration)
    }
    open var currentTitle: String? { title(for: state) ?? configuration?.title }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { resolvedTitleColor(for: state) }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) ?? configuration?.image }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    // MARK: Views
    /// Made on first use.
    open var titleLabel: UILabel? { makeTitleLabel() }
    /// Made on first use, below the title (BT-M28).
    open var imageView: UIImageView? { makeImageView() }
    /// The second line of a configuration.
    open var subtitleLabel: UILabel? { parts.subtitleLabel }

    // MARK: Looks without a configuration (BT-19)
    open var contentEdgeInsets: UIEdgeInsets {
        get { legacy.contentEdgeInsets }
        set { changeLegacy(\.contentEdgeInsets, newValue) }
    }
    open var titleEdgeInsets: UIEdgeInsets {
        get { legacy.titleEdgeInsets }
        set { changeLegacy(\.titleEdgeInsets, newValue) }
    }
    open var imageEdgeInsets: UIEdgeInsets {
        get { legacy.imageEdgeInsets }
        set { changeLegacy(\.imageEdgeInsets, newValue) }
    }
    open var reversesTitleShadowWhenHighlighted = false
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var isPointerInteractionEnabled = false
    open var isSpringLoaded = false

    // MARK: Configuration (Buttons/Configuration)
    /// Nil: the look is made of titles, images and insets by state. Assigning renews the look before the next layout.
    open var configuration: Configuration? {
        get { configurationState.configuration }
        set { assignConfiguration(newValue) }
    }
    /// Renews the configuration when the state changes (BT-3).
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Whether the configuration takes the state's look by itself (BT-4).
    open var automaticallyUpdatesConfiguration = true
    open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }
    /// Calls the update handler; overridden in its place.
    open func updateConfiguration() { runConfigurationUpdateHandler() }

    // MARK: Menus (BT-10 … BT-13)
    open var menu: UIMenu? { didSet { menuDidChange() } }
    open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }
    open var preferredMenuElementOrder = 0

    // MARK: Layout (Buttons/UIButton+Layout.swift)
    open override var intrinsicContentSize: CGSize { buttonContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingButtonSize(size) }
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { legacyTitleRect(in: contentRect) }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { legacyImageRect(in: contentRect) }
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutParts()
    }
    override func contentSize(fittingWidth width: CGFloat?) -> CGSize {
        configurationState.fittingWidth = width
        defer { configurationState.fittingWidth = nil }
        return intrinsicContentSize
    }
    override var contentHeightFollowsWidth: Bool { hasWrappingTitle }
    override var sharesWidthInStack: Bool { hasWrappingTitle }
    override func firstBaselineOffset(in size: CGSize) -> CGFloat? { titleBaseline(in: size, isFirst: true) }
    override func lastBaselineOffset(in size: CGSize) -> CGFloat? { titleBaseline(in: size, isFirst: false) }
    override var baselineLineHeight: CGFloat? { titleFont.lineHeight }

    // MARK: Changes
    override var sendsPrimaryActionOnTouchUp: Bool { true }
    override func touchUpInsideWillBeSent() { toggleIfNeeded() }
    override func controlStateDidChange() {
        super.controlStateDidChange()
        configurationState.needsUpdate = configurationState.needsUpdate || configuration != nil
        buttonDidChange()
    }
    override func contentAlignmentDidChange() { buttonDidChange() }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        markNeedsUpdateConfiguration()
        buttonDidChange()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        buttonDidChange()
    }

    private func prepareButton() {
        isOpaque = false
        buttonDidChange()
    }
}
