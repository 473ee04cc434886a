import Foundation

/// Shows one accessory of a cell.
final class ListAccessoryView: UIView {
    let accessory: UICellAccessory
    private var shown: UIView?
    private let onTap: (UICellAccessory) -> Void

    init(_ accessory: UICellAccessory, traits: UITraitCollection, onTap: @escaping (UICellAccessory) -> Void) {
        self.accessory = accessory
        self.onTap = onTap
        super.init(frame: .zero)
        isOpaque = false
        tintColor = accessory.tintColor
        makeContent()
        if let shown { addSubview(shown) }
    }

    required init?(coder: NSCoder) { nil }

    private func makeContent() {
        switch accessory.kind {
        case .disclosureIndicator: shown = sign(.disclosureIndicator)
        case .checkmark: shown = sign(.checkmark)
        case .detail: shown = sign(.detailButton)
        case .outlineDisclosure: shown = OutlineSignView(frame: .zero)
        case .delete, .insert:
            let control = CellEditControl(frame: .zero)
            control.style = accessory.kind == .delete ? .delete : .insert
            control.isUserInteractionEnabled = false
            shown = control
        case .reorder:
            shown = CellReorderControl(frame: .zero)
            shown?.isUserInteractionEnabled = false
        case .multiselect: shown = MultiselectView(frame: .zero)
        case .label(let text):
            let label = UILabel(frame: .zero)
            label.text = text
            label.font = accessory.font
            label.textColor = accessory.tintColor ?? .secondaryLabel
            shown = label
        case .popUpMenu(let menu):
            var configuration = UIButton.Configuration.plain()
            configuration.contentInsets = .zero
            configuration.title = menu.children.compactMap { $0 as? UIAction }.first { $0.state == .on }?.title
            let button = UIButton(configuration: configuration, primaryAction: nil)
            button.menu = menu
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = true
            shown = button
        case .customView(let view): shown = view
        }
    }

    private func sign(_ type: UITableViewCell.AccessoryType) -> UIView {
        let view = CellAccessoryView(frame: .zero)
        view.type = type
        view.isUserInteractionEnabled = false
        return view
    }

    /// Whether the sign of an outline points down.
    var isExpanded = false { didSet { (shown as? OutlineSignView)?.isExpanded = isExpanded } }
    var isSelected = false { didSet { (shown as? MultiselectView)?.isSelected = isSelected } }

    /// Points that the accessory takes across.
    func slot(scale: CGFloat) -> CGFloat {
        switch accessory.reservedLayoutWidth {
        case .custom(let width): return width
        case .standard, .actual: break
        }
        let type: UITableViewCell.AccessoryType
        switch accessory.kind {
        case .disclosureIndicator: type = .disclosureIndicator
        case .checkmark: type = .checkmark
        case .detail: type = .detailButton
        case .outlineDisclosure:
            return CellAccessoryView.signWidth(of: .disclosureIndicator, traits: traitCollection, scale: scale) + 6
        case .delete, .insert, .multiselect: return 26
        case .reorder: return 27
        case .label, .popUpMenu:
            return (shown?.sizeThatFits(CGSize(width: 10_000, height: 44)).width ?? 0).ceiledToPixel(scale: scale)
        case .customView(let view):
            let width = view.bounds.width > 0 ? view.bounds.width : view.systemLayoutSizeFitting(.zero).width
            return accessory.reservedLayoutWidth == .standard ? max(width, ListLook.current.symbolSlot) : width
        }
        return CellAccessoryView.signWidth(of: type, traits: traitCollection, scale: scale)
    }

    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let shown else { return }
        switch accessory.kind {
        case .customView(let view):
            let size = view.bounds.size == .zero ? view.systemLayoutSizeFitting(.zero) : view.bounds.size
            view.frame = CGRect(
                x: (bounds.width - size.width) / 2,
                y: (bounds.height - size.height) / 2,
                width: size.width,
                height: size.height
            ).roundedToPixels(scale: layoutScale)
        default: shown.frame = bounds
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        switch accessory.kind {
        case .customView, .popUpMenu: return super.hitTest(point, with: event).flatMap { $0 === self ? nil : $0 }
        case .delete, .insert, .detail, .outlineDisclosure: return super.hitTest(point, with: event)
        case .disclosureIndicator, .checkmark, .multiselect, .label, .reorder: return nil
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap(accessory) }
}

/// The sign that shows and hides the items below an outline's.
final class OutlineSignView: UIView {
    var isExpanded = false { didSet { if isExpanded != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let (long, short) = (CGFloat(10), CGFloat(5))
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let path = UIBezierPath()
        if isExpanded {
            path.move(to: CGPoint(x: center.x - long / 2, y: center.y - short / 2))
            path.addLine(to: CGPoint(x: center.x, y: center.y + short / 2))
            path.addLine(to: CGPoint(x: center.x + long / 2, y: center.y - short / 2))
        } else {
            let tip = isMirrored ? -short / 2 : short / 2
            path.move(to: CGPoint(x: center.x - tip, y: center.y - long / 2))
            path.addLine(to: CGPoint(x: center.x + tip, y: center.y))
            path.addLine(to: CGPoint(x: center.x - tip, y: center.y + long / 2))
        }
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        tintColor.setStroke()
        path.stroke()
    }
}

/// The ring that an item of a list wears while several can be chosen.
final class MultiselectView: UIView {
    var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let side: CGFloat = 22
        let disc = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        guard isSelected else {
            let ring = UIBezierPath(ovalIn: disc.insetBy(dx: 0.75, dy: 0.75))
            ring.lineWidth = 1.5
            UIColor.tertiaryLabel.setStroke()
            return ring.stroke()
        }
        tintColor.setFill()
        UIBezierPath(ovalIn: disc).fill()
        let mark = UIBezierPath()
        mark.move(to: CGPoint(x: disc.minX + 6, y: disc.midY))
        mark.addLine(to: CGPoint(x: disc.minX + 9.5, y: disc.midY + 4))
        mark.addLine(to: CGPoint(x: disc.minX + 16, y: disc.midY - 4.5))
        mark.lineWidth = 2
        mark.lineCapStyle = .round
        mark.lineJoinStyle = .round
        UIColor.white.setStroke()
        mark.stroke()
    }
}
