import Platform
import Testing

@testable import UIKit

// EV-9
@MainActor @Suite("Accessibility: elements of controls", .serialized)
struct ControlElementTests {
    private func told(_ view: UIView) -> [String] {
        AccessibilityTree(of: view).elements.map { element in
            let traits: [(UIAccessibilityTraits, String)] = [
                (.button, "button"), (.selected, "selected"), (.notEnabled, "off"), (.adjustable, "adjustable"),
            ]
            let names = traits.filter { element.traits.contains($0.0) }.map(\.1)
            return ([element.label ?? "-"] + names).joined(separator: " ")
        }
    }

    @Test func `segments are buttons of their own, where they stand`() throws {
        let control = UISegmentedControl(items: ["Map", "List", "Grid"])
        control.frame = CGRect(x: 10, y: 100, width: 300, height: 32)
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 2)
        let screen = UIViewController()
        screen.view.addSubview(control)
        try stage(screen, on: "iPhone SE (1st generation)", os: 15)
        #expect(told(control) == ["Map button", "List button selected", "Grid button off"])
        let frames = AccessibilityTree(of: control).elements.map(\.frame)
        #expect(frames.first?.minX == 10 && frames.last?.maxX == 310)
        #expect(frames.allSatisfy { abs($0.width - 100) < 2 && $0.minY == 100 && $0.height == 32 })
        #expect(frames[0].maxX <= frames[1].minX && frames[1].maxX <= frames[2].minX)
        control.removeSegment(at: 0, animated: false)
        #expect(told(control) == ["List button selected", "Grid button off"])
    }

    @Test func `an alert's actions have names, and nothing around it dismisses it`() throws {
        let screen = UIViewController()
        let window = try stage(screen, on: "iPhone SE (1st generation)", os: 15)
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        screen.present(alert, animated: false)
        window.layoutIfNeeded()
        #expect(told(window) == ["Delete?", "Cancel button", "Delete button"])
    }

    @Test func `a sheet has a region that dismisses it, and none while it is not to be dismissed by a touch`() throws {
        let screen = UIViewController()
        let window = try stage(screen, on: "iPhone SE (1st generation)", os: 15)
        let sheet = UIViewController()
        screen.present(sheet, animated: false)
        window.layoutIfNeeded()
        #expect(told(window) == ["dismiss popup button"])
    }

    @Test func `an open menu's rows are buttons with their subtitles, and tell what is on`() throws {
        let screen = UIViewController()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
        button.menu = UIMenu(children: [
            UIAction(title: "Name", subtitle: "A to Z", state: .on) { _ in }, UIAction(title: "Date") { _ in },
        ])
        button.showsMenuAsPrimaryAction = true
        screen.view.addSubview(button)
        let window = try stage(screen, on: "iPhone SE (1st generation)", os: 15)
        button.performPrimaryAction()
        window.layoutIfNeeded()
        let rows = told(window)
        #expect(rows.contains("Name, A to Z button selected") && rows.contains("Date button"))
    }

    @Test func `a date picker is none itself`() throws {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .date
        let screen = UIViewController()
        screen.view.addSubview(picker)
        try stage(screen, on: "iPhone SE (1st generation)", os: 15)
        let elements = AccessibilityTree(of: picker).elements
        #expect(elements.count == 3 && elements.allSatisfy { $0.traits == .adjustable })
    }

    @Test func `a list's index is one element, which leads to the next title`() {
        let index = SectionIndexView(frame: CGRect(x: 0, y: 0, width: 15, height: 200))
        index.titles = ["A", "B", "C"]
        var chosen: [Int] = []
        index.choose = { chosen.append($0) }
        #expect(told(index) == ["section index adjustable"])
        index.accessibilityIncrement()
        index.accessibilityIncrement()
        index.accessibilityDecrement()
        #expect(chosen == [0, 1, 0] && index.accessibilityValue == "A")
    }
}
