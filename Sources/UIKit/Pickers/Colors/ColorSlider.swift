import Foundation

/// A track with its name above and its value in a field behind.
@MainActor
final class ColorSlider: UIView, UITextFieldDelegate {
    var choose: (PickedColor, Bool) -> Void = { _, _ in }
    var picked = PickedColor(red: 1, green: 1, blue: 1) { didSet { showPicked() } }

    private let part: WritableKeyPath<PickedColor, CGFloat>
    private let unit: CGFloat
    private let suffix: String
    private let track: ColorTrack
    private let field = UITextField()
    /// Points.
    private static let (fieldWidth, spacing): (CGFloat, CGFloat) = (76, 12)

    /// - Parameters:
    ///   - unit: What the field shows at the track's end.
    ///   - suffix: What stands behind the number.
    init(_ name: String, _ part: WritableKeyPath<PickedColor, CGFloat>, unit: CGFloat, suffix: String = "") {
        self.part = part
        self.unit = unit
        self.suffix = suffix
        track = ColorTrack(part)
        super.init(frame: .zero)
        let label = UILabel()
        label.text = name
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .secondaryLabel
        field.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
        field.textAlignment = .center
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 8
        field.keyboardType = .numberPad
        field.delegate = self
        field.accessibilityLabel = name
        track.accessibilityLabel = name
        track.choose = { [weak self] in self?.trackChose($0, $1) }
        for view in [label, track, field] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            track.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
            track.leadingAnchor.constraint(equalTo: leadingAnchor),
            track.bottomAnchor.constraint(equalTo: bottomAnchor),
            field.leadingAnchor.constraint(equalTo: track.trailingAnchor, constant: Self.spacing),
            field.trailingAnchor.constraint(equalTo: trailingAnchor),
            field.topAnchor.constraint(equalTo: track.topAnchor),
            field.bottomAnchor.constraint(equalTo: track.bottomAnchor),
            field.widthAnchor.constraint(equalToConstant: Self.fieldWidth),
        ])
        showPicked()
    }

    required init?(coder: NSCoder) { nil }

    private func showPicked() {
        track.picked = picked
        if !field.isEditing { field.text = "\(Int((picked[keyPath: part] * unit).rounded()))\(suffix)" }
    }

    private func trackChose(_ color: PickedColor, _ isDown: Bool) {
        picked = color
        choose(color, isDown)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { textField.selectAll(nil) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }

    func textFieldDidEndEditing(_ textField: UITextField) {
        let digits = (textField.text ?? "").filter(\.isNumber)
        if let number = Int(digits) {
            picked[keyPath: part] = min(1, CGFloat(number) / unit)
            choose(picked, false)
        }
        showPicked()
    }
}
