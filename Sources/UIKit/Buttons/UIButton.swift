import SwiftRuntime

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

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareButton()
    }

    /// A custom button with the action's title and image.
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

    /// Fixed when the button is made. Default: custom.
    open var buttonType: ButtonType { storedType }
    /// Whether the button is to look as on the Mac (BT-17). Default: automatic.
    ///
    /// - Note: No effect here: no button looks as on the Mac.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    /// What holds: always as on the iPad (BT-17).
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// Destructive makes the tint of a configured button red (BT-18); the others change nothing. Default: normal.
    open var role: Role = .normal { didSet { if role != oldValue { buttonDidChange() } } }

    // MARK: Titles and images by state (Buttons/UIButton+Contents.swift)
    /// Nil goes back to the normal state's, the only one to which others fall back (BT-M28).
    open func setTitle(_ title: String?, for state: State) { setContent(title, for: state, ButtonContents.title) }
    /// Goes before the plain title of the same state, with the attributes of its own.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        setContent(title, for: state, ButtonContents.attributedTitle)
    }
    /// Nil goes back to the normal state's: the tint color of system buttons, white of custom ones.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        setContent(color, for: state, ButtonContents.titleColor)
        noteAppearance(of: "titleColor", color, for: UInt(state.rawValue)) {
            $0.setTitleColor($1, for: state)
        } get: {
            $0.contents.exact(for: state, ButtonContents.titleColor)
        }
    }
    /// Nil goes back to the normal state's; without one there is no shadow.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        setContent(color, for: state, ButtonContents.titleShadowColor)
        noteAppearance(of: "titleShadowColor", color, for: UInt(state.rawValue)) {
            $0.setTitleShadowColor($1, for: state)
        } get: {
            $0.contents.exact(for: state, ButtonContents.titleShadowColor)
        }
    }
    /// Nil goes back to the normal state's. Templates take the tint color in system buttons (IM-6).
    open func setImage(_ image: UIImage?, for state: State) { setContent(image, for: state, ButtonContents.image) }
    /// Stretched over `backgroundRect(forBounds:)`, below image and title; not shown with a configuration.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        setContent(image, for: state, ButtonContents.backgroundImage)
        noteAppearance(of: "backgroundImage", image, for: UInt(state.rawValue)) {
            $0.setBackgroundImage($1, for: state)
        } get: {
            $0.contents.exact(for: state, ButtonContents.backgroundImage)
        }
    }
    /// How a symbol is drawn in that state; nil goes back to the normal state's.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: State
    ) {
        setContent(configuration, for: state, ButtonContents.symbolConfiguration)
    }
    /// The state's or else the normal one's (BT-M28); the characters of an attributed title where that is all.
    open func title(for state: State) -> String? {
        contents.value(for: state, ButtonContents.title)
            ?? contents.value(for: state, ButtonContents.attributedTitle)?.string
    }
    /// The state's or else the normal one's.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        contents.value(for: state, ButtonContents.attributedTitle)
    }
    /// What is shown in the state: system buttons dim it when highlighted and gray it when disabled (BT-M28).
    open func titleColor(for state: State) -> UIColor? { resolvedTitleColor(for: state) }
    /// The state's or else the normal one's.
    open func titleShadowColor(for state: State) -> UIColor? {
        contents.value(for: state, ButtonContents.titleShadowColor)
    }
    /// The state's or else the normal one's; or else the image of the button's type.
    open func image(for state: State) -> UIImage? { contents.value(for: state, ButtonContents.image) ?? typeImage }
    /// The state's or else the normal one's.
    open func backgroundImage(for state: State) -> UIImage? {
        contents.value(for: state, ButtonContents.backgroundImage)
    }
    /// The state's or else the normal one's.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        contents.value(for: state, ButtonContents.symbolConfiguration)
    }
    /// For the present state; without one the configuration's (BT-M18).
    open var currentTitle: String? { title(for: state) ?? configuration?.title }
    /// For the present state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// For the present state.
    open var currentTitleColor: UIColor { resolvedTitleColor(for: state) }
    /// For the present state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// For the present state; without one the configuration's.
    open var currentImage: UIImage? { image(for: state) ?? configuration?.image }
    /// For the present state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// For the present state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    // MARK: Views
    /// Made on first use.
    open var titleLabel: UILabel? { makeTitleLabel() }
    /// Made on first use, below the title (BT-M28).
    open var imageView: UIImageView? { makeImageView() }
    /// Whether the image grows with the text sizes of accessibility, as its view does. Default: false.
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { parts.imageView?.adjustsImageSizeForAccessibilityContentSizeCategory ?? false }
        set { makeImageView().adjustsImageSizeForAccessibilityContentSizeCategory = newValue }
    }
    /// The second line of a configuration.
    open var subtitleLabel: UILabel? { parts.subtitleLabel }

    // MARK: Looks without a configuration (BT-19)
    /// Points around image and title together, which count in the size; ignored with a configuration (BT-19). Zero by
    /// default.
    open var contentEdgeInsets: UIEdgeInsets {
        get { legacy.contentEdgeInsets }
        set {
            changeLegacy(\.contentEdgeInsets, newValue)
            noteAppearance(of: \.contentEdgeInsets)
        }
    }
    /// Points by which the title's place moves, outside of the size; ignored with a configuration (BT-19). Zero by
    /// default.
    open var titleEdgeInsets: UIEdgeInsets {
        get { legacy.titleEdgeInsets }
        set { changeLegacy(\.titleEdgeInsets, newValue) }
    }
    /// Points by which the image's place moves, outside of the size; ignored with a configuration (BT-19). Zero by
    /// default.
    open var imageEdgeInsets: UIEdgeInsets {
        get { legacy.imageEdgeInsets }
        set { changeLegacy(\.imageEdgeInsets, newValue) }
    }
    /// Whether the title's shadow changes sides while a finger is on the button. Default: false.
    ///
    /// - Note: No effect here: the shadow stays where it is.
    open var reversesTitleShadowWhenHighlighted = false
    /// Whether an image without a highlighted one of its own is dimmed (BT-20). Default: true.
    open var adjustsImageWhenHighlighted = true
    /// Whether an image without a disabled one of its own is drawn at half alpha. Default: true.
    open var adjustsImageWhenDisabled = true
    /// Whether the button glows under a finger. Default: false.
    ///
    /// - Note: No effect here: there is no glow.
    open var showsTouchWhenHighlighted = false
    /// Whether the pointer is over the button. False by default.
    open var isHovered: Bool { PointerTracker.isOver(self) }
    /// Whether the button's menu is open. False by default.
    open var isHeld: Bool { window?.menuOverlay?.stands(beside: self) ?? false }
    /// Whether the pointer takes on the button's shape over it. Default: false.
    open var isPointerInteractionEnabled = false {
        didSet { if isPointerInteractionEnabled != oldValue { updatePointerInteraction() } }
    }
    /// Makes the pointer's style out of the one that is proposed: the button, the effect and the shape. Nil by default.
    open var pointerStyleProvider: PointerStyleProvider?
    final var pointerInteraction: UIPointerInteraction?
    /// Nil leaves the pointer as it is.
    public typealias PointerStyleProvider = (
        _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?
    /// Whether dragging something over the button performs its action. Default: false.
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
    open var automaticallyUpdatesConfiguration = true { didSet { buttonDidChange() } }
    /// Has the update handler called once before the next layout, however often this is called (BT-M16).
    open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }
    /// Calls the update handler; overridden in its place.
    open func updateConfiguration() { runConfigurationUpdateHandler() }

    // MARK: Menus (BT-10 … BT-13)
    /// Opened by a touch where `showsMenuAsPrimaryAction` says so, else by a long press; a pop-up button's title shows
    /// the choice (BT-11, BT-12). Nil by default.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            menuDidChange()
        }
    }
    /// Whether a tap flips `isSelected`, or a menu's choice becomes the title (BT-10, BT-12). Default: false.
    open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }
    /// Whether the first element stays nearest to the button where the menu stands above it (BT-24; iOS 16). Default:
    /// automatic, which it does.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    override func opensMenu(_ trigger: MenuTrigger) -> Bool { openMenu(trigger) || super.opensMenu(trigger) }

    // MARK: Layout (Buttons/UIButton+Layout.swift)
    open override var intrinsicContentSize: CGSize { buttonContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingButtonSize(size) }
    /// Where the background image goes, in the button's bounds space: the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where image and title go, in the button's bounds space: the bounds less `contentEdgeInsets`.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// Where the title goes in the content's rectangle, beside the image, by the content alignments.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { legacyTitleRect(in: contentRect) }
    /// Where the image goes in the content's rectangle, beside the title, by the content alignments.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { legacyImageRect(in: contentRect) }
    override func constraintsWillUpdate() { updateConfigurationIfNeeded() }
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
    override var centersTextVertically: Bool { contentVerticalAlignment == .center }
    override var baselineLineHeight: CGFloat? { titleFont.lineHeight }
    override var textForLogs: String? { currentTitle }
    override var naturalLargeContentImage: UIImage? { currentImage }

    // MARK: Changes
    override var sendsPrimaryActionOnTouchUp: Bool { true }
    override func touchUpInsideWillBeSent() { toggleIfNeeded() }
    override func controlStateDidChange() {
        super.controlStateDidChange()
        if configuration != nil { markNeedsUpdateConfiguration() }
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

    // MARK: Accessibility
    override var naturalAccessibility: NaturalAccessibility {
        super.naturalAccessibility.adding(.button, label: spokenTitle)
    }
}
