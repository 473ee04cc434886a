import CoreText
import Foundation

/// How a bar shows its buttons.
struct BarButtonLook {
    var tintColor: UIColor?
    var plain: UIBarButtonItemAppearance?
    var done: UIBarButtonItemAppearance?
    var isGlass = false
    var isCompactHeight = false
    /// Of titles, in points.
    var fontSize: CGFloat = 17
}

/// The button of one bar item: a label or an image.
final class BarButtonView: BarItemControl {
    let item: UIBarButtonItem
    private let look: BarButtonLook
    private let titleLabel = UILabel()
    private let imageView = UIImageView()
    private let backgroundView = UIImageView()

    init(item: UIBarButtonItem, look: BarButtonLook) {
        self.item = item
        self.look = look
        super.init(showing: item)
        imageView.preferredSymbolConfiguration = .inBars
        addSubview(backgroundView)
        addSubview(titleLabel)
        addSubview(imageView)
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        item.view = self
        accessibilityLabel = item.accessibilityLabel
        accessibilityHint = item.accessibilityHint
        accessibilityValue = item.accessibilityValue
        accessibilityIdentifier = item.accessibilityIdentifier
        addAction(UIAction { [weak self] _ in self.map { $0.item.perform(event: nil) } }, for: .touchUpInside)
        showContent()
    }

    required init?(coder: NSCoder) { nil }

