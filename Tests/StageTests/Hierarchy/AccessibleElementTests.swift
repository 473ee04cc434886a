import Simulator
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Hierarchy: what assistive apps find on a screen", .serialized)
struct AccessibleElementTests {
    private final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component)-\(row)"
        }
    }

    private let controller = UIViewController()
    private let colors = Colors()
    private let simulator: Simulator

    init() throws {
        simulator = try Simulator(device: "iPhone 16")
        simulator.present(controller)
    }

    private var scene: StagedScene { StagedScene(appOn: simulator, in: Variant(device: "iPhone 16")) }

    @Test func `they come in reading order, with the wheels of a picker and other parts that are no views`() throws {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 400, width: 320, height: 216))
        (picker.dataSource, picker.delegate) = (colors, colors)
        let chart = UIView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "Monday"
        bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 30, height: 40)
        bar.accessibilityActivationPoint = CGPoint(x: 33, y: 230)
        chart.accessibilityElements = [bar]
        let title = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
        title.text = "Sales"
        for view in [picker, chart, title] { controller.view.addSubview(view) }
        controller.view.layoutIfNeeded()
        let scene = scene
        let elements = scene.accessibleElements()
        #expect(elements.map(\.accessibility.label) == ["Sales", "Monday", nil, nil])
        #expect(elements.map(\.accessibility.value) == [nil, nil, "0-0", "1-0"])
        #expect(elements[1].frame == Hierarchy.Rect(x: 30, y: 220, width: 30, height: 40))
        #expect(elements[1].point == [33, 230])
        #expect(elements[2].accessibility.traits == ["adjustable"])
        #expect(elements[1].id == "UIWindow/UIView[0]/UIView[0]/element[0]")
        #expect(elements[3].id.hasSuffix("/UIPickerView[0]/element[1]"))
        #expect(Set(elements.map(\.id)).count == 4)
        scene.accessibleObject(withID: elements[3].id)?.accessibilityIncrement()
        #expect(picker.selectedRow(inComponent: 1) == 1)
        #expect(scene.accessibleObject(withID: elements[0].id) === title)
        #expect(scene.accessibleObject(withID: "UIWindow/nothing") == nil)
    }

    // EV-8
    @Test func `an alert takes what is behind it out of reach, a sheet that leaves it undimmed doesn't`() throws {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
        label.text = "Behind"
        controller.view.addSubview(label)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        controller.present(alert, animated: false)
        simulator.advance(by: 0.1)
        #expect(scene.accessibleElements().map(\.accessibility.label) == ["Sure?", "Yes"])
        controller.dismiss(animated: false)
        let sheet = UIViewController()
        let note = UILabel(frame: CGRect(x: 20, y: 50, width: 200, height: 20))
        note.text = "Note"
        sheet.view.addSubview(note)
        sheet.sheetPresentationController?.detents = [.medium()]
        controller.present(sheet, animated: false)
        simulator.advance(by: 0.1)
        #expect(scene.accessibleElements().map(\.accessibility.label) == ["dismiss popup", "Note"])
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        simulator.advance(by: 0.1)
        #expect(scene.accessibleElements().map(\.accessibility.label) == ["Behind", "Note"])
    }
}
