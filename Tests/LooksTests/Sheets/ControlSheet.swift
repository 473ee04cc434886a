import UIKit

/// The controls in rows, a state a column.
final class ControlSheet: UIViewController {
    private var highlighted: [UIControl] = []
    private var y: CGFloat = 8

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addValues()
        addTexts()
        addButtons()
        addSymbols()
        addPickers()
    }

    /// Presses what is to be seen pressed.
    func showStates() { for control in highlighted { control.isHighlighted = true } }

    /// Puts views side by side, in columns of a width.
    private func addRow(_ views: [UIView], column: CGFloat = 190, height: CGFloat = 40, fills: Bool = false) {
        for (index, item) in views.enumerated() {
            let room = CGRect(x: 12 + CGFloat(index) * column, y: y, width: column - 12, height: height)
            let wanted = item.sizeThatFits(room.size)
            let size = fills ? CGSize(width: room.width, height: min(height, max(wanted.height, 4))) : wanted
            item.frame = CGRect(x: room.minX, y: room.midY - size.height / 2, width: size.width, height: size.height)
            view.addSubview(item)
        }
        y += height + 6
    }

    private func made<View: UIView>(_ view: View, _ change: (View) -> Void) -> View {
        change(view)
        return view
    }

    private func pressed<Control: UIControl>(_ control: Control) -> Control {
        highlighted.append(control)
        return control
    }

    private func addValues() {
        addRow([
            UISwitch(), made(UISwitch()) { $0.isOn = true }, made(UISwitch()) { $0.isEnabled = false },
            made(UISwitch()) { ($0.isOn, $0.isEnabled) = (true, false) },
        ])
        let sliders = [Float(0), 0.4, 1, 0.6].map { value in made(UISlider()) { $0.value = value } }
        sliders[3].isEnabled = false
        addRow(sliders, fills: true)
        let segments = (0..<4).map { index in
            made(UISegmentedControl(items: ["One", "Two", "Three"])) {
                $0.selectedSegmentIndex = index == 3 ? -1 : index
            }
        }
        segments[1].isEnabled = false
        segments[2].setEnabled(false, forSegmentAt: 0)
        addRow(segments, fills: true)
        let steppers = (0..<4).map { _ in made(UIStepper()) { $0.value = 5 } }
        steppers[1].value = 0
        steppers[2].isEnabled = false
        addRow(steppers)
        let bars = [Float(0), 0.3, 1].map { value in
            made(UIProgressView(progressViewStyle: .default)) { $0.progress = value }
        }
        addRow(bars, fills: true)
        let pages = made(UIPageControl()) {
            ($0.numberOfPages, $0.currentPage) = (5, 1)
            $0.backgroundColor = .darkGray
        }
        let wheels = [UIActivityIndicatorView.Style.medium, .large].map { style in
            made(UIActivityIndicatorView(style: style)) { $0.startAnimating() }
        }
        addRow(
            [pages] + wheels + [made(UIColorWell()) { $0.selectedColor = .systemPurple }, UIColorWell()],
            column: 150
        )
    }

    private func addTexts() {
        let styles: [UITextField.BorderStyle] = [.roundedRect, .roundedRect, .line, .bezel]
        let fields = styles.enumerated().map { index, style in
            made(UITextField()) {
                $0.borderStyle = style
                $0.text = index == 0 ? nil : "Text"
                $0.placeholder = "Placeholder"
                $0.clearButtonMode = index == 1 ? .always : .never
            }
        }
        addRow(fields, fills: true)
        addRow(
            [
                made(UITextField()) { ($0.borderStyle, $0.text, $0.isEnabled) = (.roundedRect, "Disabled", false) },
                made(UITextField()) {
                    ($0.borderStyle, $0.text, $0.isSecureTextEntry) = (.roundedRect, "secret", true)
                },
                made(UISearchTextField()) { $0.placeholder = "Search" },
                made(UISearchTextField()) { $0.text = "Word" },
            ],
            fills: true
        )
        let searches = [UISearchBar.Style.default, .minimal].map { style in
            made(UISearchBar()) { ($0.searchBarStyle, $0.placeholder) = (style, "Search") }
        }
        searches[1].text = "Word"
        searches[1].showsCancelButton = true
        addRow(searches, column: 380, height: 60, fills: true)
    }

    private func addButtons() {
        func system(_ change: (UIButton) -> Void) -> UIButton {
            made(UIButton(type: .system)) {
                $0.setTitle("Button", for: .normal)
                change($0)
            }
        }
        let types: [UIButton.ButtonType] = [.detailDisclosure, .infoLight, .contactAdd, .close]
        addRow(
            [
                system { _ in }, pressed(system { _ in }), system { $0.isEnabled = false },
                system { $0.isSelected = true },
            ] + types.map { UIButton(type: $0) },
            column: 95
        )
        guard #available(iOS 15, *) else { return }
        let styles: [UIButton.Configuration] = [
            .plain(), .gray(), .tinted(), .filled(), .borderless(), .bordered(), .borderedTinted(),
            .borderedProminent(),
        ]
        for state in 0..<3 {
            let buttons = styles.enumerated().map { index, style in
                var style = style
                style.title = "Title"
                if index % 4 == 1 { style.image = UIImage(systemName: "star.fill") }
                style.buttonSize = .small
                let button = UIButton(configuration: style)
                button.isEnabled = state != 2
                return state == 1 ? pressed(button) : button
            }
            addRow(buttons, column: 97)
        }
    }

    /// Symbols in one color, in strengths of it, in several, and in their own.
    private func addSymbols() {
        let names = ["xmark.circle.fill", "person.crop.circle.badge.plus", "square.and.arrow.up", "heart.fill"]
        let looks: [UIImage.SymbolConfiguration] = [
            .preferringMonochrome(), .init(hierarchicalColor: .systemBlue),
            .init(paletteColors: [.systemRed, .systemGreen]), .preferringMulticolor(),
        ]
        let size = UIImage.SymbolConfiguration(pointSize: 26)
        addRow(
            names.flatMap { name in
                looks.map { UIImageView(image: UIImage(systemName: name, withConfiguration: size.applying($0))) }
            },
            column: 48
        )
    }

    private func addPickers() {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        func picker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
            made(UIDatePicker()) {
                $0.timeZone = TimeZone(secondsFromGMT: 0)
                $0.preferredDatePickerStyle = style
                ($0.datePickerMode, $0.date) = (mode, date)
            }
        }
        addRow([picker(.compact, .date), picker(.compact, .time), picker(.compact, .dateAndTime)], column: 240)
        let top = y
        for (index, item) in [picker(.wheels, .dateAndTime), picker(.inline, .date)].enumerated() {
            item.frame = CGRect(x: 12 + 380 * CGFloat(index), y: top, width: 350, height: index == 0 ? 216 : 400)
            view.addSubview(item)
        }
        let words = WordPicker()
        words.frame = CGRect(x: 12, y: top + 222, width: 350, height: 216)
        view.addSubview(words)
    }
}

/// A wheel of words.
private final class WordPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    init() {
        super.init(frame: .zero)
        dataSource = self
        delegate = self
        selectRow(3, inComponent: 0, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    private static let words = ["Aardvark", "Beaver", "Cheetah", "Deer", "Elephant", "Frog", "Gopher", "Horse"]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { Self.words.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        Self.words[row]
    }
}
