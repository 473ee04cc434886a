import Platform
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Presentation: frames and callbacks")
struct PresentationTests {
    private func frame(
        of style: UIModalPresentationStyle,
        on device: String,
        os: OSVersion,
        landscape: Bool = false,
        configure: (UIViewController) -> Void = { _ in }
    ) throws -> CGRect {
        let root = UIViewController()
        let window = try stage(root, on: device, os: os, landscape: landscape)
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        configure(presented)
        root.present(presented, animated: false)
        window.layoutIfNeeded()
        return presented.view.convert(presented.view.bounds, to: window)
    }

    // PR-1, PR-9, PR-13, PR-24, PR-M12, PR-M19
    @Test(arguments: [
        (
            "iPhone 16", OSVersion(26), UIModalPresentationStyle.automatic, false,
            CGRect(x: 0, y: 59, width: 393, height: 793)
        ),
        ("iPhone SE (3rd generation)", 26, .pageSheet, false, CGRect(x: 0, y: 30, width: 375, height: 637)),
        ("iPhone SE (3rd generation)", 26, .pageSheet, true, CGRect(x: 0, y: 0, width: 667, height: 375)),
        ("iPhone 14 Pro", 17, .automatic, false, CGRect(x: 0, y: 69, width: 393, height: 783)),
        ("iPhone X", 12, .automatic, false, CGRect(x: 0, y: 0, width: 375, height: 812)),
        ("iPhone X", 12, .formSheet, false, CGRect(x: 0, y: 0, width: 375, height: 812)),
        ("iPad (A16)", 26, .formSheet, false, CGRect(x: 120, y: 260, width: 580, height: 650)),
        ("iPad (A16)", 26, .pageSheet, false, CGRect(x: 0, y: 42, width: 820, height: 1138)),
        ("iPad Air 2", 12, .formSheet, false, CGRect(x: 114, y: 202, width: 540, height: 620)),
    ])
    func `sheets have the frames of their era`(
        device: String,
        os: OSVersion,
        style: UIModalPresentationStyle,
        landscape: Bool,
        expected: CGRect
    ) throws {
        #expect(try frame(of: style, on: device, os: os, landscape: landscape) == expected)
    }

    // PR-24
    @Test func `a medium sheet floats on glass`() throws {
        let frame = try frame(of: .pageSheet, on: "iPhone 16", os: 26) {
            $0.sheetPresentationController?.detents = [.medium(), .large()]
        }
        #expect(frame.minX == 8)
        #expect(frame.width == 377)
        #expect(abs(frame.height - 440.313) < 0.01)
    }

    // PR-18
    @Test func `a form sheet takes the preferred size`() throws {
        let frame = try frame(of: .formSheet, on: "iPad Air 2", os: 12) {
            $0.preferredContentSize = CGSize(width: 300, height: 200)
        }
        #expect(frame.size == CGSize(width: 300, height: 200))
    }

    // SA-24
    @Test func `a sheet keeps only the bottom's safe area`() throws {
        let root = UIViewController()
        try stage(root, on: "iPhone 14 Pro", os: 17)
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        root.present(navigation, animated: false)
        #expect(navigation.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(child.view.safeAreaInsets.top == 56)
    }

    // PR-5
    @Test func `full screen takes the presenter away, a sheet does not`() throws {
        let log = StageLog()
        let root = StagedController("a") { log.lines.append($0) }
        try stage(root, on: "iPhone 14 Pro", os: 17)
        _ = log.take()
        let sheet = StagedController("b") { log.lines.append($0) }
        root.present(sheet, animated: false)
        #expect(log.take() == ["b load", "b willAppear", "b isAppearing", "b didAppear"])
        root.dismiss(animated: false)
        #expect(log.take() == ["b willDisappear", "b didDisappear"])
        let full = StagedController("c") { log.lines.append($0) }
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: false)
        #expect(
            log.take() == [
                "c load", "a willDisappear", "c willAppear", "c isAppearing", "c didAppear", "a didDisappear",
            ]
        )
        #expect(root.view.window == nil)
        full.dismiss(animated: false)
        #expect(
            log.take() == ["c willDisappear", "a willAppear", "a isAppearing", "a didAppear", "c didDisappear"]
        )
        #expect(root.view.window != nil)
        #expect(root.presentedViewController == nil)
    }

    // PR-6, PR-8
    @Test func `a custom presentation controller places the view`() throws {
        let root = UIViewController()
        let window = try stage(root, on: "iPhone 8", os: 12)
        let presented = UIViewController()
        let transitions = HalfTransitions()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = transitions
        root.present(presented, animated: false)
        #expect(
            presented.view.convert(presented.view.bounds, to: window) == CGRect(x: 0, y: 300, width: 375, height: 367)
        )
        #expect(root.view.window != nil)
        let half = try #require(presented.presentationController as? HalfPresentation)
        root.dismiss(animated: false)
        #expect(half.lines == ["will begin", "did end", "will dismiss", "did dismiss"])
    }

    // PR-M1, PR-M3, PR-M5, PR-M11
    @Test func `an alert on glass has the measured size, and acts after it has gone`() throws {
        let root = UIViewController()
        let window = try stage(root, on: "iPhone 16", os: 26)
        var presentedWhenHandled: UIViewController? = root
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { _ in presentedWhenHandled = root.presentedViewController }
        )
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        root.present(alert, animated: false)
        window.layoutIfNeeded()
        #expect(alert.view.frame.width == 320)
        #expect(abs(alert.view.frame.height - 152.333) < 0.4)
        #expect(abs(alert.view.frame.midY - 438.5) < 0.4)
        let buttons = alert.view.subviews.compactMap { $0 as? AlertButton }
        #expect(buttons.map(\.action.title) == ["Cancel", "OK"])
        #expect(buttons.map(\.frame.width) == [140, 140])
        touch(buttons[1], at: CGPoint(x: 10, y: 10))
        EventLoop.main.advance(by: 1)
        #expect(presentedWhenHandled == nil)
    }

    // PR-21
    @Test func `older alerts are 270 wide, and action sheets stand at the bottom`() throws {
        let root = UIViewController()
        let window = try stage(root, on: "iPhone X", os: 15)
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        window.layoutIfNeeded()
        #expect(alert.view.frame.width == 270)
        root.dismiss(animated: false)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy", style: .default))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        #expect(sheet.view.frame == CGRect(x: 8, y: 812 - 34 - 122, width: 359, height: 122))
    }
}

private final class HalfTransitions: UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { HalfPresentation(presentedViewController: presented, presenting: presenting) }
}

private final class HalfPresentation: UIPresentationController {
    var lines: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 300, width: 375, height: 367) }
    override func presentationTransitionWillBegin() { lines.append("will begin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { lines.append("did end") }
    override func dismissalTransitionWillBegin() { lines.append("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { lines.append("did dismiss") }
}
