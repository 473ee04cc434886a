import Foundation

/// What an alert shows: texts, fields and buttons on a card, Cancel of an action sheet on a card of its own.
final class AlertContentView: UIView {
    private unowned let controller: UIAlertController
    private let card = UIView()
    private let cancelCard = UIView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var buttons: [AlertButton] = []
    private var separators: [UIView] = []
    private var boxes: [AlertFieldBox] = []
    private var metrics: AlertLook { .current }
    /// As an action sheet looks before iOS 26, with Cancel apart.
    private var isSheet: Bool { controller.preferredStyle == .actionSheet }

    init(controller: UIAlertController) {
        self.controller = controller
        super.init(frame: UIScreen.main.bounds)
        for view in [card, cancelCard, titleLabel, messageLabel] { addSubview(view) }
        for label in [titleLabel, messageLabel] { label.numberOfLines = 0 }
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    /// The actions as they stand on the screen; a popover has no Cancel (PR-M3, PR-M8).
    private var shownActions: [UIAlertAction] {
        let cancel = controller.actions.filter { $0.style == .cancel }
        let others = controller.actions.filter { $0.style != .cancel }
        if isSheet, controller.isInPopover { return others }
        let sideBySide = !isSheet && controller.actions.count == 2
        return sideBySide ? cancel + others : others + cancel
    }

    func rebuild() {
        for view in buttons + separators { view.removeFromSuperview() }
        let isDim = isSheet && !metrics.isGlass
        titleLabel.text = controller.title
        let isPlain = isDim && metrics.classic?.hasPlainSheetTitle == true
        titleLabel.font = .systemFont(ofSize: isDim ? 13 : 17, weight: isPlain ? .regular : .semibold)
        titleLabel.textColor = isDim ? .secondaryLabel : .label
        messageLabel.text = controller.message
        messageLabel.font = .systemFont(ofSize: isDim ? 13 : metrics.messageSize)
        messageLabel.textColor = isDim || metrics.isGlass ? .secondaryLabel : .label
        for label in [titleLabel, messageLabel] { label.textAlignment = metrics.isGlass ? .natural : .center }
        for (label, text) in [(titleLabel, controller.parts.title), (messageLabel, controller.parts.message)] {
            if let text { label.attributedText = text }
        }
        if let content = controller.parts.content?.view, content.superview !== self { addSubview(content) }
        let isPale = isSheet && controller.isInPopover && metrics.classic != nil
        let white = isPale ? 0.97 : isSheet ? 0.95 : metrics.classic?.fill ?? 0.95
        card.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: 0.16, alpha: 0.97) : UIColor(white: white, alpha: 0.97)
        }
        cancelCard.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .white
        }
        for view in [card, cancelCard] {
            view.layer.cornerCurve = metrics.hasContinuousCorners ? .continuous : .circular
            view.layer.cornerRadius = controller.isInPopover ? 0 : metrics.radius(isSheet: isSheet)
        }
        buttons = shownActions.map { action in
            let button = AlertButton(
                action: action,
                isPreferred: isPreferred(action),
                metrics: metrics,
                isSheet: isSheet
            )
            button.addAction(UIAction { [weak self] _ in self?.controller.choose(action) }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        for box in boxes { box.removeFromSuperview() }
        boxes = (controller.textFields ?? []).enumerated().map { index, field in
            let box = AlertFieldBox(field: field, index: index, count: controller.textFields?.count ?? 1)
            addSubview(box)
            return box
        }
        separators = metrics.isGlass ? [] : buttons.map { _ in separator() }
        setNeedsLayout()
    }

    private func separator() -> UIView {
        let view = UIView()
        view.backgroundColor =
            metrics.classic.map { UIColor(white: 0, alpha: isSheet ? 0.16 : $0.ruleAlpha) } ?? .barHairline
        view.isUserInteractionEnabled = false
        addSubview(view)
        return view
    }

    /// The preferred action, else Cancel, stands out.
    private func isPreferred(_ action: UIAlertAction) -> Bool {
        if let preferred = controller.preferredAction { return preferred === action }
        return action.style == .cancel && !metrics.isGlass
    }

    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(width: bounds.width, applies: true)
    }

    /// Measures the content for a width and, if asked to, puts everything into its place.
    ///
    /// - Returns: The height, in points.
    func arrange(width: CGFloat, applies: Bool) -> CGFloat {
        func put(_ view: UIView, _ frame: CGRect) {
            if applies { view.frame = frame.roundedToPixels(scale: traitCollection.displayScale) }
        }
        var y = arrangeTexts(width: width, put: put)
        if let content = controller.parts.content {
            let height = content.preferredContentSize.height
            put(content.view, CGRect(x: 0, y: y, width: width, height: height))
            y += height
        }
        for box in boxes {
            let margin = metrics.fieldMargin
            let overlap = box === boxes.last ? 0 : metrics.classic?.fieldOverlap ?? 0
            put(box, CGRect(x: margin, y: y, width: width - 2 * margin, height: metrics.fieldHeight + overlap))
            y += metrics.fieldHeight + metrics.fieldGap
        }
        if !boxes.isEmpty { y += metrics.fieldFoot }
        let hasSeparateCancel = isSheet && !metrics.isGlass && !controller.isInPopover
        let cancel = hasSeparateCancel ? buttons.first { $0.action.style == .cancel } : nil
        let main = buttons.filter { $0 !== cancel }
        let cardHeight = arrangeButtons(main, from: y, width: width, put: put)
        put(card, CGRect(x: 0, y: 0, width: width, height: cardHeight))
        if applies { cancelCard.isHidden = cancel == nil }
        guard let cancel else { return cardHeight }
        let frame = CGRect(
            x: 0,
            y: cardHeight + metrics.cancelGap,
            width: width,
            height: metrics.buttonHeight(isSheet: true)
        )
        put(cancel, frame)
        put(cancelCard, frame)
        if applies { separators.last?.isHidden = true }
        return frame.maxY
    }

    private func arrangeTexts(width: CGFloat, put: (UIView, CGRect) -> Void) -> CGFloat {
        let texts = [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty }
        guard !texts.isEmpty else { return 0 }
        let room = width - 2 * metrics.textMargin
        if let classic = metrics.classic { return arrangeClassic(texts, classic, room: room, put: put) }
        var y = metrics.top(isSheet: isSheet)
        for (index, label) in texts.enumerated() {
            let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
            if index > 0 { y += metrics.titleGap }
            put(label, CGRect(x: metrics.textMargin, y: y, width: room, height: height))
            y += height
        }
        let hasFields = !(controller.textFields ?? []).isEmpty
        return y + (hasFields ? metrics.fieldTop : metrics.textBottom(isSheet: isSheet))
    }

    /// Sets the distance of a label's lines, in points.
    private func spread(_ label: UILabel, to pitch: CGFloat) {
        let isOwn = (label === titleLabel ? controller.parts.title : controller.parts.message) != nil
        guard !isOwn, let text = label.text, let font = label.font else { return }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        paragraph.lineSpacing = max(0, pitch - font.lineHeight)
        let color = label.textColor ?? .label
        label.attributedText = NSAttributedString(
            string: text,
            attributes: [.font: font, .foregroundColor: color, .paragraphStyle: paragraph]
        )
    }

    /// Puts capitals where they stood before iOS 13.
    private func arrangeClassic(
        _ texts: [UILabel],
        _ classic: ClassicAlertLook,
        room: CGFloat,
        put: (UIView, CGRect) -> Void
    ) -> CGFloat {
        var capitals = isSheet ? classic.sheet.top : classic.top
        for (index, label) in texts.enumerated() {
            guard let font = label.font else { continue }
            spread(label, to: label === titleLabel ? classic.pitch.title : classic.pitch.message)
            let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
            let pitch = label === titleLabel ? classic.pitch.title : classic.pitch.message
            let lines = 1 + max(0, ((size.height - font.lineHeight) / pitch).rounded())
            if index > 0 { capitals += isSheet ? classic.sheet.messageGap : classic.messageGap }
            let y = capitals - (font.ascender - font.capHeight)
            put(label, CGRect(x: metrics.textMargin, y: y, width: room, height: size.height))
            capitals += (lines - 1) * pitch
        }
        let hasMessage = texts.contains(messageLabel)
        if isSheet { return capitals + (hasMessage ? classic.sheet.messageFoot : classic.sheet.titleFoot) }
        if !boxes.isEmpty { return capitals + classic.fieldsTop }
        return capitals + (hasMessage ? classic.foot.message : classic.foot.title)
    }

    /// - Returns: Where the card ends.
    private func arrangeButtons(
        _ buttons: [AlertButton],
        from top: CGFloat,
        width: CGFloat,
        put: (UIView, CGRect) -> Void
    ) -> CGFloat {
        let height = metrics.buttonHeight(isSheet: isSheet)
        let margin = metrics.buttonMargin
        let hairline = 1 / max(1, traitCollection.displayScale)
        let rule = isSheet ? 0 : metrics.classic?.rule ?? 0
        var y = top + margin + rule
        guard !buttons.isEmpty else { return y }
        if !isSheet || metrics.isGlass && !controller.isInPopover, buttons.count == 2 {
            let each = (width - 2 * margin - metrics.buttonGap) / 2
            for (index, button) in buttons.enumerated() {
                put(
                    button,
                    CGRect(x: margin + CGFloat(index) * (each + metrics.buttonGap), y: y, width: each, height: height)
                )
            }
            if separators.count == 2 {
                put(separators[0], CGRect(x: 0, y: y - rule, width: width, height: hairline))
                put(separators[1], CGRect(x: each, y: y, width: hairline, height: height))
            }
            return y + height + margin
        }
        for (index, button) in buttons.enumerated() {
            put(button, CGRect(x: margin, y: y, width: width - 2 * margin, height: height))
            if index < separators.count {
                put(separators[index], CGRect(x: 0, y: y - rule, width: width, height: y > 0 ? hairline : 0))
            }
            y += height + (index < buttons.count - 1 ? metrics.buttonGap : 0)
        }
        return y + margin
    }
}

