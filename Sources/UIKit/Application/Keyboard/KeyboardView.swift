import Foundation

/// The keys of the screen's keyboard, drawn and touched.
///
/// It types as a person does, through the responder's delegate. Emoji and dictation do nothing.
final class KeyboardView: UIView {
    /// Whether letters are capitals now.
    private var isShifted = false
    /// Whether shift lasts, whatever is typed.
    private var hasCapsLock = false
    private var showsDigits = false
    private var inputTraits: (any UITextInputTraits)? { FirstResponder.current as? any UITextInputTraits }
    private let phone = KeyboardLook.Phone.current

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// Begins with letters, capital where a sentence begins.
    func prepare() {
        showsDigits = false
        hasCapsLock = false
        updateShift()
        layer.cornerRadius = isPad ? 0 : phone.panelRadius
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        overrideUserInterfaceStyle = inputTraits?.keyboardAppearance == .dark ? .dark : .unspecified
        setNeedsDisplay()
    }

    /// Takes shift back after the first letter, and sets it in an emptied text.
    func textDidChange() {
        updateShift()
        setNeedsDisplay()
    }

    private func updateShift() {
        let type = inputTraits?.autocapitalizationType ?? .sentences
        isShifted = hasCapsLock || type.capitalizes(after: textBeforeCaret)
    }

    /// What stands before the caret; for responders that tell only whether they have text, a stand-in.
    private var textBeforeCaret: String {
        if let input = FirstResponder.current as? any UITextInput, let caret = input.selectedTextRange?.start,
            let range = input.textRange(from: input.beginningOfDocument, to: caret)
        {
            return input.text(in: range) ?? ""
        }
        return (FirstResponder.current as? any UIKeyInput)?.hasText ?? false ? "x" : ""
    }

    /// KB-M3: a return key that waits for text does nothing without.
    private var isReturnEnabled: Bool {
        !(inputTraits?.enablesReturnKeyAutomatically ?? false)
            || (FirstResponder.current as? any UIKeyInput)?.hasText ?? true
    }

    private var isPad: Bool { traitCollection.userInterfaceIdiom == .pad }

    /// The height of suggestions or shortcuts above the rows, in points.
    private var headHeight: CGFloat {
        if isPad { return KeyboardLook.Pad.current.shortcuts }
        return KeyboardMetrics.showsSuggestions(for: inputTraits) ? phone.suggestions : 0
    }

    private var plan: KeyboardPlan {
        let hasFoot = !isPad && UIScreen.main.configuration.safeAreaInsets.bottom > 0 && bounds.height > 230
        var setting = KeyboardSetting()
        setting.isPad = isPad
        setting.width = bounds.width
        setting.hasFoot = hasFoot
        setting.rowsHeight = bounds.height - headHeight - (hasFoot ? phone.below : 0)
        setting.type = inputTraits?.keyboardType ?? .default
        setting.returnKey = inputTraits?.returnKeyType ?? .default
        setting.isReturnEnabled = isReturnEnabled
        setting.showsDigits = showsDigits
        return KeyboardPlan(setting)
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        let colors = KeyboardLook.Colors.current
        let palette = traitCollection.userInterfaceStyle == .dark ? colors.dark : colors.light
        palette.background.color.setFill()
        UIBezierPath(rect: bounds).fill()
        drawHead(palette)
        let painter = KeyPainter(palette: palette, isPad: isPad, isShifted: isShifted, returnTitle: returnTitle)
        for key in plan.keys { painter.draw(key, in: key.frame.offsetBy(dx: 0, dy: headHeight)) }
    }

    private var returnTitle: String {
        let title = (inputTraits?.returnKeyType ?? .default).title
        return KeyboardLook.Labels.current.returnIsSmall && title != "SOS" ? title.lowercased() : title
    }

    /// Two lines between three suggestions, or a pad's shortcuts.
    private func drawHead(_ palette: KeyboardLook.Palette) {
        guard headHeight > 0 else { return }
        if isPad {
            for (index, name) in ["arrow.uturn.left", "arrow.uturn.right", "doc.on.clipboard"].enumerated() {
                let center = CGPoint(x: 35 + CGFloat(index) * 46, y: headHeight / 2 + 1)
                KeyPainter.draw(symbol: name, size: 17, at: center, color: palette.secondary.color)
            }
            return
        }
        palette.divider.color.setFill()
        for third in [1, 2] as [CGFloat] {
            let x = (bounds.width * third / 3).roundedToPixel(scale: layoutScale)
            UIBezierPath(rect: CGRect(x: x, y: 12, width: 1, height: headHeight - 21)).fill()
        }
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        // The gaps between keys belong to the nearest one.
        let inRows = CGPoint(x: point.x, y: point.y - headHeight)
        let key = plan.keys.first { $0.frame.insetBy(dx: -4, dy: -6).contains(inRows) }
        if let key { press(key) }
    }

    private func press(_ key: KeyboardKey) {
        switch key.action {
        case .character(let text, _):
            type(isShifted ? text.uppercased() : text)
            updateShift()
        case .space:
            type(" ")
            updateShift()
        case .enter: if isReturnEnabled { type("\n") }
        case .tab: type("\t")
        case .capsLock:
            hasCapsLock.toggle()
            isShifted = hasCapsLock
        case .delete:
            if let target = FirstResponder.current as? any KeyboardTarget {
                target.deleteByKeyboard()
            } else {
                (FirstResponder.current as? any UIKeyInput)?.deleteBackward()
            }
            updateShift()
        case .shift: isShifted.toggle()
        case .plane: showsDigits.toggle()
        case .hide: _ = FirstResponder.current?.resignFirstResponder()
        case .emoji, .dictation: break
        }
        setNeedsDisplay()
    }

    private func type(_ text: String) {
        if let target = FirstResponder.current as? any KeyboardTarget {
            target.typeByKeyboard(text)
        } else {
            (FirstResponder.current as? any UIKeyInput)?.insertText(text)
        }
    }
}
