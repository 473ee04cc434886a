/// What an app says of an object to assistive apps; nil where it speaks for itself.
struct AccessibilityState {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    /// Points of the screen.
    var frame: CGRect?
    var identifier: String?
    var elements: [Any]?
    var hidesElements = false
    var isModal = false
    var customActions: [UIAccessibilityCustomAction]?
}

extension UIResponder {
    /// Points of the screen.
    var frameByItself: CGRect { (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero }

    /// Text and controls are elements; an image only when the app names it.
    var isElementByItself: Bool {
        switch self {
        case let label as UILabel: !(label.text ?? "").isEmpty
        case is UIControl, is UITextView: true
        default: false
        }
    }

    var labelByItself: String? {
        switch self {
        case let label as UILabel: label.text
        case let button as UIButton: button.spokenTitle
        default: nil
        }
    }

    var valueByItself: String? {
        switch self {
        case let toggle as UISwitch: toggle.isOn ? "1" : "0"
        case let slider as UISlider: percentage(slider.value, from: slider.minimumValue, to: slider.maximumValue)
        case let progress as UIProgressView: percentage(progress.progress, from: 0, to: 1)
        case let field as UITextField: (field.text ?? "").isEmpty ? field.placeholder : field.text
        case let textView as UITextView: textView.text
        default: nil
        }
    }

    var traitsByThemselves: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits
        switch self {
        case is UILabel: traits = .staticText
        case is UIButton: traits = .button
        case is UISwitch: traits = [.button, .toggleButton]
        case is UISlider, is UIStepper, is UIPageControl: traits = .adjustable
        case is UIImageView: traits = .image
        case is UIProgressView: traits = .updatesFrequently
        default: traits = .none
        }
        if let control = self as? UIControl {
            if !control.isEnabled { traits.insert(.notEnabled) }
            if control.isSelected { traits.insert(.selected) }
        }
        return traits
    }

    /// `40%`.
    private func percentage(_ value: Float, from least: Float, to greatest: Float) -> String? {
        guard greatest > least else { return nil }
        return "\(Int(((value - least) / (greatest - least) * 100).rounded()))%"
    }
}

extension UIButton {
    /// BT-22: title and subtitle, else what the image is called.
    fileprivate var spokenTitle: String? {
        let title = currentTitle ?? configuration?.title ?? currentAttributedTitle?.string
        let lines = [title, configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        return lines.isEmpty ? currentImage?.accessibilityLabel : lines.joined(separator: ", ")
    }
}
