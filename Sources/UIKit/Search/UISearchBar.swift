import Platform

/// A field to search with, its cancel button and its scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    /// How much of the bar is drawn; raw values are UIKit's.
    public enum Style: UInt, Sendable {
        /// Draws the bar's background.
        case `default` = 0
        /// Drawn like the default here.
        case prominent = 1
        /// Draws no background, only the field.
        case minimal = 2
    }

    /// A button in the bar; raw values are UIKit's.
    public enum Icon: Int, Sendable {
        /// The magnifier in front of the text.
        case search = 0
        /// The button that empties the field.
        case clear = 1
        /// The bookmark at the field's end.
        case bookmark = 2
        /// The list button at the field's end.
        case resultsList = 3
    }

    /// Default in a bar; the field's own in other places.
    open private(set) var searchTextField = UISearchTextField(frame: .zero)
    private final let background = ControlPart(frame: .zero)
    private final let hairlines = (top: ControlPart(frame: .zero), bottom: ControlPart(frame: .zero))
    private final let cancelButton = UIButton(type: .system)
    /// The button that apps ask for by key.
    var cancelPart: UIButton { cancelButton }
    final let scopeControl = UISegmentedControl(items: nil)
    private final let scopeBackground = UIImageView(frame: .zero)
    private final let promptLabel = UILabel(frame: .zero)
    private final var icons: [IconKey: UIImage] = [:]
    /// What the app draws the bar with (UISearchBar+Images.swift).
    final var images = SearchBarImages()
    private final lazy var buttons = SearchBarButtons(self)
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
            searchTextField.text = newValue
            buttons.update()
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
    private final var cancelIsShown = false
    /// The button comes and goes at once, animated or not.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        cancelIsShown = showsCancelButton
        setNeedsLayout()
    }
    /// In place of the system's; the clear button keeps its own. Nil brings the system's back.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[IconKey(icon: icon, state: state)] = iconImage
        if icon == .search, state == .normal { searchTextField.showIcon(iconImage) }
        buttons.update()
        noteAppearance(of: "image", iconImage, for: UInt(bitPattern: icon.rawValue), Int(state.rawValue)) {
            $0.setImage($1, for: icon, state: state)
        } get: {
            $0.icons[IconKey(icon: icon, state: state)]
        }
    }
    /// What was set for the state, else for `.normal`; nil by default.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        icons[IconKey(icon: icon, state: state)] ?? icons[IconKey(icon: icon, state: .normal)]
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

    // MARK: Keyboard
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

    // MARK: Layout
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

    override var leastTitleRowHeight: CGFloat { Quirk.searchBarsRaiseTitleRows.holds ? metrics.height : 0 }

    private var metrics: SearchBarLook { SearchBarLook.current }
    /// What a prompt adds, in points. Unknown; as in the bars of old.
    private static let promptHeight: CGFloat = 31
    private var promptHeight: CGFloat { prompt == nil || isInNavigationBar ? 0 : Self.promptHeight }
    private var barHeight: CGFloat { metrics.height + promptHeight + (showsScopeBar ? metrics.scope : 0) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = metrics
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        background.frame = bounds
        background.backgroundColor =
            isInNavigationBar || searchBarStyle == .minimal
            ? nil : barTintColor ?? (barStyle == .default ? metrics.bar.color : .black)
        background.layer.contents = isInNavigationBar ? nil : backgroundImage?.cgImage
        showHairlines()
        promptLabel.isHidden = promptHeight == 0
        // The bar's color reaches the screen's edges, what can be touched keeps clear of the notch (SA-27).
        let clear = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        )
        promptLabel.frame = clear.insetBy(dx: metrics.side, dy: 0)
        promptLabel.frame.size.height = promptHeight
        let side = isInNavigationBar ? navigationBarMargin : metrics.side
        var field = clear.insetBy(dx: side, dy: 0)
        let fieldHeight =
            images.field(for: searchTextField.isEnabled ? .normal : .disabled)?.size.height ?? metrics.field
        field.size.height = fieldHeight
        let rowHeight = bounds.height - promptHeight - (showsScopeBar ? metrics.scope : 0)
        let row = metrics.centersField ? rowHeight : min(bounds.height - promptHeight, metrics.height)
        field.origin.y = promptHeight + ((row - fieldHeight) / 2).roundedToPixel(scale: layoutScale)
        if isInNavigationBar { field.origin.y = min(1, bounds.height - fieldHeight) }
        if isInBarRow { field = bounds }
        cancelButton.isHidden = !cancelIsShown || isInBarRow
        if cancelIsShown, !isInBarRow {
            let size = cancelButton.intrinsicContentSize
            field.size.width -= size.width + metrics.cancelGap
            let x = isRightToLeft ? clear.minX + side : clear.maxX - side - size.width
            cancelButton.frame = CGRect(x: x, y: field.midY - size.height / 2, width: size.width, height: size.height)
            if isRightToLeft { field.origin.x += size.width + metrics.cancelGap }
        }
        let adjustment = searchFieldBackgroundPositionAdjustment
        searchTextField.frame = field.offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
        buttons.update()
        let isFilled = searchBarStyle == .minimal || metrics.fieldIsFilled || isInNavigationBar
        searchTextField.backgroundColor = isFilled || barStyle != .default ? .tertiarySystemFill : .white
        showFieldImage()
        scopeBackground.isHidden = !showsScopeBar
        scopeBackground.image = images.scopeBar
        scopeBackground.frame = bounds
        scopeBackground.frame.origin.y = promptHeight + metrics.height
        scopeBackground.frame.size.height = metrics.scope
        scopeControl.isHidden = !showsScopeBar
        let height = scopeControl.sizeThatFits(.zero).height
        scopeControl.frame = CGRect(
            x: clear.minX + metrics.side,
            y: promptHeight + metrics.height + (metrics.scope - height) / 2 - 4,
            width: max(0, clear.width - 2 * metrics.side),
            height: height
        )
    }

    /// Inside the bar's edges (looks: search fields).
    private func showHairlines() {
        let isShown =
            metrics.hasHairlines && !isInNavigationBar && searchBarStyle != .minimal && backgroundImage == nil
        let height = 1 / layoutScale
        let color = UIColor(white: 0, alpha: Self.hairlineAlpha)
        for (line, y) in [(hairlines.top, 0), (hairlines.bottom, bounds.height - height)] {
            line.isHidden = !isShown
            line.show(color, frame: CGRect(x: 0, y: y, width: bounds.width, height: height), radius: 0)
        }
    }

    /// 181 on 201.
    private static let hairlineAlpha: CGFloat = 0.1

    private var navigationBarMargin: CGFloat { BarMetrics(traits: traitCollection).sideMargin(width: bounds.width) }

    // MARK: Events
    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        cancelObserver?.cancel()
    }

    private func scopeDidChange() {
        selectedScopeButtonIndex = scopeControl.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    }

    func fieldTextDidChange() {
        buttons.update()
        delegate?.searchBar(self, textDidChange: text ?? "")
    }
}

/// An image of a search bar by icon and state.
private struct IconKey: Hashable {
    var icon: UISearchBar.Icon
    var state: UIControl.State
}
