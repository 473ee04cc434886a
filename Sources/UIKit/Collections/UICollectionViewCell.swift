import Foundation

/// One item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    override final var archivedContainer: UIView? { contentView }

    private final var content = UIView(frame: .zero)
    final var configurations = ContentConfigurations()
    /// What the list around the cell says of it; plain for cells elsewhere.
    final var listPlace = ListCellPlace()
    /// What a document wants to happen when the item is chosen.
    package var selectionAction: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareCell()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareCell()
    }

    private func prepareCell() {
        if content.superview == nil { insertSubview(content, at: 0) }
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Where an app adds its views, or the view of ``contentConfiguration``; as large as the cell.
    open var contentView: UIView { content }

    final func useContentView(_ view: UIView?) {
        let view = view ?? UIView(frame: .zero)
        guard view !== content else { return }
        insertSubview(view, aboveSubview: content)
        content.removeFromSuperview()
        content = view
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        setNeedsLayout()
    }

    // MARK: Focus (Collections/Focus)
    open override var canBecomeFocused: Bool {
        guard let collection = superview as? UICollectionView, let indexPath = collection.indexPath(for: self) else {
            return false
        }
        return collection.canFocus(indexPath)
    }
    override var usualFocusEffect: UIFocusEffect? { configurations.showsFocus ? nil : UIFocusHaloEffect.inside }
    override func focusDidChange() { setNeedsUpdateConfiguration() }
    override func activateByKey() -> Bool { (superview as? UICollectionView)?.chooseByKey(self) ?? false }

    // MARK: Configurations (Lists/Configured/ConfiguredView.swift; iOS 14)
    /// What configurations follow; overriders add to super's.
    open var configurationState: UICellConfigurationState { currentConfigurationState }
    /// Has the method below called once, before the next layout.
    open func setNeedsUpdateConfiguration() { markNeedsConfiguration() }
    /// Called when the data source has given the cell (CV-M8) and when its state has changed; does nothing.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// Called after ``updateConfiguration(using:)``. Nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Makes the content view; nil, the default, leaves it to the app (CV-M7).
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContentConfiguration(newValue) }
    }
    /// Whether the content follows the state by itself. Default: true (CV-M7).
    open var automaticallyUpdatesContentConfiguration = true
    /// A background in the look of the list around the cell; clear for cells elsewhere (iOS 16).
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    /// Behind the content, in place of the background views. Nil by default (CV-M7).
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackgroundConfiguration(newValue) }
    }
    /// Whether the background follows the cell's state (CV-M7). Default: true.
    open var automaticallyUpdatesBackgroundConfiguration = true

    // MARK: State
    final var carriage = CellCarriage() { didSet { carriageDidChange(from: oldValue) } }
    /// Called when the cell is lifted, dragged, and when the drag has ended; does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// Set by the collection; shows the selected background. False by default and after reuse.
    open var isSelected = false {
        willSet { keyWillChange("selected") }
        didSet {
            if isSelected != oldValue { stateDidChange() }
            keyDidChange("selected")
        }
    }
    /// Set by the collection while a finger is down; shows the selected background. False by default.
    open var isHighlighted = false {
        willSet { keyWillChange("highlighted") }
        didSet {
            if isHighlighted != oldValue { stateDidChange() }
            keyDidChange("highlighted")
        }
    }
    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    // MARK: Backgrounds
    /// Fills the cell behind the content view. Nil by default.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Shown in front of the background while the cell is highlighted or selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
            showSelection()
        }
    }

    private func stateDidChange() {
        showSelection()
        setNeedsUpdateConfiguration()
    }

    private func showSelection() {
        guard let view = selectedBackgroundView else { return }
        guard isSelected || isHighlighted else { return view.removeFromSuperview() }
        if view.superview !== self { insertSubview(view, belowSubview: content) }
        view.frame = bounds
    }

    // MARK: Layout
    override var encapsulatesSubviews: Bool { true }
    override func contentSizeDidChange(of subview: UIView) -> Bool {
        if subview === content { enclosingCollection?.sizeMayChange(of: self, by: .content) }
        return true
    }
    override func constraintsDidChange(of subview: UIView) {
        if subview === content { enclosingCollection?.sizeMayChange(of: self, by: .constraints) }
    }
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layoutBackgroundConfiguration()
        layoutContent()
        backgroundView?.frame = bounds
        if let view = selectedBackgroundView, view.superview === self { view.frame = bounds }
    }

    /// The content fills the cell; cells of lists leave room for accessories.
    func layoutContent() {
        if content.frame != bounds { content.setUntransformedFrame(CGRect(origin: .zero, size: bounds.size)) }
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard content is any UIContentView || !content.constraintState.held.isEmpty else {
            return constraintState.held.isEmpty
                ? bounds.size
                : super.systemLayoutSizeFitting(
                    targetSize,
                    withHorizontalFittingPriority: horizontalFittingPriority,
                    verticalFittingPriority: verticalFittingPriority
                )
        }
        return content.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }
}
