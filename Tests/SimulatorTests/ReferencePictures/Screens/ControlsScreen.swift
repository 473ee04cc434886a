import UIKit

/// Every value control, in the states that look different.
final class ControlsScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: [
            row("Switch", [toggle(on: false), toggle(on: true), toggle(on: true, enabled: false)]),
            row("Tinted", [tintedToggle(), toggle(on: false, enabled: false)]),
            slider(0.4), slider(0.4, enabled: false),
            row("Stepper", [stepper(5), stepper(0)]),
            segments(["First", "Second", "Third"], selected: 1),
            segments(["On", "Off"], selected: 0, enabled: false),
            progress(0.35), progress(0.8, style: .bar),
            row("Waiting", [wheel(.medium), wheel(.large)]),
            pages(),
        ])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    /// A name and the views beside it.
    private func row(_ name: String, _ views: [UIView]) -> UIView {
        let label = UILabel()
        label.text = name
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label] + views)
        row.spacing = 12
        row.alignment = .center
        return row
    }

    private func toggle(on: Bool, enabled: Bool = true) -> UISwitch {
        let toggle = UISwitch()
        toggle.isOn = on
        toggle.isEnabled = enabled
        return toggle
    }

    private func tintedToggle() -> UISwitch {
        let toggle = toggle(on: true)
        toggle.onTintColor = .systemOrange
        toggle.thumbTintColor = .systemYellow
        return toggle
    }

    private func slider(_ value: Float, enabled: Bool = true) -> UISlider {
        let slider = UISlider()
        slider.value = value
        slider.isEnabled = enabled
        return slider
    }

    private func stepper(_ value: Double) -> UIStepper {
        let stepper = UIStepper()
        stepper.value = value
        return stepper
    }

    private func segments(_ titles: [String], selected: Int, enabled: Bool = true) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = selected
        control.isEnabled = enabled
        return control
    }

    private func progress(_ value: Float, style: UIProgressView.Style = .default) -> UIProgressView {
        let view = UIProgressView(progressViewStyle: style)
        view.progress = value
        return view
    }

    private func wheel(_ style: UIActivityIndicatorView.Style) -> UIActivityIndicatorView {
        let wheel = UIActivityIndicatorView(style: style)
        wheel.startAnimating()
        return wheel
    }

    private func pages() -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = 5
        control.currentPage = 1
        control.pageIndicatorTintColor = .systemGray3
        control.currentPageIndicatorTintColor = .label
        return control
    }
}
