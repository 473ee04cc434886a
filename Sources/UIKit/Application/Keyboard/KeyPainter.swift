import Foundation

/// Draws one key of the keyboard into the current context.
@MainActor
struct KeyPainter {
    let palette: KeyboardLook.Palette
    let isPad: Bool
    let isShifted: Bool
    /// What the return key says.
    let returnTitle: String
    var phone: KeyboardLook.Phone { KeyboardLook.Phone.current }
    var pad: KeyboardLook.Pad { KeyboardLook.Pad.current }

    /// - Parameter frame: In the context's space, in points.
    func draw(_ key: KeyboardKey, in frame: CGRect) {
        drawSurface(key, in: frame)
        let text = key.surface == .action ? UIColor.white : palette.text.color
        let label = isPad ? pad.label : phone.label
        switch key.action {
        case .character(let character, let second): draw(character, second: second, in: frame)
        case .space: if !isPad { Self.draw("space", size: label, in: frame, color: text) }
        case .enter: Self.draw(returnTitle, size: isPad ? pad.word : label, in: frame, color: text)
        case .plane(let title): Self.draw(title, size: label, in: frame, color: text)
        case .shift: drawShift(in: frame)
        case .delete: drawDelete(in: frame, color: text)
        case .emoji: drawFace(key, in: frame)
        case .dictation: drawMicrophone(key, in: frame)
        case .tab: Self.draw("tab", size: label, in: frame, color: text)
        case .capsLock: Self.draw("caps lock", size: label, in: frame, color: text)
        case .hide: drawHide(in: frame, color: text)
        }
    }

    private func drawSurface(_ key: KeyboardKey, in frame: CGRect) {
        let radius = isPad ? pad.radius : phone.radius
        let fill: LookColor
        switch key.surface {
        case .bare: return
        case .letter: fill = palette.letter
        case .action: fill = palette.action
        case .special: fill = key.action == .shift && isShifted ? palette.active : palette.special
        }
        (key.surface == .action ? palette.actionShadow : palette.shadow).color.setFill()
        UIBezierPath(roundedRect: frame.offsetBy(dx: 0, dy: 1), cornerRadius: radius).fill()
        fill.color.setFill()
        UIBezierPath(roundedRect: frame, cornerRadius: radius).fill()
    }

    private func draw(_ character: String, second: String?, in frame: CGRect) {
        let isCapital = isShifted || KeyboardLook.Labels.current.lettersAreCapitals
        let shown = isCapital ? character.uppercased() : character
        guard let second else {
            let size = shown.count > 1 ? phone.label : isPad ? pad.letter : phone.letter
            // Small letters are larger and thinner than capitals.
            let isSmall = shown.lowercased() == shown && shown.uppercased() != shown
            return Self.draw(
                shown,
                size: isSmall && shown.count == 1 ? size + smallLetterGrowth : size,
                weight: isSmall && shown.count == 1 ? .light : .regular,
                in: frame.offsetBy(dx: 0, dy: isSmall && shown.count == 1 ? -2.5 : 0),
                color: palette.text.color
            )
        }
        let isPunctuation = character == "," || character == "."
        let (upper, lower) = (
            CGRect(x: frame.minX, y: frame.minY + 4, width: frame.width, height: 20),
            CGRect(
                x: frame.minX,
                y: frame.minY + frame.height * 0.42 + pad.letterDrop,
                width: frame.width,
                height: 24
            )
        )
        Self.draw(
            second,
            size: isPunctuation ? pad.letter : pad.small,
            in: isPunctuation ? upper.offsetBy(dx: 0, dy: 4) : upper,
            color: isPunctuation ? palette.text.color : palette.secondary.color
        )
        Self.draw(shown, size: pad.letter, in: lower, color: palette.text.color)
    }

    private func drawShift(in frame: CGRect) {
        let name = isShifted ? "shift.fill" : "shift"
        let color = isShifted ? UIColor.black : isDark ? .white : palette.text.color
        Self.draw(symbol: name, size: isPad ? pad.shift : phone.shift, at: frame.center, color: color)
    }

    /// Points by which small letters are larger than capitals (looks: keyboard).
    private var smallLetterGrowth: CGFloat { isPad ? 0 : 3 }
    var isDark: Bool { palette.text.color == .white }

    // MARK: Text and symbols

    static func draw(
        _ text: String,
        size: CGFloat,
        weight: UIFont.Weight = .regular,
        in frame: CGRect,
        color: UIColor
    ) {
        let string = NSAttributedString(
            string: text,
            attributes: [.font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color]
        )
        let measured = string.size()
        string.draw(at: CGPoint(x: frame.midX - measured.width / 2, y: frame.midY - measured.height / 2))
    }

    /// Draws a symbol of a point size about a center.
    static func draw(symbol name: String, size: CGFloat, at center: CGPoint, color: UIColor) {
        let configuration = UIImage.SymbolConfiguration(pointSize: size)
        guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return }
        image.withTintColor(color, renderingMode: .alwaysOriginal).draw(
            in: CGRect(
                x: center.x - image.size.width / 2,
                y: center.y - image.size.height / 2,
                width: image.size.width,
                height: image.size.height
            )
        )
    }
}

extension CGRect {
    /// The middle.
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}
