import CoreGraphics

/// The color picker's view.
@MainActor
final class ColorPickerScreen: UIView {
    var choose: (PickedColor, Bool) -> Void = { _, _ in }
    var close: () -> Void = {}
    var title = "" { didSet { titleLabel.text = title } }
    var hasCloseButton = true { didSet { closeButton.isHidden = !hasCloseButton } }
    var hasOpacity = true { didSet { opacity.isHidden = !hasOpacity } }
    var picked = PickedColor(red: 1, green: 1, blue: 1) { didSet { showPicked() } }

    private let titleLabel = UILabel()
    private let closeButton = UIButton(type: .close)
    private let kinds = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
    private let grid = ColorGrid(frame: .zero)
    private let spectrum = ColorSpectrum(frame: .zero)
    private let sliders = ColorSliders()
    private let opacity = ColorSlider("OPACITY", \.alpha, unit: 100, suffix: "%")
    private let swatches = ColorSwatches(frame: .zero)
    /// Points.
    private static let (side, spacing, header): (CGFloat, CGFloat, CGFloat) = (16, 16, 56)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
        closeButton.accessibilityLabel = "Close"
        kinds.selectedSegmentIndex = 0
        kinds.addAction(UIAction { [weak self] _ in self?.showKind() }, for: .valueChanged)
        for part in parts { part.choose = { [weak self] in self?.partChose($0, $1) } }
        sliders.choose = { [weak self] in self?.partChose($0, $1) }
        opacity.choose = { [weak self] in self?.partChose($0, $1) }
        layOut()
        showKind()
    }

    required init?(coder: NSCoder) { nil }

    private var parts: [ColorPickerPart] { [grid, spectrum, swatches] }

    private func layOut() {
        let header = UIView()
        for view in [titleLabel, closeButton] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            header.addSubview(view)
        }
        let field = UIView()
        for view in [grid, spectrum, sliders] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            field.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: field.topAnchor),
                view.leadingAnchor.constraint(equalTo: field.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: field.trailingAnchor),
                view === sliders
                    ? view.bottomAnchor.constraint(lessThanOrEqualTo: field.bottomAnchor)
                    : view.bottomAnchor.constraint(equalTo: field.bottomAnchor),
            ])
        }
        let line = UIView()
        line.backgroundColor = .separator
        let column = UIStackView(arrangedSubviews: [header, kinds, field, opacity, line, swatches])
        column.axis = .vertical
        column.spacing = Self.spacing
        column.setCustomSpacing(0, after: header)
        column.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        addSubview(scroll)
        scroll.addSubview(column)
        let aspect = field.heightAnchor.constraint(equalTo: field.widthAnchor, multiplier: 10 / 12)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
            column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -Self.side),
            column.centerXAnchor.constraint(equalTo: scroll.frameLayoutGuide.centerXAnchor),
            column.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: Self.side),
            column.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -Self.side),
            column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -2 * Self.side),
            header.heightAnchor.constraint(equalToConstant: Self.header),
            titleLabel.centerXAnchor.constraint(equalTo: header.centerXAnchor),
            titleLabel.centerYAnchor.constraint(equalTo: header.centerYAnchor),
            closeButton.trailingAnchor.constraint(equalTo: header.trailingAnchor),
            closeButton.centerYAnchor.constraint(equalTo: header.centerYAnchor),
            line.heightAnchor.constraint(equalToConstant: 1),
            aspect,
        ])
    }

    private func showKind() {
        let chosen = kinds.selectedSegmentIndex
        for (index, view) in ([grid, spectrum, sliders] as [UIView]).enumerated() { view.isHidden = index != chosen }
    }

    private func partChose(_ color: PickedColor, _ isDown: Bool) {
        picked = color
        choose(color, isDown)
    }

    private func showPicked() {
        for part in parts { part.picked = picked }
        sliders.picked = picked
        opacity.picked = picked
    }
}
