import CoreGraphics
import Foundation
import QuartzCore

/// An open menu: a platter beside the view that it opens from, over all else in the window (BT-M20 … BT-M24).
///
/// A touch outside closes it; a row closes it and then acts, unless its element keeps it open; a submenu's row shows the
/// submenu in its place.
final class MenuOverlay: UIView {
    private var root: UIMenu
    private var shown: UIMenu
    private weak var source: UIView?
    private let order: UIContextMenuConfiguration.ElementOrder
    /// Whether the first element is the lowest (BT-24).
    private var isReversed = false
    private let chosen: (UIMenuElement) -> Void
    private let metrics = MenuLook.current
    private let answers = DeferredAnswers()
    private let backdrop = DismissRegion()
    let platter = UIScrollView()
    /// Lies below the platter, which cuts its content off.
    private let shadow = MenuBackdrop()
    /// What a context menu lifts above the rest.
    private var preview: MenuPreview?
    var onTapOfPreview: () -> Void = {}
    var onClose: () -> Void = {}
    var menu: UIMenu { root }
    private lazy var configuration = UIContextMenuConfiguration(
        identifier: nil,
        previewProvider: nil,
        actionProvider: { [root] _ in root }
    )
    /// What can be touched, from top to bottom.
    private(set) var rows: [MenuItemControl] = []
    /// Where the finger was first that opened the menu and is still down (MenuOverlay+Finger.swift).
    var finger: CGPoint?
    /// Whether it went far enough to choose.
    var fingerChooses = false
    private var lifted: UIView?
    /// Whether the menu is over, and only leaves the screen.
    private(set) var isClosing = false

