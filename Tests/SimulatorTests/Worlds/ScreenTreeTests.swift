import CoreGraphics
import DeviceCatalog
import QuartzCore
import Testing
import UIKit

@testable import Simulator

@MainActor @Suite("Simulator: one tree of layers for all of a screen")
struct ScreenTreeTests {
    /// The names of the classes of the layers on the display, the farthest first, with the app's windows in place of it.
    private func parts(_ tree: ScreenTree) -> [String] {
        (tree.root.sublayers ?? []).filter { !$0.isHidden }.flatMap { layer -> [String] in
            guard layer === tree.app else { return [String(describing: type(of: layer))] }
            return (layer.sublayers ?? []).map { "window \($0.zPosition) \($0.frame.height)" }
        }
    }

    @Test func `windows lie by level, then by when they were shown, under what the system shows`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        simulator.present(UIViewController())
        let high = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        high.windowLevel = .alert
        high.isHidden = false
        let low = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        low.isHidden = false
        let system = ["StatusBarLayer", "HomeIndicatorLayer"]
        #expect(parts(UIScreen.main.tree) == ["window 0.0 852.0", "window 0.0 30.0", "window 0.0 40.0"] + system)
        low.windowLevel = .alert + 1
        #expect(parts(UIScreen.main.tree) == ["window 0.0 852.0", "window 0.0 40.0", "window 0.0 30.0"] + system)
        high.isHidden = true
        #expect(parts(UIScreen.main.tree) == ["window 0.0 852.0", "window 0.0 30.0"] + system)
    }

    @Test func `who follows the screen hears of the keyboard, and of the status bar when the app hides it`() throws {
        final class Wordy: UIViewController {
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
            var hides = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
            override var prefersStatusBarHidden: Bool { hides }
            override func viewDidLoad() { view.addSubview(field) }
        }
        let simulator = try Simulator(device: "iPhone 16")
        let controller = Wordy()
        simulator.present(controller)
        let observer = LayerTreeObserver(root: UIScreen.main.tree.root)
        defer { observer.stop() }
        #expect(observer.difference().added.count > 5)
        controller.field.becomeFirstResponder()
        simulator.advance(by: 1)
        #expect(observer.difference().added.count > 1)
        controller.hides = true
        simulator.advance(by: 0)
        let bar = try #require(UIScreen.main.tree.root.sublayers?.first { $0 is StatusBarLayer })
        let difference = observer.difference()
        #expect(difference.changed.contains { $0.layer == bar.identifier && $0.values[.hidden] == .boolean(true) })
    }

    @Test func `a touch on the status bar scrolls to the top, one that moves away doesn't`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        let controller = UIViewController()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        list.contentSize = CGSize(width: 393, height: 5000)
        controller.view.addSubview(list)
        simulator.present(controller)
        func touch(_ phase: UITouch.Phase, _ place: CGPoint) {
            simulator.fingers.send([TouchInput.Change(finger: 0, phase: phase, place: place)])
            simulator.advance(by: 0.05)
        }
        let bar = CGPoint(x: 196, y: 20)
        list.contentOffset.y = 1000
        touch(.began, bar)
        touch(.moved, CGPoint(x: 196, y: 400))
        touch(.ended, bar)
        simulator.advance(by: 1)
        #expect(list.contentOffset.y > 500)
        touch(.began, bar)
        touch(.ended, bar)
        simulator.advance(by: 1)
        #expect(list.contentOffset.y == -59)
    }

    @Test func `an app in a letterbox lies in its part of the display, scaled to it`() throws {
        let simulator = try Simulator(device: "iPhone X", os: "16", build: AppBuild(sdk: 10))
        simulator.present(UIViewController())
        let tree = UIScreen.main.tree
        let letterbox = try #require(simulator.letterbox)
        #expect(tree.root.bounds.size == CGSize(width: 375, height: 812))
        #expect(tree.app.frame == letterbox.frame(in: .portrait))
        #expect(tree.app.masksToBounds)
        #expect(tree.app.bounds.size == UIScreen.main.bounds.size)
    }
}
