import Foundation
import Platform
import Testing

@testable import UIKit

@MainActor @Suite("View controllers: large content viewer")
struct LargeContentTests {
    private final class Teller: NSObject, UILargeContentViewerInteractionDelegate {
        var log: [String] = []
        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction,
            didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) { log.append("\(item?.largeContentTitle ?? "nil") \(Int(point.x))") }
    }

    private func panel(in window: UIWindow) -> LargeContentPanel? {
        window.subviews.lazy.compactMap { $0 as? LargeContentPanel }.first { !$0.isGoing }
    }

    private func words(in window: UIWindow) -> String? {
        func label(in view: UIView) -> UILabel? {
            view.subviews.lazy.compactMap { $0 as? UILabel ?? label(in: $0) }.first
        }
        return panel(in: window).flatMap { label(in: $0)?.text }
    }

    private func setSize(_ category: UIContentSizeCategory) {
        SimulatedDevice.current.settings.contentSizeCategory = category
    }

    /// Two buttons of 100 × 60 points at (20, 200) and (140, 200).
    private func buttons(_ delegate: Teller?) throws -> (UIWindow, [UIButton]) {
        let root = UIViewController()
        let buttons = ["One", "Two"].enumerated().map { index, title in
            let button = UIButton(frame: CGRect(x: 20 + 120 * index, y: 200, width: 100, height: 60))
            button.setTitle(title, for: .normal)
            button.showsLargeContentViewer = true
            return button
        }
        let window = try stage(root, on: "iPhone 16", os: 18)
        for button in buttons { root.view.addSubview(button) }
        root.view.addInteraction(UILargeContentViewerInteraction(delegate: delegate))
        return (window, buttons)
    }

    @Test func `a resting finger shows what lies below it in the middle of the screen, and follows to the next`() throws
    {
        try World().run {
            let teller = Teller()
            let (window, _) = try buttons(teller)
            setSize(.accessibilityLarge)
            let finger = Finger()
            finger.down(at: CGPoint(x: 70, y: 230))
            EventLoop.main.advance(by: 0.4)
            #expect(panel(in: window) == nil)
            EventLoop.main.advance(by: 0.3)
            #expect(words(in: window) == "One")
            #expect(panel(in: window)?.center == CGPoint(x: 197, y: 426))
            finger.move(to: CGPoint(x: 190, y: 230))
            #expect(words(in: window) == "Two")
            finger.move(to: CGPoint(x: 190, y: 500))
            #expect(panel(in: window) == nil)
            finger.move(to: CGPoint(x: 180, y: 230))
            finger.up()
            EventLoop.main.advance(by: 1)
            #expect(panel(in: window) == nil)
            #expect(teller.log == ["Two 180"])
        }
    }

    @Test func `without a delegate the control under the lifted finger acts`() throws {
        try World().run {
            let (_, buttons) = try buttons(nil)
            setSize(.accessibilityMedium)
            var log: [String] = []
            for button in buttons {
                button.addAction(
                    UIAction { _ in log.append(button.currentTitle ?? "") },
                    for: .touchUpInside
                )
            }
            let finger = Finger()
            finger.down(at: CGPoint(x: 70, y: 230))
            EventLoop.main.advance(by: 0.7)
            finger.move(to: CGPoint(x: 190, y: 230))
            finger.up()
            #expect(log == ["Two"])
        }
    }

    @Test func `nothing is enlarged below accessibility sizes`() throws {
        try World().run {
            let teller = Teller()
            let (window, buttons) = try buttons(teller)
            setSize(.extraExtraExtraLarge)
            #expect(!UILargeContentViewerInteraction.isEnabled)
            var taps = 0
            buttons[0].addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            let finger = Finger()
            finger.down(at: CGPoint(x: 70, y: 230))
            EventLoop.main.advance(by: 0.7)
            #expect(panel(in: window) == nil)
            finger.up()
            #expect(taps == 1)
            #expect(teller.log == [])
        }
    }

    @Test func `tabs are enlarged by themselves, and lifting the finger selects`() throws {
        try World().run {
            let tabs = UITabBarController()
            tabs.viewControllers = ["First", "Second", "Third"].enumerated().map { index, title in
                let controller = UIViewController()
                controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: index)
                return controller
            }
            let window = try stage(tabs, on: "iPhone 16", os: 18)
            setSize(.accessibilityExtraLarge)
            window.layoutIfNeeded()
            let bar = tabs.tabBar
            let finger = Finger()
            finger.down(at: bar.convert(CGPoint(x: bar.bounds.width / 6, y: 20), to: nil))
            EventLoop.main.advance(by: 0.7)
            #expect(words(in: window) == "First")
            finger.move(to: bar.convert(CGPoint(x: bar.bounds.width * 5 / 6, y: 20), to: nil))
            #expect(words(in: window) == "Third")
            #expect(tabs.selectedIndex == 0)
            finger.up()
            #expect(tabs.selectedIndex == 2)
        }
    }

    @Test func `labels, buttons and image views name themselves`() throws {
        try World().run {
            let label = UILabel()
            label.text = "Words"
            #expect(label.largeContentTitle == "Words" && !label.showsLargeContentViewer)
            label.largeContentTitle = "Others"
            #expect(label.largeContentTitle == "Others")
            let star = UIImage(systemName: "star")
            #expect(UIImageView(image: star).largeContentImage === star)
            let button = UIButton(type: .system)
            button.setImage(star, for: .normal)
            button.setTitle("Star", for: .normal)
            #expect(button.largeContentImage === star && button.largeContentTitle == "Star")
            #expect(UIView().largeContentTitle == nil && UIView().largeContentImage == nil)
        }
    }

    @Test func `a change into accessibility sizes is posted`() throws {
        try World().run {
            _ = try buttons(nil)
            nonisolated(unsafe) var posts = 0
            let name = UILargeContentViewerInteraction.enabledStatusDidChangeNotification
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in posts += 1
            }
            defer { NotificationCenter.default.removeObserver(token) }
            setSize(.extraLarge)
            #expect(posts == 0)
            setSize(.accessibilityLarge)
            #expect(posts == 1)
            setSize(.accessibilityExtraLarge)
            #expect(posts == 1)
        }
    }
}
