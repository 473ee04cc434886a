import UIKit

/// A form whose controls write to the settings, and follow them when somebody else changes them.
public final class SettingsViewController: UIViewController, UITextFieldDelegate {
    public let soundSwitch = UISwitch()
    public let badgeSwitch = UISwitch()
    public let volumeSlider = UISlider()
    public let sizeStepper = UIStepper()
    public let sizeLabel = UILabel()
    public let nameField = UITextField()
    public let themeSegments = UISegmentedControl(items: ["System", "Light", "Dark"])
    public let resetButton = UIButton(type: .system)
    public let sampleLabel = UILabel()
    private let scrollView = UIScrollView()
    private let stack = UIStackView()
    private var volumeLine: UIView?
    private var observers: [NSObjectProtocol] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        view.backgroundColor = .systemGroupedBackground
        setUpControls()
        setUpActions()
        setUpLayout()
        observers.append(
            NotificationCenter.default.addObserver(forName: .settingsDidChange, object: nil, queue: nil) {
                [weak self] _ in MainActor.assumeIsolated { self?.show() }
            }
        )
        show()
    }

    deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    public override var preferredStatusBarStyle: UIStatusBarStyle {
        Settings.theme == 2 ? .lightContent : .default
    }

    // MARK: Set-up

    private func setUpControls() {
        volumeSlider.minimumValue = 0
        volumeSlider.maximumValue = 1
        volumeSlider.widthAnchor.constraint(greaterThanOrEqualToConstant: 140).isActive = true
        sizeStepper.minimumValue = 11
        sizeStepper.maximumValue = 28
        sizeStepper.stepValue = 1
        sizeLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        sizeLabel.textColor = .secondaryLabel
        nameField.placeholder = "Your name"
        nameField.textAlignment = .right
        nameField.clearButtonMode = .whileEditing
        nameField.returnKeyType = .done
        nameField.delegate = self
        resetButton.setTitle("Reset All Settings", for: .normal)
        resetButton.setTitleColor(.systemRed, for: .normal)
        sampleLabel.text = "The quick brown fox"
        sampleLabel.numberOfLines = 0
    }

    private func setUpActions() {
        soundSwitch.addAction(
            UIAction { [unowned self] _ in Settings.playsSounds = soundSwitch.isOn },
            for: .valueChanged
        )
        badgeSwitch.addAction(
            UIAction { [unowned self] _ in Settings.showsBadges = badgeSwitch.isOn },
            for: .valueChanged
        )
        volumeSlider.addAction(
            UIAction { [unowned self] _ in Settings.volume = Double(volumeSlider.value) },
            for: .valueChanged
        )
        sizeStepper.addAction(
            UIAction { [unowned self] _ in Settings.textSize = Int(sizeStepper.value) },
            for: .valueChanged
        )
        themeSegments.addAction(
            UIAction { [unowned self] _ in Settings.theme = themeSegments.selectedSegmentIndex },
            for: .valueChanged
        )
        nameField.addAction(
            UIAction { [unowned self] _ in Settings.name = nameField.text ?? "" },
            for: .editingDidEnd
        )
        resetButton.addAction(UIAction { _ in Settings.reset() }, for: .primaryActionTriggered)
    }

    private func setUpLayout() {
        let volume = FormLine(title: "Volume", control: volumeSlider)
        volumeLine = volume
        let size = FormLine(title: "Text size", control: sizeStepper)
        size.insertArrangedSubview(sizeLabel, at: 1)
        let sections: [UIView] = [
            FormSection(title: "You", lines: [FormLine(title: "Name", control: nameField)]),
            FormSection(
                title: "Sound",
                lines: [FormLine(title: "Sounds", control: soundSwitch), volume]
            ),
            FormSection(
                title: "Look",
                footer: "The theme changes this app alone; the system keeps its own.",
                lines: [FormLine(title: "Badges", control: badgeSwitch), themeSegments, size, sampleLabel]
            ),
            resetButton,
        ]
        stack.axis = .vertical
        stack.spacing = 24
        sections.forEach(stack.addArrangedSubview)
        scrollView.keyboardDismissMode = .onDrag
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
        ])
    }

    // MARK: Showing

    private func show() {
        soundSwitch.isOn = Settings.playsSounds
        badgeSwitch.isOn = Settings.showsBadges
        volumeSlider.value = Float(Settings.volume)
        volumeSlider.isEnabled = Settings.playsSounds
        volumeLine?.alpha = Settings.playsSounds ? 1 : 0.5
        sizeStepper.value = Double(Settings.textSize)
        sizeLabel.text = "\(Settings.textSize)"
        sampleLabel.font = .systemFont(ofSize: CGFloat(Settings.textSize))
        themeSegments.selectedSegmentIndex = Settings.theme
        if !nameField.isEditing { nameField.text = Settings.name }
        switch Settings.theme {
        case 1: overrideUserInterfaceStyle = .light
        case 2: overrideUserInterfaceStyle = .dark
        default: overrideUserInterfaceStyle = .unspecified
        }
        setNeedsStatusBarAppearanceUpdate()
    }

    // MARK: UITextFieldDelegate

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
    }
}
