import DeviceTestSupport
import Testing

@testable import UIKit

/// Tells which callbacks came in which order.
@MainActor
private final class CallbackLog {
    var lines: [String] = []
}

private final class LoggingView: UIView {
    var log: CallbackLog?
    override func safeAreaInsetsDidChange() { log?.lines.append("view safe area \(Int(safeAreaInsets.top))") }
    override func layoutMarginsDidChange() { log?.lines.append("view margins") }
    override func layoutSubviews() {
        super.layoutSubviews()
        log?.lines.append("layoutSubviews")
    }
}

private final class CallbackController: UIViewController {
    let log = CallbackLog()
    override func loadView() {
        let view = LoggingView(frame: UIScreen.main.bounds)
        view.log = log
        self.view = view
    }
    override func viewDidLoad() { log.lines.append("viewDidLoad \(Int(view.safeAreaInsets.top))") }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("viewWillAppear") }
    override func viewSafeAreaInsetsDidChange() { log.lines.append("controller safe area") }
    override func viewWillLayoutSubviews() { log.lines.append("will layout") }
    override func viewDidLayoutSubviews() { log.lines.append("did layout") }
}

@MainActor @Suite("Safe area: insets")
struct SafeAreaTests {
    // SA-1, SA-2, SA-3, SA-4, SA-26
    @Test(arguments: [
        (y: 20.0, height: 100.0, top: 24.0, bottom: 0.0), (-30, 100, 44, 0), (44, 100, 0, 0), (0, 812, 44, 34),
        (702, 100, 0, 24), (10, 20, 34, 0), (712, 200, 0, 34),
    ])
    func `a subview gets the part of the strip that reaches into it`(
        y: Double,
        height: Double,
        top: Double,
        bottom: Double
    ) {
        onDevice("iPhone X") {
            let controller = UIViewController()
            let child = UIView(frame: CGRect(x: 0, y: y, width: 60, height: height))
            controller.view.addSubview(child)
            let window = show(controller)
            #expect(window.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
            #expect(child.safeAreaInsets == UIEdgeInsets(top: CGFloat(top), left: 0, bottom: CGFloat(bottom), right: 0))
        }
    }

    // SA-5
    @Test func `a view outside a window has none`() {
        onDevice("iPhone X") {
            let controller = UIViewController()
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            controller.view.addSubview(child)
            #expect(child.safeAreaInsets == .zero)
            let window = show(controller)
            #expect(child.safeAreaInsets.top == 44)
            child.removeFromSuperview()
            window.layoutIfNeeded()
            let detached = UIView(frame: window.bounds)
            detached.addSubview(child)
            detached.layoutIfNeeded()
            #expect(child.safeAreaInsets == .zero)
        }
    }

    // SA-8, SA-9
    @Test(arguments: [(64.0, 108.0), (-20.0, 24.0), (-100.0, 0.0)])
    func `a controller adds its insets, never below zero`(added: Double, top: Double) {
        onDevice("iPhone X") {
            let controller = UIViewController()
            controller.additionalSafeAreaInsets.top = CGFloat(added)
            let window = show(controller)
            #expect(controller.view.safeAreaInsets.top == CGFloat(top))
            #expect(window.safeAreaInsets.top == 44)
        }
    }

    // SA-13, SA-14, LM-11
    @Test func `callbacks come between viewWillAppear and the first layout, margins first`() {
        onDevice("iPhone X") {
            let controller = CallbackController()
            _ = show(controller)
            #expect(
                controller.log.lines == [
                    "viewDidLoad 0", "viewWillAppear", "view margins", "view safe area 44", "controller safe area",
                    "will layout", "layoutSubviews", "did layout",
                ]
            )
        }
    }

    // SA-15
    @Test func `setting the same insets again tells nobody`() {
        onDevice("iPhone X") {
            let controller = CallbackController()
            let window = show(controller)
            controller.log.lines = []
            controller.additionalSafeAreaInsets = .zero
            window.layoutIfNeeded()
            #expect(controller.log.lines == [])
            controller.additionalSafeAreaInsets.top = 6
            window.layoutIfNeeded()
            #expect(controller.log.lines.prefix(3) == ["view margins", "view safe area 50", "controller safe area"])
        }
    }

    // SA-16, SA-17
    @Test func `constraints to the guide made in viewDidLoad follow the insets`() {
        onDevice("iPhone X") {
            let controller = UIViewController()
            let child = addView(to: controller.view)
            let guide = controller.view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                child.topAnchor.constraint(equalTo: guide.topAnchor),
                child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
            let window = show(controller)
            #expect(child.frame == CGRect(x: 0, y: 44, width: 375, height: 734))
            #expect(guide.layoutFrame == child.frame)
            controller.additionalSafeAreaInsets.left = 10
            window.layoutIfNeeded()
            #expect(child.frame == CGRect(x: 10, y: 44, width: 365, height: 734))
        }
    }

    // SA-16
    @Test func `the guide's size is not below zero`() {
        onDevice("iPhone X") {
            let controller = UIViewController()
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
            controller.view.addSubview(child)
            _ = show(controller)
            #expect(child.safeAreaLayoutGuide.layoutFrame.height == 0)
        }
    }

    // SA-21
    @Test func `transforms take no part`() {
        onDevice("iPhone X") {
            let controller = UIViewController()
            let child = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
            child.transform = CGAffineTransform(translationX: 0, y: 300)
            controller.view.addSubview(child)
            _ = show(controller)
            #expect(child.safeAreaInsets.top == 24)
        }
    }

    // SA-31
    @Test(arguments: [(margin: 20.0, bottom: 778.0), (margin: 50.0, bottom: 762.0)])
    func `the greater of margin and safe area by a required and an optional constraint`(margin: Double, bottom: Double)
    {
        onDevice("iPhone X") {
            let controller = UIViewController()
            let child = addView(to: controller.view)
            let root: UIView = controller.view
            child.heightAnchor.constraint(equalToConstant: 40).isActive = true
            child.bottomAnchor.constraint(lessThanOrEqualTo: root.safeAreaLayoutGuide.bottomAnchor).isActive = true
            child.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -CGFloat(margin)).named("wish", 999)
            _ = show(controller)
            #expect(child.frame.maxY == CGFloat(bottom))
        }
    }

    // TG-1, TG-2, TG-4
    @Test func `the top and bottom guides are the safe area's edges`() {
        onDevice("iPhone X") {
            let controller = UIViewController()
            let child = addView(to: controller.view)
            child.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
            child.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
            _ = show(controller)
            #expect(controller.topLayoutGuide.length == 44)
            #expect(controller.bottomLayoutGuide.length == 34)
            #expect(child.frame.minY == 44)
            #expect(child.frame.maxY == 778)
        }
    }
}