    /// Opens a menu; nothing happens without a window or without elements.
    ///
    /// - Parameters:
    ///   - source: What the menu stands beside, and from which commands go along the responder chain.
    ///   - sender: What actions hear as their sender.
    ///   - isPopUp: Whether the choice becomes the menu's one selection (BT-12).
    ///   - order: Whether the first element stays nearest to the source where the menu stands above it (BT-24).
    ///   - preview: What a context menu shows above itself; the rest is dimmed then.
    ///   - completion: Called after each choice.
    /// - Returns: The open menu; nil: nothing was opened.
    @discardableResult
    static func open(
        _ menu: UIMenu,
        from source: UIView,
        sender: Any?,
        isPopUp: Bool = false,
        order: UIContextMenuConfiguration.ElementOrder = .automatic,
        preview: MenuPreview? = nil,
        completion: @escaping () -> Void = {}
    ) -> MenuOverlay? {
        guard let window = source.window, !menu.children.isEmpty || preview != nil else { return nil }
        let overlay = MenuOverlay(menu, from: source, order) { [weak source] element in
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
        overlay.show(preview)
        overlay.rebuild()
        return overlay
    }

    private func show(_ preview: MenuPreview?) {
        guard let preview else { return }
        self.preview = preview
        backdrop.backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
        let holder = UIControl(frame: preview.frame)
        preview.view.frame = holder.bounds
        preview.view.isUserInteractionEnabled = false
        holder.addSubview(preview.view)
        holder.layer.shadowOpacity = Float(metrics.shadow.opacity)
        holder.layer.shadowRadius = metrics.shadow.radius
        holder.layer.shadowPath = preview.outline.cgPath
        holder.addAction(UIAction { [weak self] _ in self?.onTapOfPreview() }, for: .touchUpInside)
        insertSubview(holder, aboveSubview: backdrop)
        lifted = holder
    }

    /// Takes the menu away and says so; one with a preview is taken away by who hears that.
    func close() {
        guard superview != nil, !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        if preview == nil { removeFromSuperview() }
        onClose()
    }

    /// Lets the preview go back, and fades the rest.
    ///
    /// - Parameter place: Where the preview goes, in the window; nil: it fades where it is.
    func recede(to place: CGRect?) {
        for view in [backdrop, shadow, platter] { view.alpha = 0 }
        guard let lifted, let place, let preview else { return alpha = 0 }
        lifted.layer.shadowOpacity = 0
        lifted.center = CGPoint(x: place.midX, y: place.midY)
        guard preview.frame.width > 0, preview.frame.height > 0 else { return }
        lifted.transform = CGAffineTransform(
            scaleX: place.width / preview.frame.width,
            y: place.height / preview.frame.height
        )
    }

    /// Shows another menu in this one's place.
    func replace(_ menu: UIMenu) {
        (root, shown) = (menu, menu)
        rebuild()
    }

    func stands(beside view: UIView) -> Bool { source === view }

    private init(
        _ menu: UIMenu,
        from source: UIView,
        _ order: UIContextMenuConfiguration.ElementOrder,
        chosen: @escaping (UIMenuElement) -> Void
    ) {
        root = menu
        shown = menu
        self.source = source
        self.order = order
        self.chosen = chosen
        super.init(frame: .zero)
        addSubview(backdrop)
        addSubview(shadow)
        addSubview(platter)
        shadow.isUserInteractionEnabled = false
        shadow.layer.shadowOpacity = Float(metrics.shadow.opacity)
        shadow.layer.shadowRadius = metrics.shadow.radius
        shadow.layer.shadowOffset = CGSize(width: 0, height: metrics.shadow.offset)
        platter.clipsToBounds = true
        platter.layer.cornerRadius = metrics.cornerRadius
        platter.layer.cornerCurve = .continuous
        platter.backgroundColor = metrics.isGlass ? nil : .menuPlatter
        if metrics.isGlass {
            shadow.show(cornerRadius: metrics.cornerRadius, isDark: source.traitCollection.userInterfaceStyle == .dark)
            platter.layer.borderWidth = Self.rim
            platter.layer.borderColor = UIColor.glassRim.resolvedColor(with: source.traitCollection).cgColor
        }
        platter.alwaysBounceVertical = false
        backdrop.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func rebuild() {
        for view in platter.subviews { view.removeFromSuperview() }
        let content = MenuSections(shown, answers: answers) { [weak self] in self?.rebuild() }
        let hasMarks = content.hasStates || content.hasSubmenus && !metrics.isGlass
        let titleX = metrics.titleX(hasStates: hasMarks, hasImages: content.hasImages)
        let imageX = metrics.imageX(hasStates: content.hasStates)
        var y = metrics.endMargin
        rows = []
        if !shown.title.isEmpty { y = addHeader(shown.title, at: y, closes: true) }
        for (index, section) in content.sections(isReversed: isReversed).enumerated() {
            if index > 0 {
                addGap(at: y)
                y += metrics.sectionGap
            }
            if !section.title.isEmpty { y = addHeader(section.title, at: y, closes: false) }
            y = section.size == .large ? addRows(section, at: y, titleX, imageX) : addTiles(section, at: y)
        }
        platter.contentSize = CGSize(width: metrics.width, height: y + metrics.endMargin)
        setNeedsLayout()
    }

    private func addRows(
        _ section: MenuSections.Section,
        at top: CGFloat,
        _ titleX: CGFloat,
        _ imageX: CGFloat
    ) -> CGFloat {
        var y = top
        for element in section.elements {
            let row = MenuRow(
                element: element,
                metrics: metrics,
                titleX: titleX,
                imageX: imageX,
                titleLines: section.titleLines
            )
            row.frame = CGRect(x: 0, y: y, width: metrics.width, height: row.height)
            add(row, to: platter)
            y += row.height
            if metrics.rowsHaveLines, element !== section.elements.last { addLine(at: y) }
        }
        return y
    }

    private func addTiles(_ section: MenuSections.Section, at y: CGFloat) -> CGFloat {
        let frames = section.tileFrames(width: metrics.width, rowHeight: metrics.rowHeight)
        let height = frames.last?.maxY ?? 0
        let strip = UIScrollView(frame: CGRect(x: 0, y: y, width: metrics.width, height: height))
        strip.contentInsetAdjustmentBehavior = .never
        strip.showsHorizontalScrollIndicator = false
        strip.contentSize = CGSize(width: frames.map(\.maxX).max() ?? 0, height: height)
        platter.addSubview(strip)
        for (element, frame) in zip(section.elements, frames) {
            let tile = MenuTile(element: element, size: section.size)
            tile.frame = frame
            add(tile, to: strip)
        }
        return y + height
    }

    private func add(_ item: MenuItemControl, to view: UIView) {
        item.addAction(UIAction { [weak self, element = item.element] _ in self?.choose(element) }, for: .touchUpInside)
        view.addSubview(item)
        rows.append(item)
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
        if closes { addLine(at: y + height) }
        return y + height
    }

    /// Above a height in the platter.
    private func addLine(at y: CGFloat) {
        let inset = metrics.lineInset
        let height = metrics.lineThickness ?? 1 / layoutScale
        let line = UIView(frame: CGRect(x: inset, y: y - height, width: metrics.width - 2 * inset, height: height))
        line.backgroundColor = .separator
        platter.addSubview(line)
    }

    /// Sets groups off: by a line in the middle of the gap on iOS 26, by a darker band before.
    private func addGap(at y: CGFloat) {
        if metrics.isGlass { return addLine(at: y + metrics.sectionGap / 2 + 1) }
        let band = UIView(frame: CGRect(x: 0, y: y, width: metrics.width, height: metrics.sectionGap))
        band.backgroundColor = UIColor {
            UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.35 : 0.08)
        }
        platter.addSubview(band)
    }

    func choose(_ element: UIMenuElement) {
        if let menu = element as? UIMenu {
            shown = menu
            return rebuild()
        }
        guard element.isEnabledInMenus else { return }
        if !element.keepsMenuPresented { close() }
        chosen(element)
        if element.keepsMenuPresented { rebuild() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let height = min(platter.contentSize.height, room.height)
        platter.isHidden = rows.isEmpty
        shadow.isHidden = rows.isEmpty
        if isClosing { return }
        if let preview { return layoutBelow(preview, height: height, room: room) }
        let anchor = anchor
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? anchor.maxX - metrics.width : anchor.minX
        // BT-M20: on iOS 26 the menu grows out of its source; before it stands below, or above without room there.
        let (below, above) = (anchor.maxY + Self.margin, anchor.minY - Self.margin - height)
        let isAbove = (metrics.isGlass ? anchor.minY : below) + height > room.maxY && above >= room.minY
        reverse(if: isAbove && order != .fixed)
        let y = metrics.isGlass ? anchor.minY : isAbove ? above : below
        platter.frame = CGRect(
            x: max(room.minX, min(x, room.maxX - metrics.width)),
            y: max(room.minY, min(y, room.maxY - height)),
            width: metrics.width,
            height: height
        )
        shadow.frame = platter.frame
        shadow.layer.shadowPath =
            UIBezierPath(roundedRect: shadow.bounds, cornerRadius: metrics.cornerRadius).cgPath
    }

    /// What the menu stands beside, in this view's bounds space.
    private var anchor: CGRect {
        guard let source else { return .zero }
        return source.convert((source as? UIControl)?.menuAnchor(for: configuration) ?? source.bounds, to: self)
    }

    private func reverse(if mustReverse: Bool) {
        guard mustReverse != isReversed else { return }
        isReversed = mustReverse
        rebuild()
    }

    /// The preview moves up until the menu finds room below it; above it where it is too high for that.
    private func layoutBelow(_ preview: MenuPreview, height: CGFloat, room: CGRect) {
        var frame = preview.frame
        let overflow = frame.maxY + Self.previewGap + height - room.maxY
        if overflow > 0 { frame.origin.y = max(room.minY, frame.minY - overflow) }
        lifted?.frame = frame
        let below = frame.maxY + Self.previewGap
        let isAbove = below + height > room.maxY
        reverse(if: isAbove && order == .priority)
        let y = isAbove ? max(room.minY, frame.minY - Self.previewGap - height) : below
        let isTrailing = effectiveUserInterfaceLayoutDirection == .rightToLeft || frame.midX > bounds.midX + 1
        let x = isTrailing ? frame.maxX - metrics.width : frame.minX
        platter.frame = CGRect(
            x: max(room.minX, min(x, room.maxX - metrics.width)),
            y: y,
            width: metrics.width,
            height: height
        )
        shadow.frame = platter.frame
        shadow.layer.shadowPath = UIBezierPath(roundedRect: shadow.bounds, cornerRadius: metrics.cornerRadius).cgPath
    }

    /// Points between a preview and its menu; not measured.
    private static let previewGap: CGFloat = 12
    /// Points to the safe area's edges, and to the source before iOS 26.
    private static let margin: CGFloat = 8
    /// The white line around the platter on iOS 26 (looks: menus).
    private static let rim: CGFloat = 0.67
}

/// What lies behind a menu: its shadow, and on iOS 26 the blurred screen.
final class MenuBackdrop: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }

    /// BT-M24: over white 250, over black 176 (dark: 18).
    func show(cornerRadius: CGFloat, isDark: Bool) {
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = .continuous
        let gray: CGFloat = isDark ? 0.1 : 248 / 255
        let tint = CGColor(red: gray, green: gray, blue: gray, alpha: 0.71)
        (layer as? BackdropLayer)?.material = BackdropMaterial(sigma: 16, saturation: 1.3, tint: tint)
    }
}

extension UIWindow {
    /// The menu that is open; nil: none.
    package var openMenu: UIView? { menuOverlay }
    var menuOverlay: MenuOverlay? { subviews.lazy.compactMap { $0 as? MenuOverlay }.last { !$0.isClosing } }
}

extension UIColor {
    /// BT-M24: over white 250, over black 18.
    static var menuPlatter: UIColor {
        UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.12, alpha: 0.92) : UIColor(white: 250 / 255, alpha: 0.96)
        }
    }
}
