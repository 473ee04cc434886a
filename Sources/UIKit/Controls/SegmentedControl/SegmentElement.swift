/// What assistive apps find of a segment: a button, which is selected or not (EV-9).
final class SegmentElement: UIAccessibilityElement {
    private weak var control: UISegmentedControl?
    private let segment: Int

    init(_ control: UISegmentedControl, segment: Int) {
        self.control = control
        self.segment = segment
        super.init(accessibilityContainer: control)
    }

    override var naturalAccessibility: NaturalAccessibility {
        guard let control, control.segments.indices.contains(segment) else { return NaturalAccessibility() }
        let content = control.segments[segment]
        var traits: UIAccessibilityTraits = .button
        if control.selectedSegmentIndex == segment { traits.insert(.selected) }
        if !control.isEnabled || !content.isEnabled { traits.insert(.notEnabled) }
        let label = content.title ?? content.image?.accessibilityLabel
        return NaturalAccessibility(isElement: true, label: label, traits: traits)
    }

    override var naturalAccessibilityFrame: CGRect {
        guard let control, control.segments.indices.contains(segment) else { return .zero }
        return control.convert(control.segmentFrames[segment], to: nil)
    }
}
