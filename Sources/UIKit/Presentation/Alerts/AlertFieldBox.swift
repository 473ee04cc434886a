import Foundation

/// The box around a text field of an alert: white with a thin edge; before iOS 13 boxes touch each other.
final class AlertFieldBox: UIView {
    private let field: UITextField
    /// Of the box since iOS 13, in points (looks: text fields).
    private static let radius: CGFloat = 3

    /// - Parameter index: The field's place among so many.
    init(field: UITextField, index: Int, count: Int) {
        self.field = field
        super.init(frame: .zero)
        field.borderStyle = .none
        addSubview(field)
        let metrics = AlertLook.current
        guard !metrics.isGlass else {
            backgroundColor = .tertiarySystemFill
            layer.cornerRadius = metrics.fieldHeight / 2
            return
        }
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white }
        layer.borderWidth = 1 / max(1, UIScreen.main.scale)
        guard let classic = metrics.classic else {
            layer.cornerRadius = Self.radius
            layer.borderColor = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.55)
            return
        }
        let gray = classic.fieldBorder / 255
        layer.borderColor = CGColor(red: gray, green: gray, blue: gray, alpha: 1)
        layer.cornerRadius = classic.fieldRadius
        var corners: CACornerMask = []
        if index == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if index == count - 1 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
    }

    required init?(coder: NSCoder) { nil }

    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds.insetBy(dx: AlertLook.current.fieldPadding, dy: 0)
    }
}
