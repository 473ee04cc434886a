import DeviceTestSupport
import Testing

@testable import UIKit

/// EV-6
@MainActor @Suite("Accessibility: setting elements to more and to less")
struct AdjustmentTests {
    private static let changes = UIControl.Event.valueChanged

    /// Counts what a control sends while assistive apps adjust it.
    private func count(_ control: UIControl, _ adjust: () -> Void) -> Int {
        var count = 0
        let action = UIAction { _ in count += 1 }
        control.addAction(action, for: Self.changes)
        adjust()
        control.removeAction(action, for: Self.changes)
        return count
    }

    @Test func `a slider moves by a tenth of its range, up to its end`() {
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value) = (0, 50, 20)
        #expect(count(slider) { slider.accessibilityIncrement() } == 1)
        #expect(slider.value == 25 && slider.accessibilityValue == "50%")
        slider.accessibilityDecrement()
        slider.accessibilityDecrement()
        #expect(slider.value == 15)
        slider.value = 48
        slider.accessibilityIncrement()
        #expect(slider.value == 50)
        slider.isEnabled = false
        slider.accessibilityDecrement()
        #expect(slider.value == 50)
    }

    @Test(arguments: [true, false])
    func `a stepper takes one step and says so once`(isContinuous: Bool) {
        let stepper = UIStepper()
        stepper.isContinuous = isContinuous
        (stepper.stepValue, stepper.value) = (5, 10)
        #expect(count(stepper) { stepper.accessibilityIncrement() } == 1 && stepper.value == 15)
        stepper.maximumValue = 15
        #expect(stepper.value == 15)
        stepper.accessibilityIncrement()
        #expect(stepper.value == 15)
    }

    @Test func `a page control goes to the next page and no further than the last`() {
        let pages = UIPageControl()
        pages.numberOfPages = 2
        #expect(count(pages) { pages.accessibilityIncrement() } == 1 && pages.currentPage == 1)
        #expect(count(pages) { pages.accessibilityIncrement() } == 0 && pages.currentPage == 1)
        pages.accessibilityDecrement()
        #expect(pages.currentPage == 0)
    }

    @Test func `a picker has an element for each wheel, which turns by a row`() throws {
        let screen = UIViewController()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        let source = Sizes()
        (picker.dataSource, picker.delegate) = (source, source)
        screen.view.addSubview(picker)
        try stage(screen, on: "iPhone SE (1st generation)", os: 15)
        let elements = AccessibilityTree(of: picker).elements
        #expect(elements.map(\.label) == ["Size", nil])
        #expect(elements.map(\.value) == ["small", "red"])
        #expect(elements.map(\.hint) == ["Chooses a size", nil])
        #expect(elements.allSatisfy { $0.traits == .adjustable })
        #expect(elements[0].frame.maxX < elements[1].frame.minX && elements[0].frame.minY == 100)
        let wheel = try #require(picker.accessibilityElements?.last as? UIAccessibilityElement)
        wheel.accessibilityIncrement()
        #expect(picker.selectedRow(inComponent: 1) == 1 && source.chosen == [[1, 1]])
        #expect(wheel.accessibilityValue == "green")
        wheel.accessibilityIncrement()
        wheel.accessibilityIncrement()
        #expect(picker.selectedRow(inComponent: 1) == 2 && source.chosen == [[1, 1], [1, 2]])
    }

    @Test func `a block takes the place of what a control does`() {
        let slider = UISlider()
        var count = 0
        slider.accessibilityIncrementBlock = { count += 1 }
        slider.accessibilityIncrement()
        #expect(count == 1 && slider.value == 0)
    }
}

/// A picker's rows: three sizes, three colors.
private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    private let rows = [["small", "medium", "large"], ["red", "green", "blue"]]
    /// Components and rows that the picker told of.
    private(set) var chosen: [[Int]] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component].count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        rows[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append([component, row])
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        component == 0 ? "Size" : nil
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
        component == 0 ? "Chooses a size" : nil
    }
}
