import Testing

@testable import UIKit

@MainActor @Suite("Split views: the inspector")
struct SplitInspectorTests {
    private func split() -> (UISplitViewController, [UISplitViewController.Column: UIViewController]) {
        let split = UISplitViewController(style: .doubleColumn)
        var controllers: [UISplitViewController.Column: UIViewController] = [:]
        for column in [UISplitViewController.Column.primary, .secondary, .inspector] {
            let controller = UIViewController()
            controllers[column] = controller
            split.setViewController(controller, for: column)
        }
        split.primaryBackgroundStyle = .none
        split.preferredInspectorColumnWidth = 280
        return (split, controllers)
    }

    @Test func `it is hidden until it is shown, at the trailing edge of the others`() throws {
        let (split, controllers) = split()
        let window = try stage(split, on: "iPad Pro 13-inch (M4)", os: 26, landscape: true)
        #expect(!split.isShowing(.inspector) && split.isShowing(.secondary) && split.isShowing(.primary))
        let whole = try #require(controllers[.secondary]?.navigationController).view.frame
        split.show(.inspector)
        window.layoutIfNeeded()
        let inspector = try #require(controllers[.inspector]?.navigationController)
        #expect(split.isShowing(.inspector))
        #expect(inspector.view.frame.width == 280)
        #expect(split.inspectorColumnWidth == 280)
        #expect(inspector.view.frame.maxX == split.view.bounds.width)
        let secondary = try #require(controllers[.secondary]?.navigationController).view.frame
        #expect(secondary.maxX == inspector.view.frame.minX - 0.5)
        split.hide(.inspector)
        window.layoutIfNeeded()
        #expect(inspector.parent == nil && inspector.view.window == nil)
        #expect(controllers[.secondary]?.navigationController?.view.frame == whole)
    }

    @Test func `its width keeps the limits`() throws {
        let (split, _) = split()
        try stage(split, on: "iPad Pro 13-inch (M4)", os: 26, landscape: true)
        split.maximumInspectorColumnWidth = 250
        #expect(split.inspectorColumnWidth == 250)
        split.minimumInspectorColumnWidth = 300
        split.maximumInspectorColumnWidth = UISplitViewController.automaticDimension
        #expect(split.inspectorColumnWidth == 300)
    }

    @Test func `collapsed it is a sheet`() throws {
        let (split, controllers) = split()
        try stage(split, on: "iPhone 16", os: 26)
        split.show(.inspector)
        EventLoop.main.advance(by: 1)
        let inspector = try #require(controllers[.inspector]?.navigationController)
        #expect(split.presentedViewController === inspector)
        #expect(split.isShowing(.inspector))
        split.hide(.inspector)
        EventLoop.main.advance(by: 1)
        #expect(split.presentedViewController == nil)
    }

    @Test func `before iOS 26 there is none`() throws {
        let (split, controllers) = split()
        try stage(split, on: "iPad Pro 13-inch (M4)", os: 18, landscape: true)
        split.show(.inspector)
        #expect(!split.isShowing(.inspector))
        #expect(controllers[.inspector]?.viewIfLoaded?.window == nil)
    }
}
