import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Traits: limits of the text size")
struct ContentSizeLimitTests {
    private func view(in category: UIContentSizeCategory) throws -> (UIView, UILabel) {
        let root = UIViewController()
        try stage(root, on: "iPhone 8", os: 16)
        SimulatedDevice.current.settings.contentSizeCategory = category
        let (box, label) = (UIView(), UILabel())
        box.addSubview(label)
        root.view.addSubview(box)
        return (box, label)
    }

    @Test func `a view's largest and smallest text sizes hold below it`() throws {
        let (box, label) = try view(in: .accessibilityLarge)
        defer { SimulatedDevice.current.settings.contentSizeCategory = .large }
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        box.maximumContentSizeCategory = .extraLarge
        #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
        label.layoutIfNeeded()
        #expect(label.font.pointSize == 19)
        box.maximumContentSizeCategory = nil
        #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        SimulatedDevice.current.settings.contentSizeCategory = .small
        box.minimumContentSizeCategory = .medium
        #expect(label.traitCollection.preferredContentSizeCategory == .medium)
        #expect(box.superview?.traitCollection.preferredContentSizeCategory == .small)
    }

    @Test func `a description names the views that limit`() throws {
        let (box, label) = try view(in: .large)
        box.maximumContentSizeCategory = .medium
        let lines = label.appliedContentSizeCategoryLimitsDescription.split(separator: "\n")
        #expect(
            lines == [
                "content size category UICTContentSizeCategoryM", "UIView: maximum UICTContentSizeCategoryM",
            ]
        )
    }

    @Test func `of limits that contradict each other the largest wins`() {
        let limits = ContentSizeLimits(minimum: .extraLarge, maximum: .small)
        #expect(limits.limiting(.large) == .small)
        #expect(limits.limiting(.extraSmall) == .extraSmall)
    }
}
