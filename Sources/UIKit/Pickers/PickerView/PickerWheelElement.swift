/// What assistive apps find of a picker's component: one element, set to another row by turning it (EV-6).
final class PickerWheelElement: UIAccessibilityElement {
    private weak var picker: UIPickerView?
    private let component: Int

    init(_ picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(accessibilityContainer: picker)
    }

    private var accessibilityDelegate: (any UIPickerViewAccessibilityDelegate)? {
        picker?.delegate as? any UIPickerViewAccessibilityDelegate
    }

    override var naturalAccessibility: NaturalAccessibility {
        guard let picker else { return NaturalAccessibility() }
        return NaturalAccessibility(
            isElement: true,
            label: accessibilityDelegate?.pickerView(picker, accessibilityLabelForComponent: component),
            value: picker.selectedText(inComponent: component),
            traits: .adjustable
        )
    }

    override var accessibilityHint: String? {
        get {
            guard let picker else { return nil }
            return super.accessibilityHint
                ?? accessibilityDelegate?.pickerView(picker, accessibilityHintForComponent: component)
        }
        set { super.accessibilityHint = newValue }
    }

    override var naturalAccessibilityFrame: CGRect {
        guard let picker, picker.componentFrames.indices.contains(component) else { return .zero }
        return picker.convert(picker.componentFrames[component], to: nil)
    }

    override func adjust(by steps: Int) { picker?.turn(component, by: steps) }
}
