/// Draws a cell's accessory type; detail buttons take touches.
final class CellAccessoryView: UIView {
    var type: UITableViewCell.AccessoryType = .none {
        didSet {
            guard type != oldValue else { return }
            isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
            setNeedsDisplay()
        }
    }
    /// Whether the sign points left (TV-M17).
    var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsDisplay() } } }
    var onTap: (() -> Void)?

    /// Points: the slot that holds a disclosure sign, in thirds or halves of a point by the screen (TV-M12).
    private static let disclosureSlot: CGFloat = 10.4
    private static let detailDiameter: CGFloat = 22
    private static let checkmarkSize = CGSize(width: 13, height: 10)
    private static let checkmarkSlot: CGFloat = 19
    private static let strokeWidth: CGFloat = 2

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Of the disclosure sign's slot, in points; grows with the text from iOS 26 on (TV-M21).
    private static func slotSize(traits: UITraitCollection, scale: CGFloat) -> CGSize {
        let slots = TableLook.current.disclosureSlots ?? []
        let text = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        guard let last = slots.last, slots.allSatisfy({ $0.count == 3 }) else {
            return CGSize(
                width: disclosureSlot.roundedToPixel(scale: scale),
                height: TableLook.current.disclosure.size.height
            )
        }
        let upper = slots.first { $0[0] >= text } ?? last
        let lower = slots.last { $0[0] < text } ?? upper
        let span = upper[0] - lower[0]
        let share = span > 0 ? (text - lower[0]) / span : text / upper[0]
        func value(_ index: Int) -> CGFloat {
            let (from, to) = (span > 0 ? lower[index] : 0, upper[index])
            return (from + (to - from) * share).roundedToPixel(scale: scale)
        }
        return CGSize(width: value(1), height: value(2))
    }

    /// Of the disclosure sign's slot, in points.
    var signSize: CGSize { Self.slotSize(traits: traitCollection, scale: layoutScale) }

    /// What the sign itself takes up.
    static func signWidth(of type: UITableViewCell.AccessoryType, traits: UITraitCollection, scale: CGFloat) -> CGFloat
    {
        let slot = slotSize(traits: traits, scale: scale).width
        switch type {
        case .none: return 0
        case .disclosureIndicator: return slot
        case .checkmark: return checkmarkSlot
        case .detailButton: return detailDiameter
        case .detailDisclosureButton: return slot + detailDiameter + strokeWidth * 5
        }
    }

    /// The cell's width less the content's (metrics: `accessory_width`).
    static func reservedWidth(
        of type: UITableViewCell.AccessoryType,
        margin: CGFloat,
        traits: UITraitCollection,
        scale: CGFloat
    ) -> CGFloat {
        let widths = TableLook.current.accessoryWidths
        let known: CGFloat? =
            switch type {
            case .none: 0
            case .disclosureIndicator: widths["disclosure"]
            case .checkmark: widths["checkmark"]
            case .detailButton: widths["detail"]
            case .detailDisclosureButton: widths["detailDisclosure"]
            }
        if let known, known > 0 || type == .none { return known }
        return margin + signWidth(of: type, traits: traits, scale: scale)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        switch type {
        case .none: break
        case .disclosureIndicator: drawDisclosure()
        case .checkmark: drawCheckmark()
        case .detailButton: drawDetail(at: bounds.midX)
        case .detailDisclosureButton:
            drawDisclosure()
            let radius = Self.detailDiameter / 2
            drawDetail(at: isMirrored ? bounds.maxX - radius : bounds.minX + radius)
        }
    }

    private func drawDisclosure() {
        var size = TableLook.current.disclosure.size
        // The chevron fills its slot alike at every text size.
        if let slots = TableLook.current.disclosureSlots, let standard = slots.first, standard.count == 3 {
            let factor = signSize.height / standard[2]
            size = CGSize(width: size.width * factor, height: size.height * factor)
        }
        let half = Self.strokeWidth / 2
        let right = bounds.maxX - half
        let left = right - size.width + Self.strokeWidth
        let (top, bottom) = (bounds.midY - size.height / 2 + half, bounds.midY + size.height / 2 - half)
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: isMirrored ? bounds.maxX - x : x, y: y) }
        let path = UIBezierPath()
        path.move(to: place(left, top))
        path.addLine(to: place(right, bounds.midY))
        path.addLine(to: place(left, bottom))
        stroke(path, .tertiaryLabel)
    }

    private func drawCheckmark() {
        let size = Self.checkmarkSize
        let left = bounds.maxX - size.width
        let top = bounds.midY - size.height / 2
        let path = UIBezierPath()
        path.move(to: CGPoint(x: left + 1, y: top + size.height * 0.55))
        path.addLine(to: CGPoint(x: left + size.width * 0.36, y: top + size.height - 1))
        path.addLine(to: CGPoint(x: left + size.width - 1, y: top + 1))
        stroke(path, tintColor)
    }

    private func drawDetail(at x: CGFloat) {
        let radius = Self.detailDiameter / 2 - 0.75
        let center = CGPoint(x: x, y: bounds.midY)
        let circle = UIBezierPath(
            ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        )
        circle.lineWidth = 1.5
        tintColor.setStroke()
        circle.stroke()
        tintColor.setFill()
        UIBezierPath(ovalIn: CGRect(x: center.x - 1.25, y: center.y - 6, width: 2.5, height: 2.5)).fill()
        UIBezierPath(rect: CGRect(x: center.x - 0.75, y: center.y - 1.5, width: 1.5, height: 7)).fill()
        UIBezierPath(rect: CGRect(x: center.x - 2.25, y: center.y - 1.5, width: 2.25, height: 1.5)).fill()
        UIBezierPath(rect: CGRect(x: center.x - 2.5, y: center.y + 4.5, width: 5, height: 1.5)).fill()
    }

    private func stroke(_ path: UIBezierPath, _ color: UIColor) {
        path.lineWidth = Self.strokeWidth
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }
}