/// One button of an alert.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel()
    private let imageView = UIImageView()
    private let mark = UIImageView()

    init(action: UIAlertAction, isPreferred: Bool, metrics: AlertLook, isSheet: Bool) {
        self.action = action
        super.init(frame: .zero)
        isEnabled = action.isEnabled
        label.text = action.title
        label.textAlignment = action.parts.alignment
        let weight: UIFont.Weight = isPreferred ? .semibold : metrics.isGlass ? .medium : .regular
        label.font = .systemFont(ofSize: metrics.buttonSize(isSheet: isSheet), weight: weight)
        label.textColor = color(isPreferred: isPreferred, isGlass: metrics.isGlass)
        if metrics.isGlass {
            backgroundColor = isPreferred ? .systemBlue : .tertiarySystemFill
            layer.cornerRadius = metrics.buttonHeight(isSheet: isSheet) / 2
        }
        imageView.image = action.parts.image
        mark.image = action.parts.isChecked ? UIImage(systemName: "checkmark") : nil
        for view in [imageView, mark] { view.tintColor = action.parts.imageColor ?? label.textColor }
        for view in [label, imageView, mark] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// EV-9.
    override var naturalAccessibility: NaturalAccessibility {
        super.naturalAccessibility.adding(.button, label: action.title)
    }

    /// PR-M6.
    private func color(isPreferred: Bool, isGlass: Bool) -> UIColor {
        guard action.isEnabled else {
            return AlertLook.current.classic == nil ? .tertiaryLabel : UIColor(white: 0.5, alpha: 1)
        }
        if let color = action.parts.titleColor { return color }
        if action.style == .destructive { return .systemRed }
        return isGlass ? isPreferred ? .white : .label : .systemBlue
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let sides = action.parts.alignment == .center ? 8 : Self.imageMargin
        label.frame = bounds.insetBy(dx: sides, dy: 0)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (view, isLeading) in [(imageView, true), (mark, false)] {
            let size = view.image?.size ?? .zero
            let isLeft = isLeading != isRightToLeft
            let x = isLeft ? bounds.minX + Self.imageMargin : bounds.maxX - Self.imageMargin - size.width
            view.frame = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
                .roundedToPixels(scale: traitCollection.displayScale)
        }
    }

    /// Points between an image and the button's end.
    private static let imageMargin: CGFloat = 16

    override func controlStateDidChange() {
        super.controlStateDidChange()
        if AlertLook.current.isGlass { return alpha = isHighlighted ? 0.6 : 1 }
        // 225 where the card is 240, 64 where it is 45 (looks: documented elsewhere).
        let pressed = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.09) : UIColor(white: 0, alpha: 0.065)
        }
        backgroundColor = isHighlighted ? pressed : nil
    }
}
