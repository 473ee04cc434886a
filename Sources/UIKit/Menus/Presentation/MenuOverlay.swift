import Foundation

/// An open menu: a platter beside the view that it opens from, over all else in the window (BT-M20 … BT-M24).
///
/// A touch outside closes it; a row closes it and then acts, unless its element keeps it open; a submenu's row shows the
/// submenu in its place.
final class MenuOverlay: UIView {
    private let root: UIMenu
    private var shown: UIMenu
    private weak var source: UIView?
    private let chosen: (UIMenuElement) -> Void
    private let metrics = MenuMetrics()
    private let backdrop = UIControl()
    let platter = UIScrollView()
    private(set) var rows: [MenuRow] = []

    /// Opens a menu; nothing happens without a window or without elements.
    ///
    /// - Parameters:
    ///   - source: What the menu stands beside, and from which commands go along the responder chain.
    ///   - sender: What actions hear as their sender.
    ///   - isPopUp: Whether the choice becomes the menu's one selection (BT-12).
    ///   - completion: Called after each choice.
    static func open(
        _ menu: UIMenu,
        from source: UIView,
        sender: Any?,
        isPopUp: Bool = false,
        completion: @escaping () -> Void = {}
    ) {
        guard let window = source.window, !menu.children.isEmpty else { return }
        let overlay = MenuOverlay(menu, from: source) { [weak source] element in
            menu.select(element, isPopUp: isPopUp)
            switch element {
            case let action as UIAction: action.perform(from: sender)
            case let command as UICommand: source.map { command.perform(from: $0) }
            default: break
            }
            completion()
        }
        overlay.frame = window.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(overlay)
        overlay.rebuild()
    }

    private init(_ menu: UIMenu, from source: UIView, chosen: @escaping (UIMenuElement) -> Void) {
        root = menu
        shown = menu
        self.source = source
        self.chosen = chosen
        super.init(frame: .zero)
        addSubview(backdrop)
        addSubview(platter)
        platter.clipsToBounds = true
        platter.layer.cornerRadius = metrics.cornerRadius
        platter.backgroundColor = .menuPlatter
        platter.alwaysBounceVertical = false
        backdrop.addAction(UIAction { [weak self] _ in self?.removeFromSuperview() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func rebuild() {
        for view in platter.subviews { view.removeFromSuperview() }
        let content = MenuSections(shown) { [weak self] in self?.rebuild() }
        let titleX = metrics.titleX(hasStates: content.hasStates, hasImages: content.hasImages)
        var y = metrics.endMargin
        rows = []
        if !shown.title.isEmpty { y = addHeader(shown.title, at: y, closes: true) }
        for (index, section) in content.sections.enumerated() {
            if index > 0 {
                addLine(at: y + metrics.sectionGap / 2)
                y += metrics.sectionGap
            }
            if !section.title.isEmpty { y = addHeader(section.title, at: y, closes: false) }
            for element in section.elements {
                let row = MenuRow(element: element, metrics: metrics, titleX: titleX)
                row.addAction(UIAction { [weak self] _ in self?.choose(element) }, for: .touchUpInside)
                row.frame = CGRect(x: 0, y: y, width: metrics.width, height: row.height)
                platter.addSubview(row)
                rows.append(row)
                y += row.height
            }
        }
        platter.contentSize = CGSize(width: metrics.width, height: y + metrics.endMargin)
        setNeedsLayout()
    }

    private func addHeader(_ title: String, at y: CGFloat, closes: Bool) -> CGFloat {
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: 13, weight: .medium)
        label.textColor = .secondaryLabel
        let height = metrics.headerHeight
        let margin = metrics.trailingMargin
        label.frame = CGRect(x: margin, y: y, width: metrics.width - 2 * margin, height: height - metrics.endMargin)
        platter.addSubview(label)
        if closes { addLine(at: y + height - 1) }
        return y + height
    }

    private func addLine(at y: CGFloat) {
        let inset = metrics.isGlass ? metrics.trailingMargin - 4 : 0
        let line = UIView(frame: CGRect(x: inset, y: y, width: metrics.width - 2 * inset, height: 1))
        line.backgroundColor = .separator
        platter.addSubview(line)
    }

    func choose(_ element: UIMenuElement) {
        if let menu = element as? UIMenu {
            shown = menu
            return rebuild()
        }
        guard element.isEnabledInMenus else { return }
        if !element.keepsMenuPresented { removeFromSuperview() }
        chosen(element)
        if element.keepsMenuPresented { rebuild() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let height = min(platter.contentSize.height, room.height)
        let anchor = source.map { $0.convert($0.bounds, to: self) } ?? .zero
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? anchor.maxX - metrics.width : anchor.minX
        // BT-M20: on iOS 26 the menu grows out of its source; before it stands below.
        let y = metrics.isGlass ? anchor.minY : anchor.maxY + Self.margin
        platter.frame = CGRect(
            x: max(room.minX, min(x, room.maxX - metrics.width)),
            y: max(room.minY, min(y, room.maxY - height)),
            width: metrics.width,
            height: height
        )
    }

    /// Points to the safe area's edges, and to the source before iOS 26.
    private static let margin: CGFloat = 8
}

extension UIWindow {
    /// The menu that is open; nil: none.
    package var openMenu: UIView? { menuOverlay }
    var menuOverlay: MenuOverlay? { subviews.last { $0 is MenuOverlay } as? MenuOverlay }
}

extension UICommand {
    /// Sends the action along the responder chain, from the first responder or, without one, from a view.
    func perform(from view: UIView) {
        guard !attributes.contains(.disabled), let action else { return }
        let target = ActionDispatch.responder(for: action, sender: FirstResponder.current ?? view)
        if let target { ActionDispatch.send(action, to: target, from: self, for: nil) }
    }
}

extension UIColor {
    /// BT-M24: over white 250, over black 18.
    static var menuPlatter: UIColor {
        UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.12, alpha: 0.92) : UIColor(white: 250 / 255, alpha: 0.96)
        }
    }
}
