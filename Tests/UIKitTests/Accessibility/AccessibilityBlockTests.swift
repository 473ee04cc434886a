import Testing

@testable import UIKit

/// EV-2: answers of blocks.
@MainActor @Suite("Accessibility: blocks")
struct AccessibilityBlockTests {
    @Test func `a block is asked each time, and the value counts where it has no answer`() {
        let view = UILabel()
        view.text = "text"
        var answer: String? = "one"
        view.accessibilityLabelBlock = { answer }
        #expect(view.accessibilityLabel == "one")
        answer = "two"
        #expect(view.accessibilityLabel == "two")
        view.accessibilityLabel = "set"
        #expect(view.accessibilityLabel == "two")
        answer = nil
        #expect(view.accessibilityLabel == "set")
        view.accessibilityLabelBlock = nil
        #expect(view.accessibilityLabel == "set")
    }

    @Test func `elements, traits and deeds come from blocks too`() {
        let view = UIView()
        view.isAccessibilityElementBlock = { true }
        view.accessibilityTraitsBlock = { .adjustable }
        view.accessibilityActivationPointBlock = { CGPoint(x: 3, y: 4) }
        var count = 0
        view.accessibilityIncrementBlock = { count += 1 }
        view.accessibilityActivateBlock = { true }
        view.accessibilityIncrement()
        #expect(view.isAccessibilityElement && view.accessibilityTraits == .adjustable && count == 1)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 3, y: 4) && view.accessibilityActivate())
    }

    @Test func `a plain label takes the place of one with attributes`() {
        let view = UIView()
        view.accessibilityAttributedLabel = NSAttributedString(string: "with")
        #expect(view.accessibilityLabel == "with")
        view.accessibilityLabel = "plain"
        #expect(view.accessibilityAttributedLabel?.string == "plain")
    }
}