    /// The image, if the item is shown as one: images win over titles.
    private var image: UIImage? {
        if let system = item.systemItem {
            return (look.isGlass ? system.symbolNameOfGlass : system.symbolName).flatMap {
                UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: symbolSize))
            }
        }
        return (look.isCompactHeight ? item.landscapeImagePhone : nil) ?? item.image
    }
    private var title: String? { item.systemItem.map { $0.title } ?? item.title }
    private var isDone: Bool { item.style == .done || item.systemItem == .done || item.systemItem == .save }

    /// Points of the system's symbols in bars: "+" is 17 wide.
    private var symbolSize: CGFloat { 20 }

    private var stateAppearance: UIBarButtonItemStateAppearance? {
        let appearance = isDone ? look.done : look.plain
        if !isEnabled { return appearance?.disabled }
        return isHighlighted ? appearance?.highlighted : appearance?.normal
    }

    private func showContent() {
        let image = image
        imageView.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        imageView.isHidden = image == nil
        titleLabel.isHidden = image != nil
        if image == nil { titleLabel.attributedText = attributedTitle }
        let background = item.legacyLooks.background(for: state, barMetrics, item.style)
        backgroundView.image = stateAppearance?.backgroundImage ?? background
        backgroundView.isHidden = backgroundView.image == nil
        showTint()
    }

    override var imageInBar: UIImage? { image }
    override var spokenName: String? { title ?? item.title ?? item.systemItem?.spokenName }
    override var largeContentTitle: String? {
        get { title ?? item.title ?? item.accessibilityLabel }
        set {}
    }

    private var barMetrics: UIBarMetrics { look.isCompactHeight ? .compact : .default }

    private var attributedTitle: NSAttributedString? {
        guard let title else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: look.fontSize, weight: isDone ? .semibold : .regular),
            .foregroundColor: contentColor,
        ]
        attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        if !isEnabled { attributes[.foregroundColor] = UIColor.barDisabled }
        attributes.merge(stateAppearance?.titleTextAttributes ?? [:]) { $1 }
        if !isEnabled {
            attributes.merge(item.titleTextAttributes(for: .disabled) ?? [:]) { $1 }
        } else if isHighlighted {
            attributes.merge(item.titleTextAttributes(for: .highlighted) ?? [:]) { $1 }
        }
        return NSAttributedString(string: title, attributes: attributes)
    }

    private var contentColor: UIColor {
        guard isEnabled else { return .barDisabled }
        if let color = item.tintColor { return isProminentGlass ? .white : color }
        // BR-M5: on glass only an item's own tint counts.
        if look.isGlass { return isProminentGlass ? .white : .label }
        return look.tintColor ?? tintColor
    }

    /// BR-M5: a done item stands on a tinted capsule.
    var isProminentGlass: Bool { look.isGlass && isDone && item.isEnabled && item.systemItem != .save }

    private func showTint() {
        imageView.tintColor = contentColor
        let isDimmed = isHighlighted && stateAppearance == nil || isHighlighted
        alpha = isDimmed ? Self.highlightedAlpha : 1
    }

    private static let highlightedAlpha: CGFloat = 0.2

    /// BT-15: a touch opens the menu of an item without an action, a long press that of others.
    override func opensMenu(_ trigger: MenuTrigger) -> Bool {
        guard let menu = item.menu, !menu.children.isEmpty, (trigger == .touchDown) == !item.hasAction else {
            return false
        }
        let isPopUp = item.changesSelectionAsPrimaryAction && !item.hasAction
        MenuOverlay.open(
            menu,
            from: self,
            sender: item,
            isPopUp: isPopUp,
            order: item.preferredMenuElementOrder
        ) { [weak item] in
            if isPopUp { item?.showSelection() }
        }
        return true
    }

    override func controlStateDidChange() {
        super.controlStateDidChange()
        showContent()
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showContent()
    }

    var isImage: Bool { !imageView.isHidden }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let content = isImage ? imageView.sizeThatFits(.zero) : titleLabel.sizeThatFits(size)
        var width = isImage ? content.width : max(content.width, widthOfPossibleTitles)
        if let background = backgroundView.image { width = max(width + 2 * Self.padding, background.size.width) }
        return CGSize(width: item.width > 0 ? item.width : width, height: size.height)
    }

    /// BR-28: the widest of the titles that the item may take on, in points.
    private var widthOfPossibleTitles: CGFloat {
        guard let titles = item.possibleTitles, let shown = titleLabel.attributedText, shown.length > 0 else {
            return 0
        }
        let attributes = shown.attributes(at: 0, effectiveRange: nil)
        let widths = titles.map { NSAttributedString(string: $0, attributes: attributes).size().width }
        return roundedUpToPixel(widths.max() ?? 0, scale: traitCollection.displayScale)
    }

    /// Points beside the content where a background image is behind it.
    private static let padding: CGFloat = 10

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = traitCollection.displayScale
        let content = isImage ? imageView.sizeThatFits(.zero) : titleLabel.sizeThatFits(bounds.size)
        var offset = item.legacyLooks.titleOffset(barMetrics)
        offset.horizontal += stateAppearance?.titlePositionAdjustment.horizontal ?? 0
        offset.vertical += stateAppearance?.titlePositionAdjustment.vertical ?? 0
        if isImage {
            offset = UIOffset(
                horizontal: item.imageInsets.left - item.imageInsets.right,
                vertical: item.imageInsets.top - item.imageInsets.bottom
            )
        }
        let frame = CGRect(
            x: (bounds.width - content.width) / 2 + offset.horizontal,
            y: (bounds.height - content.height) / 2 + offset.vertical,
            width: content.width,
            height: content.height
        ).roundedToPixels(scale: scale)
        if isImage { imageView.frame = frame } else { titleLabel.frame = frame }
        guard let background = backgroundView.image else { return }
        var move = stateAppearance?.backgroundImagePositionAdjustment ?? .zero
        move.vertical += item.legacyLooks.backgroundOffset(barMetrics)
        backgroundView.frame = CGRect(
            x: move.horizontal,
            y: (bounds.height - background.size.height) / 2 + move.vertical,
            width: bounds.width,
            height: background.size.height
        ).roundedToPixels(scale: scale)
    }

    /// Touches count some points beside the content too.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: 0).contains(point)
    }
}

extension UIImage.SymbolConfiguration {
    /// Bars keep the size of their symbols at every text size, as that of their titles; unless a symbol has its own.
    static var inBars: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(pointSize: 17) }
}

extension UIColor {
    static var barDisabled: UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.25) : UIColor(white: 0, alpha: 0.25) }
    }
}
