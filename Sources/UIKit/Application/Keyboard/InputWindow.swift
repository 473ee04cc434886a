import Foundation

/// The system's window above the app: keyboard, an app's own input view, and what the app puts above both.
///
/// It isn't among the app's windows, and takes touches only where something of it lies.
final class InputWindow: UIWindow {
    private let keyboard = KeyboardView(frame: .zero)
    private var input: UIView?
    private var accessory: UIView?

    /// In front of alerts.
    private static let level = Level(10_000)

    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = Self.level
        backgroundColor = nil
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override var isOfSystem: Bool { true }
    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// Puts the responder's input views where they belong, from the keyboard's frame on the screen; points.
    func show(for responder: UIResponder, frame: CGRect) {
        let own = responder.inheritedInputView
        let hasKeys = own == nil && responder is any UIKeyInput
        replace(&input, with: hasKeys ? keyboard : own)
        replace(&accessory, with: responder.inheritedAccessoryView)
        let height = accessory?.inputHeight(width: frame.width) ?? 0
        accessory?.frame = CGRect(x: 0, y: frame.minY, width: frame.width, height: height)
        let body = CGRect(x: 0, y: frame.minY + height, width: frame.width, height: frame.height - height)
        if hasKeys {
            keyboard.frame = body
            keyboard.prepare()
        } else {
            let bottom = safeAreaInsets.bottom
            input?.frame = CGRect(x: 0, y: body.minY, width: body.width, height: max(0, body.height - bottom))
        }
        backdrop.frame = body
        backdrop.isHidden = own == nil
    }

    /// The keyboard's surface below an app's input view.
    private lazy var backdrop: UIView = {
        let view = UIView()
        let looks = KeyboardLook.Colors.current
        view.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? looks.dark.background.color : looks.light.background.color
        }
        insertSubview(view, at: 0)
        return view
    }()

    private func replace(_ place: inout UIView?, with view: UIView?) {
        guard place !== view else { return }
        place?.removeFromSuperview()
        place = view
        if let view { addSubview(view) }
    }

    /// Gives the app's views back.
    func end() {
        replace(&input, with: nil)
        replace(&accessory, with: nil)
        isHidden = true
    }

    /// Draws the keys again after a text changed.
    func textDidChange() { keyboard.textDidChange() }
}
