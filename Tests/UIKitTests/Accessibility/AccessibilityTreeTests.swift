import Testing

@testable import UIKit

@MainActor @Suite("Accessibility: elements")
struct AccessibilityTreeTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    private func label(_ text: String, x: CGFloat, y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 50, height: 20))
        label.text = text
        root.addSubview(label)
        return label
    }

    private var labels: [String?] { AccessibilityTree(of: root).elements.map(\.label) }

    @Test func `elements are read by lines, from the leading side`() {
        _ = label("below", x: 0, y: 50)
        _ = label("right", x: 100, y: 4)
        _ = label("left", x: 0, y: 0)
        #expect(labels == ["left", "right", "below"])
        root.semanticContentAttribute = .forceRightToLeft
        #expect(labels == ["right", "left", "below"])
    }

    @Test func `hidden views and empty texts aren't there`() {
        label("hidden", x: 0, y: 0).isHidden = true
        label("clear", x: 0, y: 30).alpha = 0
        _ = label("", x: 0, y: 60)
        let shown = label("shown", x: 0, y: 90)
        #expect(labels == ["shown"])
        shown.isAccessibilityElement = false
        #expect(labels == [])
    }

    @Test func `an element hides what is in it, and elements set their own order`() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(box)
        let inside = label("inside", x: 0, y: 0)
        box.addSubview(inside)
        #expect(labels == ["inside"])
        box.isAccessibilityElement = true
        box.accessibilityLabel = "box"
        #expect(labels == ["box"])
        let other = label("other", x: 0, y: 150)
        root.accessibilityElements = [other, box]
        #expect(labels == ["other", "box"])
    }

    @Test func `a modal view takes the others out of reach`() {
        _ = label("behind", x: 0, y: 0)
        let alert = UIView(frame: root.bounds)
        alert.accessibilityViewIsModal = true
        root.addSubview(alert)
        alert.addSubview(label("alert", x: 0, y: 0))
        #expect(labels == ["alert"])
    }

    @Test func `controls tell their kind and value`() throws {
        let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        toggle.isOn = true
        toggle.isEnabled = false
        toggle.accessibilityIdentifier = "wifi"
        root.addSubview(toggle)
        let element = try #require(AccessibilityTree(of: root).elements.first)
        #expect(element.value == "1")
        #expect(element.traits == [.button, .toggleButton, .notEnabled])
        #expect(element.identifier == "wifi")
        let slider = UISlider()
        slider.value = 0.4
        #expect(slider.accessibilityValue == "40%")
    }
}
