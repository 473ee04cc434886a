import Foundation
import Platform

/// A section's header or footer.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// What a header knows beyond a view.
    struct State {
        var reuseIdentifier: String?
        var style: UITableView.Style = .plain
        var isFooter = false
        /// Made by the table for a title.
        var isSystemMade = false
        var label: UILabel?
        var detailLabel: UILabel?
    }

    var headerState = State()
    private final var content: UIView = TableCellContentView(frame: .zero)
    final var configurations = ContentConfigurations()

    /// Of zero size, until a table gives it a place.
    public init(reuseIdentifier: String?) {
        super.init(frame: .zero)
        headerState.reuseIdentifier = reuseIdentifier
        addSubview(content)
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if content.superview == nil { addSubview(content) }
    }

    final func useContentView(_ view: UIView?) {
        let view = view ?? UIView(frame: .zero)
        guard view !== content else { return }
        insertSubview(view, aboveSubview: content)
        content.removeFromSuperview()
        content = view
        setNeedsLayout()
    }

    // MARK: Configurations (Lists/Configured/ConfiguredView.swift; iOS 14)
    /// What configurations follow; overriders add to super's.
    open var configurationState: UIViewConfigurationState { currentConfigurationState }
    /// Has the method below called once, before the next layout.
    open func setNeedsUpdateConfiguration() { markNeedsConfiguration() }
    /// Called before the first layout and when the state has changed; does nothing.
    open func updateConfiguration(using state: UIViewConfigurationState) {}
    /// Called after ``updateConfiguration(using:)``. Nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// A header's or footer's configuration in the look of the table's style, without text.
    open func defaultContentConfiguration() -> UIListContentConfiguration { styledConfiguration }
    /// A background in the look of the table's style (iOS 16).
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        headerState.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
    /// Makes the content view, in place of the labels; nil, the default, leaves it to the app.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContentConfiguration(newValue) }
    }
    /// Whether the content follows the state by itself. Default: true.
    open var automaticallyUpdatesContentConfiguration = true
    /// Behind the content, in place of the background view. Nil by default.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackgroundConfiguration(newValue) }
    }
    /// Whether the background follows the state. Default: true.
    open var automaticallyUpdatesBackgroundConfiguration = true

    // MARK: Parts
    /// The name under which the view waits to be used again; nil: it never is.
    open var reuseIdentifier: String? { headerState.reuseIdentifier }
    /// Called before a view that waited is handed out again; does nothing.
    open func prepareForReuse() {}

    /// Inset into the safe area; the background isn't (TV-3).
    open var contentView: UIView { content }
    /// Made at the first question, in the look of the table's style and era.
    open var textLabel: UILabel? {
        guard configurations.content == nil else { return nil }
        if let label = headerState.label { return label }
        let label = Self.makeTitleLabel(
            style: headerState.style,
            isFooter: headerState.isFooter,
            traits: traitCollection
        )
        headerState.label = label
        content.addSubview(label)
        setNeedsLayout()
        return label
    }
    /// Made at the first question, of zero size until the app places it.
    open var detailTextLabel: UILabel? {
        guard configurations.content == nil else { return nil }
        if let label = headerState.detailLabel { return label }
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        label.textColor = .secondaryLabel
        headerState.detailLabel = label
        content.addSubview(label)
        return label
    }
    /// Fills the view behind the content view, at full width (TV-3). Nil by default.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Setting one is logged, as UIKit logs it, and makes a background view of that color (TV-5).
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            guard let newValue else { return super.backgroundColor = nil }
            LayoutLog.note(
                "Setting the background color on UITableViewHeaderFooterView has been deprecated. Please set a custom "
                    + "UIView with your desired background color to the backgroundView property instead."
            )
            let view = UIView(frame: bounds)
            view.backgroundColor = newValue
            backgroundView = view
        }
    }

    private func setOwnBackground(_ color: UIColor) {
        AppearanceRegistry.withoutNotes { super.backgroundColor = color }
    }

    // MARK: Layout
    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layoutBackgroundConfiguration()
        backgroundView?.frame = bounds
        let safe = (superview as? UITableView)?.insetsContentViewsToSafeArea ?? true ? safeAreaInsets : .zero
        let frame = CGRect(
            x: safe.left,
            y: 0,
            width: max(0, bounds.width - safe.left - safe.right),
            height: bounds.height
        )
        if content.frame != frame { content.setUntransformedFrame(frame) }
        layoutTitle()
    }

    private func layoutTitle() {
        guard let label = headerState.label, label.superview === content,
            label.translatesAutoresizingMaskIntoConstraints
        else { return }
        let margins = content.margins.own
        let width = max(0, content.bounds.width - margins.leading - margins.trailing)
        let metrics = TableLook.current
        let fitting = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let height = min(fitting.height, max(content.bounds.height, 0))
        let y: CGFloat =
            if headerState.style == .plain {
                (content.bounds.height - height) / 2
            } else if headerState.isFooter {
                metrics.footerPadding.first ?? 0
            } else {
                content.bounds.height - height - metrics.headerTextBottom
            }
        var frame = CGRect(x: margins.leading, y: y, width: width, height: height).roundedToPixels(scale: layoutScale)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = content.bounds.width - frame.maxX }
        if label.frame != frame { label.setUntransformedFrame(frame) }
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard content.constraintState.held.isEmpty, !(content is any UIContentView) else {
            return content.systemLayoutSizeFitting(
                targetSize,
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority
            )
        }
        guard constraintState.held.isEmpty else {
            return super.systemLayoutSizeFitting(
                targetSize,
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority
            )
        }
        return CGSize(width: targetSize.width, height: TableLook.current.plainHeader)
    }

    // MARK: Looks
    func take(style: UITableView.Style, margins own: NSDirectionalEdgeInsets) {
        for view in [self, content] where !view.margins.wasSet && view.margins.own != own {
            view.changeMargins { $0.own = own }
            setNeedsLayout()
        }
        if style != headerState.style {
            headerState.style = style
            if let label = headerState.label {
                Self.dress(label, style: style, isFooter: headerState.isFooter, traits: traitCollection)
            }
        }
        guard style == .plain, headerState.isSystemMade || headerState.label != nil, backgroundView == nil,
            backgroundColor == nil
        else { return }
        setOwnBackground(TableLook.current.plainHeaderBackground.color)
    }

    /// A title as the style shows it: capitals up to the look of 18.
    static func shown(_ title: String, style: UITableView.Style, isFooter: Bool) -> String {
        let isUppercase = style != .plain && !isFooter && TableLook.current.groupedHeaderIsUppercase
        return isUppercase ? title.uppercased() : title
    }

    static func makeTitleLabel(style: UITableView.Style, isFooter: Bool, traits: UITraitCollection) -> UILabel {
        let label = UILabel(frame: .zero)
        label.numberOfLines = style == .plain ? 1 : 0
        dress(label, style: style, isFooter: isFooter, traits: traits)
        return label
    }

    private static func dress(_ label: UILabel, style: UITableView.Style, isFooter: Bool, traits: UITraitCollection) {
        let metrics = TableLook.current
        if style == .plain {
            label.font = .preferredFont(forTextStyle: .headline, compatibleWith: traits)
            label.textColor = .label
        } else if !isFooter, metrics.groupedHeaderIsBold {
            label.font = .preferredFont(forTextStyle: .headline, compatibleWith: traits)
            label.textColor = .secondaryLabel
        } else {
            label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
            label.textColor = .secondaryLabel
        }
    }
}
