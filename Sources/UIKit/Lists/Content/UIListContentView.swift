import Foundation

/// Shows a list configuration: an image and two texts (iOS 14).
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private final var shown: UIListContentConfiguration
    private final var textLabel: UILabel?
    private final var secondaryLabel: UILabel?
    private final var imageView: UIImageView?
    private final var guides: [ObjectIdentifier: UILayoutGuide] = [:]

    /// A view of no size, that shows the configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        isOpaque = false
        showConfiguration()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
    }

    /// Setting one of another type changes nothing.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? UIListContentConfiguration, newValue != shown else { return }
            shown = newValue
            showConfiguration()
        }
    }

    // MARK: Guides
    /// Around the first text; nil without one.
    open var textLayoutGuide: UILayoutGuide? { guide(around: textLabel) }
    /// Around the second text; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(around: secondaryLabel) }
    /// Around the image; nil without one.
    open var imageLayoutGuide: UILayoutGuide? { guide(around: imageView) }

    private func guide(around view: UIView?) -> UILayoutGuide? {
        guard let view else { return nil }
        if let known = guides[ObjectIdentifier(view)] { return known }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        guides[ObjectIdentifier(view)] = guide
        return guide
    }

    // MARK: Parts
    private func showConfiguration() {
        showLabel(&textLabel, shown.text, shown.attributedText, shown.textProperties)
        showLabel(&secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        showImage()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showLabel(
        _ label: inout UILabel?,
        _ text: String?,
        _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        guard !(text ?? "").isEmpty || attributed != nil else {
            if let old = label { remove(old) }
            return label = nil
        }
        let view = label ?? UILabel(frame: .zero)
        if label == nil { addSubview(view) }
        label = view
        view.font = properties.font
        view.textColor = properties.resolvedColor()
        switch properties.alignment {
        case .natural: view.textAlignment = .natural
        case .center: view.textAlignment = .center
        case .justified: view.textAlignment = .justified
        }
        view.lineBreakMode = properties.lineBreakMode
        view.numberOfLines = properties.numberOfLines
        view.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        view.minimumScaleFactor = properties.minimumScaleFactor
        view.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        view.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        view.alpha = shown.alpha
        if let attributed { view.attributedText = attributed } else { view.text = properties.transformed(text) }
    }

    private func showImage() {
        guard let image = shown.image else {
            if let old = imageView { remove(old) }
            return imageView = nil
        }
        let view = imageView ?? UIImageView(frame: .zero)
        if imageView == nil { addSubview(view) }
        imageView = view
        let properties = shown.imageProperties
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.image = image
        view.contentMode = .scaleAspectFit
        view.alpha = shown.alpha
        view.layer.cornerRadius = properties.cornerRadius
        view.clipsToBounds = properties.cornerRadius > 0
        view.layer.borderWidth = properties.strokeWidth
        showImageColors()
    }

    private func showImageColors() {
        guard let imageView else { return }
        let properties = shown.imageProperties
        imageView.tintColor =
            properties.tintColor == nil && properties.tintColorTransformer == nil
            ? nil : properties.resolvedTintColor(for: tintColor)
        guard properties.strokeWidth > 0 else { return }
        let stroke = properties.resolvedStrokeColor(for: tintColor)
        imageView.layer.borderColor = stroke.resolvedColor(with: traitCollection).cgColor
    }

    private func remove(_ view: UIView) {
        if let guide = guides.removeValue(forKey: ObjectIdentifier(view)) { removeLayoutGuide(guide) }
        view.removeFromSuperview()
    }

    // MARK: Layout (ListContentLayout)
    /// The configuration's margins, and along its axes at least what the superview's reach in here.
    private var contentMargins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        guard let superview else { return margins }
        let axes = shown.axesPreservingSuperviewLayoutMargins
        let outer = superview.layoutMargins
        let (left, right) = (outer.left - frame.minX, outer.right - (superview.bounds.width - frame.maxX))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if axes.contains(.horizontal) {
            margins.leading = max(margins.leading, isRightToLeft ? right : left)
            margins.trailing = max(margins.trailing, isRightToLeft ? left : right)
        }
        if axes.contains(.vertical) {
            margins.top = max(margins.top, outer.top - frame.minY)
            margins.bottom = max(margins.bottom, outer.bottom - (superview.bounds.height - frame.maxY))
        }
        return margins
    }

    private var contentLayout: ListContentLayout {
        ListContentLayout(
            configuration: shown,
            margins: contentMargins,
            image: imageView.map { shown.imageProperties.shownSize(of: $0.intrinsicContentSize) },
            isSymbol: shown.image?.isSymbolImage ?? false,
            text: textLabel,
            secondary: secondaryLabel,
            scale: layoutScale
        )
    }

    /// From the leading edge to the texts, in points; where separators begin.
    final var textInset: CGFloat { contentLayout.textStart }

    override var contentHeightFollowsWidth: Bool { true }
    override func contentSize(fittingWidth width: CGFloat?) -> CGSize {
        let known = width ?? (bounds.width > 0 ? bounds.width : 320)
        return CGSize(width: UIView.noIntrinsicMetric, height: contentLayout.height(width: known))
    }
    open override var intrinsicContentSize: CGSize { contentSize(fittingWidth: nil) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentLayout.height(width: size.width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        let height = contentLayout.height(width: width)
        return CGSize(width: width, height: verticalFittingPriority == .required ? targetSize.height : height)
    }

    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = contentLayout.frames(in: bounds.size)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let views: [(UIView?, CGRect)] = [
            (imageView, frames.image), (textLabel, frames.text), (secondaryLabel, frames.secondary),
        ]
        for case (let view?, var frame) in views {
            if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
            if view.frame != frame { view.frame = frame }
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showImageColors()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showImageColors()
        setNeedsLayout()
    }
}
