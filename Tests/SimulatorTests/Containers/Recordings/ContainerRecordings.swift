import Simulator
import Testing
import UIKit

@MainActor @Suite("Recordings: containers")
struct ContainerRecordings {
    private let recorder = Recorder()
    private func controller(_ name: String, watches: Bool = true) -> RecordedController {
        let controller = RecordedController(name, recorder)
        controller.watchesCoordinator = watches
        return controller
    }

    // PR-22, SA-14, PR-M30
    @Test func `launch of a navigation controller`() throws {
        let simulator = try Simulator(device: "iPhone 13", os: "16.0")
        let delegate = RecordedDelegate(recorder)
        let navigation = UINavigationController(rootViewController: controller("a"))
        navigation.delegate = delegate
        simulator.present(navigation)
        simulator.advance(by: 1)
        #expect(
            recorder.take() == [
                "a willMove in", "a loadView", "a viewDidLoad", "a didMove in", "a willAppear false", "will show a",
                "a isAppearing false", "a insets", "a willLayout", "a didLayout", "a didAppear false", "did show a",
            ]
        )
        withExtendedLifetime(delegate) {}
    }

    // PR-22, PR-29, PR-M36
    @Test(arguments: [true, false])
    func `push, pop and a new stack`(animated: Bool) throws {
        let simulator = try Simulator(device: "iPhone 13", os: "16.0")
        let delegate = RecordedDelegate(recorder)
        let navigation = UINavigationController(rootViewController: controller("a"))
        navigation.delegate = delegate
        simulator.present(navigation)
        recorder.lines = []
        navigation.pushViewController(controller("b"), animated: animated)
        simulator.advance(by: 1)
        #expect(
            recorder.take()
                == (animated
                    ? [
                        "b willMove in", "b loadView", "b viewDidLoad", "a willDisappear true", "b willAppear true",
                        "will show b", "b isAppearing true", "b insets", "b willLayout", "b didLayout", "a alongside",
                        "b alongside", "a didDisappear true", "b didAppear true", "b didMove in", "a completion",
                        "b completion", "did show b",
                    ]
                    : [
                        "b willMove in", "b loadView", "b viewDidLoad", "a willDisappear false", "b willAppear false",
                        "will show b", "b isAppearing false", "b insets", "b willLayout", "b didLayout",
                        "a didDisappear false", "b didAppear false", "b didMove in", "did show b",
                    ])
        )
        navigation.popViewController(animated: animated)
        simulator.advance(by: 1)
        #expect(
            recorder.take()
                == (animated
                    ? [
                        "b willMove out", "b willDisappear true", "a willAppear true", "will show a",
                        "a isAppearing true", "b alongside", "a alongside", "b didDisappear true", "a didAppear true",
                        "b didMove out", "b completion", "a completion", "did show a",
                    ]
                    : [
                        "b willMove out", "b willDisappear false", "a willAppear false", "will show a",
                        "a isAppearing false", "b didDisappear false", "a didAppear false", "b didMove out",
                        "did show a",
                    ])
        )
        navigation.setViewControllers([controller("c"), controller("d")], animated: animated)
        simulator.advance(by: 1)
        #expect(
            recorder.take()
                == (animated
                    ? [
                        "a willMove out", "c willMove in", "d willMove in", "d loadView", "d viewDidLoad",
                        "a willDisappear true", "d willAppear true", "will show d", "d isAppearing true", "d insets",
                        "d willLayout", "d didLayout", "a alongside", "d alongside", "a didDisappear true",
                        "d didAppear true", "a didMove out", "c didMove in", "d didMove in", "a completion",
                        "d completion", "did show d",
                    ]
                    : [
                        "a willMove out", "c willMove in", "d willMove in", "d loadView", "d viewDidLoad",
                        "a willDisappear false", "d willAppear false", "will show d", "d isAppearing false", "d insets",
                        "d willLayout", "d didLayout", "a didDisappear false", "d didAppear false", "a didMove out",
                        "c didMove in", "d didMove in", "did show d",
                    ])
        )
        withExtendedLifetime(delegate) {}
    }

    // PR-29
    @Test func `a pop by the finger that is called off`() throws {
        let simulator = try Simulator(device: "iPhone 13", os: "16.0")
        let navigation = UINavigationController(rootViewController: controller("a", watches: false))
        navigation.pushViewController(controller("b", watches: false), animated: false)
        simulator.present(navigation)
        recorder.lines = []
        simulator.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 100, y: 300), duration: 2)
        simulator.advance(by: 1)
        #expect(
            recorder.take() == [
                "b willMove out", "a loadView", "a viewDidLoad", "b willDisappear true", "a willAppear true",
                "a isAppearing true", "a insets", "a willLayout", "a didLayout", "a willDisappear true",
                "a didDisappear true", "b willAppear true", "b didAppear true",
            ]
        )
    }

    // PR-29, PR-M37
    @Test func `another tab by touch and by code`() throws {
        let simulator = try Simulator(device: "iPhone 13", os: "16.0")
        let delegate = RecordedDelegate(recorder)
        let tabs = UITabBarController()
        let all = ["a", "b"].map { controller($0) }
        for controller in all { controller.title = controller.name }
        tabs.viewControllers = all
        tabs.delegate = delegate
        simulator.present(tabs)
        #expect(
            recorder.take() == [
                "a willMove in", "a didMove in", "b willMove in", "b didMove in", "a loadView", "a viewDidLoad",
                "a willAppear false", "a isAppearing false", "a insets", "a willLayout", "a didLayout",
                "a didAppear false",
            ]
        )
        simulator.tap(at: CGPoint(x: 290, y: 785))
        simulator.advance(by: 1)
        #expect(
            recorder.take() == [
                "select b?", "b loadView", "b viewDidLoad", "b willAppear false", "a willDisappear false",
                "b isAppearing false", "b insets", "b willLayout", "b didLayout", "a didDisappear false",
                "b didAppear false", "selected b",
            ]
        )
        tabs.selectedIndex = 0
        simulator.advance(by: 1)
        #expect(
            recorder.take() == [
                "a willAppear false", "b willDisappear false", "a isAppearing false", "b didDisappear false",
                "a didAppear false",
            ]
        )
        withExtendedLifetime(delegate) {}
    }

    // PR-29
    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func `another page`(style: UIPageViewController.TransitionStyle) throws {
        let simulator = try Simulator(device: "iPhone 13", os: "16.0")
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pages.setViewControllers([controller("a")], direction: .forward, animated: false)
        simulator.present(pages)
        recorder.lines = []
        pages.setViewControllers([controller("b")], direction: .forward, animated: true) { [recorder] _ in
            recorder.lines.append("turned")
        }
        simulator.advance(by: 1)
        #expect(
            recorder.take()
                == (style == .scroll
                    ? [
                        "a willMove out", "b willMove in", "b loadView", "b viewDidLoad", "b willAppear true",
                        "a willDisappear true", "b isAppearing true", "b insets", "b willLayout", "b didLayout",
                        "b didAppear true", "a didDisappear true", "a didMove out", "b didMove in", "turned",
                    ]
                    : [
                        "a willMove out", "b willMove in", "b loadView", "b viewDidLoad", "b willAppear true",
                        "a willDisappear true", "b isAppearing true", "b insets", "b willLayout", "b didLayout",
                        "a didDisappear true", "b didAppear true", "a didMove out", "b didMove in", "turned",
                    ])
        )
    }

    // TR-9, TR-10, TR-11, TR-13
    @Test func `rotation in a navigation controller with something presented`() throws {
        let simulator = try Simulator(device: "iPhone 13", os: "16.0")
        let root = controller("a")
        let navigation = UINavigationController(rootViewController: root)
        simulator.present(navigation)
        simulator.advance(by: 0.1)
        recorder.lines = []
        simulator.rotate(to: .landscapeRight)
        #expect(
            recorder.take() == [
                "a willTransition", "a size 844", "a traits", "a insets", "a willLayout", "a didLayout", "a alongside",
                "a completion",
            ]
        )
        let presented = controller("b")
        presented.modalPresentationStyle = .overFullScreen
        root.present(presented, animated: false)
        simulator.advance(by: 0.1)
        recorder.lines = []
        simulator.rotate(to: .portrait)
        #expect(
            recorder.take() == [
                "a willTransition", "b willTransition", "a size 390", "b size 390", "a traits", "a insets",
                "a willLayout", "a didLayout", "b traits", "b insets", "b willLayout", "b didLayout", "a alongside",
                "b alongside", "a completion", "b completion",
            ]
        )
    }
}
