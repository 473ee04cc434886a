import Foundation

/// The sliders of red, green and blue, and the color as a number.
@MainActor
final class ColorSliders: UIView, UITextFieldDelegate {
    var choose: (PickedColor, Bool) -> Void = { _, _ in }
    var picked = PickedColor(red: 1, green: 1, blue: 1) { didSet { showPicked() } }

    private let sliders = [
        ColorSlider("RED", \.red, unit: 255), ColorSlider("GREEN", \.green, unit: 255),
        ColorSlider("BLUE", \.blue, unit: 255),
    ]
    private let field = UITextField()

    init() {
        super.init(frame: .zero)
        let label = UILabel()
        label.text = "sRGB Hex Color #"
        label.font = .systemFont(ofSize: 17)
        label.textColor = tintColor
        label.textAlignment = .natural
        field.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
        field.textAlignment = .center
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 8
        field.delegate = self
        field.accessibilityLabel = label.text
        let row = UIStackView(arrangedSubviews: [label, field])
        row.spacing = 12
        let column = UIStackView(arrangedSubviews: sliders + [row])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor),
            column.leadingAnchor.constraint(equalTo: leadingAnchor),
            column.trailingAnchor.constraint(equalTo: trailingAnchor),
            column.bottomAnchor.constraint(equalTo: bottomAnchor),
            field.widthAnchor.constraint(equalToConstant: 104),
            field.heightAnchor.constraint(equalToConstant: 36),
        ])
        for slider in sliders { slider.choose = { [weak self] in self?.sliderChose($0, $1) } }
        showPicked()
    }

    required init?(coder: NSCoder) { nil }

    private func showPicked() {
        for slider in sliders { slider.picked = picked }
        if !field.isEditing { field.text = picked.hexadecimal }
    }

    private func sliderChose(_ color: PickedColor, _ isDown: Bool) {
        picked = color
        choose(color, isDown)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let color = PickedColor(hexadecimal: textField.text ?? "", alpha: picked.alpha) {
            picked = color
            choose(color, false)
        }
        showPicked()
    }
}
