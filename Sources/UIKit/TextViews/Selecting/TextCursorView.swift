/// The caret: a line that comes and goes.
@MainActor
final class TextCursorView: UIView, UITextCursorView {
    private var blink: EventLoop.Token?
    /// Seconds that the caret is seen, and then not.
    private static let blinkTime = 0.5

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        isHidden = true
        layer.cornerRadius = 1
    }

    required init?(coder: NSCoder) { nil }

    var isBlinking = true {
        didSet { if isBlinking != oldValue { resetBlinkAnimation() } }
    }

    /// Shows the caret, and begins to blink anew where it moved.
    func show(at frame: CGRect) {
        let isMoved = isHidden || self.frame != frame
        isHidden = false
        self.frame = frame
        backgroundColor = color
        if isMoved || blink == nil { resetBlinkAnimation() }
    }

    func hide() {
        isHidden = true
        stop()
    }

    func resetBlinkAnimation() {
        stop()
        alpha = 1
        if window != nil, isBlinking, !isHidden { schedule() }
    }

    /// The tint, or the system's own color where nobody chose a tint.
    private var color: UIColor {
        let tint: UIColor = tintColor
        guard let own = TextInputLook.current.caret, tint == .tintColor || tint == .systemBlue else { return tint }
        return own.color
    }

    private func schedule() {
        blink = EventLoop.main.schedule(after: Self.blinkTime) { [weak self] in
            guard let self else { return }
            blink = nil
            guard !isHidden, window != nil else { return }
            UIView.performWithoutAnimation { self.alpha = self.alpha > 0 ? 0 : 1 }
            schedule()
        }
    }

    private func stop() {
        if let blink { EventLoop.main.cancel(blink) }
        blink = nil
    }
}
