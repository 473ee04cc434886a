import Testing

@testable import UIKit

@MainActor @Suite("Toolbars")
struct ToolbarTests {
    @Test func `flexible spaces share what is left over`() throws {
        let left = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
        let right = UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil)
        let controller = UIViewController()
        let window = try stage(controller, on: "iPhone 8")
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 600, width: 375, height: 44))
        controller.view.addSubview(toolbar)
        toolbar.items = [left, .flexibleSpace(), right]
        window.layoutIfNeeded()
        let frames = [left, right].compactMap { item in item.view.map { $0.convert($0.bounds, to: window) } }
        #expect(frames.map(\.minX).first == 16)
        #expect(frames.map(\.maxX).last == 359)
    }

    // BR-M13
    @Test func `a bar tint makes a toolbar opaque`() {
        let toolbar = UIToolbar()
        #expect(toolbar.isTranslucent)
        toolbar.barTintColor = .red
        #expect(!toolbar.isTranslucent)
    }

    // BR-M15
    @Test func `a toolbar stands at the bottom, a navigation bar at the top`() {
        #expect(UIToolbar().barPosition == .bottom)
        #expect(UINavigationBar().barPosition == .top)
        #expect(UINavigationController().navigationBar.barPosition == .top)
    }

    // BR-M8
    @Test func `a flexible space stands outside the glass`() {
        let space = UIBarButtonItem.flexibleSpace()
        #expect(space.hidesSharedBackground)
        #expect(space.width == 0)
        #expect(space.isEnabled)
        #expect(!UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil).hidesSharedBackground)
    }
}
