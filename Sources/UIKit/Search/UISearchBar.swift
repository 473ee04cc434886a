import Platform

/// A field to search with, its cancel button and its scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
    /// Default in a bar; the field's own in other places.
    open private(set) var searchTextField = UISearchTextField(frame: .zero)
    final let background = ControlPart(frame: .zero)
    final let hairlines = (top: ControlPart(frame: .zero), bottom: ControlPart(frame: .zero))
    final let cancelButton = UIButton(type: .system)
    /// The button that apps ask for by key.
    var cancelPart: UIButton { cancelButton }
    final let scopeControl = UISegmentedControl(items: nil)
    final let scopeBackground = UIImageView(frame: .zero)
    final let promptLabel = UILabel(frame: .zero)
    private final var icons: [SearchBarIconKey: UIImage] = [:]
    /// What the app draws the bar with (UISearchBar+Images.swift).
    final var images = SearchBarImages()
    final lazy var buttons = SearchBarButtons(self)
    lazy var fieldDelegate = SearchFieldDelegate(self)
    /// The search controller's ear for the cancel button.
    weak var cancelObserver: SearchFieldObserver?
    /// In a navigation bar the field stands lower and has no background of its own (BR-4).
    var isInNavigationBar = false { didSet { setNeedsLayout() } }
    /// At the end of a navigation bar's row the field fills the search bar (BR-M17).
    final var isInBarRow = false { didSet { if isInBarRow != oldValue { setNeedsLayout() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSearchBar()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSearchBar()
    }

    private func prepareSearchBar() {
        guard searchTextField.superview == nil else { return }
        for view in [
            background, hairlines.top, hairlines.bottom, scopeBackground, promptLabel, searchTextField, cancelButton,
            scopeControl,
        ] { addSubview(view) }
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textColor = .secondaryLabel
        promptLabel.textAlignment = .center
        background.clipsToBounds = true
        searchTextField.searchBar = self
        searchTextField.delegate = fieldDelegate
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        scopeControl.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
    }

    // MARK: Text
    /// Hears of edits and buttons; held weakly.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Setting it calls nothing (TX-M12).
    open var text: String? {
        get { searchTextField.text }
        set {
            observed(["text"]) {
                searchTextField.text = newValue
                buttons.update()
            }
        }
    }
    /// The gray text of an empty field; nil by default.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// One line above the field, which makes the bar higher. Nil by default.
    open var prompt: String? {
        didSet {
            guard prompt != oldValue else { return }
            promptLabel.text = prompt
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    // MARK: Looks
    /// Default: `.default`; `.minimal` has no background and a gray field.
    open var searchBarStyle: Style = .default {
        didSet {
            setNeedsLayout()
            noteAppearance(of: \.searchBarStyle)
        }
    }
    /// `.black` makes the background black and the field's colors those of the dark style. Default: `.default`.
    open var barStyle: UIBarStyle = .default {
        didSet {
            searchTextField.overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
            setNeedsLayout()
            noteAppearance(of: \.barStyle)
        }
    }
    /// The background's color, not drawn in a navigation bar; nil, the default, is gray and, from the look of 13 on,
    /// `.systemBackground`.
    open var barTintColor: UIColor? {
        didSet {
            setNeedsLayout()
            noteAppearance(of: \.barTintColor)
        }
    }
    /// Whether what lies behind the bar shows through. Default: true.
    ///
    /// - Note: No effect here: nothing shows through the background.
    open var isTranslucent = true
    /// Fills the bar in place of its color, outside navigation bars. Nil by default.
    open var backgroundImage: UIImage? {
        didSet {
            setNeedsLayout()
            noteAppearance(of: \.backgroundImage)
        }
    }
    /// Sets ``backgroundImage`` for the default metrics, and what takes its place in others: with a prompt, in a compact
    /// height. The bar's place doesn't count.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) { setBarImage(backgroundImage, barMetrics) }
    /// What was set for exactly these metrics; nil where nothing was.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backgroundImage : images.bars[barMetrics]
    }
    /// Whether an empty field has a bookmark at its end. Default: false.
    open var showsBookmarkButton = false { didSet { buttons.update() } }
    /// Whether an empty field has a list at its end, in place of the bookmark. Default: false.
    open var showsSearchResultsButton = false { didSet { buttons.update() } }
    /// Shows the list button in the tint color and with its image for `.selected`. Default: false.
    open var isSearchResultsButtonSelected = false { didSet { buttons.update() } }
    /// Whether "Cancel" stands behind the field, which gets shorter for it. Default: false.
    open var showsCancelButton: Bool {
        get { cancelIsShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    final var cancelIsShown = false
    /// The button comes and goes at once, animated or not.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        cancelIsShown = showsCancelButton
        setNeedsLayout()
    }
    /// In place of the system's; the clear button keeps its own. Nil brings the system's back.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[SearchBarIconKey(icon: icon, state: state)] = iconImage
        if icon == .search, state == .normal { searchTextField.showIcon(iconImage) }
        buttons.update()
        noteAppearance(of: "image", iconImage, for: UInt(bitPattern: icon.rawValue), Int(state.rawValue)) {
            $0.setImage($1, for: icon, state: state)
        } get: {
            $0.icons[SearchBarIconKey(icon: icon, state: state)]
        }
    }
    /// What was set for the state, else for `.normal`; nil by default.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        icons[SearchBarIconKey(icon: icon, state: state)] ?? icons[SearchBarIconKey(icon: icon, state: .normal)]
    }
    /// Points by which the text stands off its place in the field. Zero by default.
    open var searchTextPositionAdjustment = UIOffset.zero {
        didSet {
            searchTextField.setNeedsLayout()
            noteAppearance(of: \.searchTextPositionAdjustment)
        }
    }
    /// Points by which the field stands off its place in the bar. Zero by default.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet {
            setNeedsLayout()
            noteAppearance(of: \.searchFieldBackgroundPositionAdjustment)
        }
    }
    /// Draws the field with an image, which gives it its height; nil brings the system's look back.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        setFieldImage(backgroundImage, state)
    }
    /// What was set for the state, else for `.normal`; nil by default.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { images.field(for: state) }
    /// Fills the scopes' part of the bar. Nil by default.
    open var scopeBarBackgroundImage: UIImage? {
        get { images.scopeBar }
        set {
            images.scopeBar = newValue
            setNeedsLayout()
            noteAppearance(of: \.scopeBarBackgroundImage)
        }
    }
    /// Points by which an icon stands off its place in the field; the clear button stays.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { setIconAdjustment(adjustment, icon) }
    /// What was set for the icon; zero by default.
    open func positionAdjustment(for icon: Icon) -> UIOffset { images.adjustments[icon] ?? .zero }
    /// Draws the scopes in a state with an image; nil brings the system's look back.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopeControl.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }
    /// What was set for exactly this state; nil where nothing was.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopeControl.backgroundImage(for: state, barMetrics: .default)
    }
    /// Draws the line between scopes in two states with an image; nil brings the line back.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?,
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        scopeControl.setDividerImage(
            dividerImage,
            forLeftSegmentState: leftState,
            rightSegmentState: rightState,
            barMetrics: .default
        )
    }
    /// What was set for exactly these states; nil where nothing was.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        scopeControl.dividerImage(
            forLeftSegmentState: leftState,
            rightSegmentState: rightState,
            barMetrics: .default
        )
    }
    /// How the scopes' titles look in a state; nil: the system's look.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) { setScopeAttributes(attributes, state) }
    /// What was set for exactly this state; nil where nothing was.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopeControl.titleTextAttributes(for: state)
    }
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    /// Whether the bar takes text and touches (iOS 16.4). Default: true.
    open var isEnabled = true { didSet { showWhetherEnabled() } }
    /// Whether looking at the bar starts dictation. Default: false.
    ///
    /// - Note: No effect here: nobody dictates.
    open var isLookToDictateEnabled = false

    // MARK: Scopes
    /// One segment each; setting it keeps the selected index within the new count. Nil by default.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopeControl.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopeControl.insertSegment(withTitle: title, at: index, animated: false)
            }
            selectedScopeButtonIndex = min(selectedScopeButtonIndex, max(0, (scopeButtonTitles?.count ?? 0) - 1))
            scopeControl.selectedSegmentIndex = scopeButtonTitles?.isEmpty ?? true ? -1 : selectedScopeButtonIndex
        }
    }
    /// From 0, the default; setting it tells no delegate, touching a scope does.
    open var selectedScopeButtonIndex = 0 {
        didSet {
            if !(scopeButtonTitles ?? []).isEmpty { scopeControl.selectedSegmentIndex = selectedScopeButtonIndex }
        }
    }
    /// Whether the scopes stand below the field; makes the bar higher. Default: false.
    open var showsScopeBar = false {
        didSet {
            guard showsScopeBar != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The scopes come and go at once, animated or not.
    open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

    // MARK: UITextInputTraits, which are the field's
    /// The field's own; `.default` by default.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The field's own; `.sentences` by default.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// The field's own; `.no` by default.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// The field's own; `.search` by default.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// The field's own; true by default: the return key waits for text (KB-M3).
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    /// The field's own; `.default` by default.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    /// The field's own; false by default.
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
    /// The field's own; `.default` by default.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// The field's own; `.default` by default.
    open var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set { searchTextField.smartQuotesType = newValue }
    }
    /// The field's own; `.default` by default.
    open var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set { searchTextField.smartDashesType = newValue }
    }
    /// The field's own; `.default` by default.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set { searchTextField.smartInsertDeleteType = newValue }
    }
    /// The field's own; nil by default.
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
    /// The field's own; nil by default.
    open var passwordRules: UITextInputPasswordRules? {
        get { searchTextField.passwordRules }
        set { searchTextField.passwordRules = newValue }
    }
    /// The field's own; `.default` by default.
    open var inlinePredictionType: UITextInlinePredictionType {
        get { searchTextField.inlinePredictionType }
        set { searchTextField.inlinePredictionType = newValue }
    }
    /// The field's own; `.default` by default.
    open var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { searchTextField.mathExpressionCompletionType }
        set { searchTextField.mathExpressionCompletionType = newValue }
    }
    /// The field's own; `.default` by default.
    open var writingToolsBehavior: UIWritingToolsBehavior {
        get { searchTextField.writingToolsBehavior }
        set { searchTextField.writingToolsBehavior = newValue }
    }
    /// The field's own; `.default` by default.
    open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { searchTextField.allowedWritingToolsResultOptions }
        set { searchTextField.allowedWritingToolsResultOptions = newValue }
    }

    // MARK: Layout
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

    override var leastTitleRowHeight: CGFloat { Quirk.searchBarsRaiseTitleRows.holds ? metrics.height : 0 }

    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutSearchBar()
    }

    // MARK: Events
    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        cancelObserver?.cancel()
    }

    private func scopeDidChange() {
        selectedScopeButtonIndex = scopeControl.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        searchTextField.controller?.scopeDidChange()
    }

    func fieldTextDidChange() {
        buttons.update()
        delegate?.searchBar(self, textDidChange: text ?? "")
    }
}
