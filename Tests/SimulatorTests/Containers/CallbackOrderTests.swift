import Simulator
import Testing
import UIKit

@MainActor @Suite("Callbacks: the whole sequence")
struct CallbackOrderTests {
    private let recorder = Recorder()
    private func controller(_ name: String) -> UIViewController { RecordedController(name, recorder) }

    // PR-22, SA-14
    @Test func `the first appearance`() throws {
        let simulator = try Simulator(device: "iPhone 13", os: "16.0")
        simulator.present(controller("a"))
        #expect(
            recorder.take() == [
                "a loadView", "a viewDidLoad", "a willAppear false", "a isAppearing false", "a insets",
                "a willLayout", "a didLayout", "a didAppear false",
            ]
        )
    }

    // PR-22, PR-M30
    @Test func `an animated push and pop`() throws {
        let simulator = try Simulator(device: "iPhone 13", os: "16.0")
        let navigation = UINavigationController(rootViewController: controller("a"))
        simulator.present(navigation)
        #expect(
            recorder.take() == [
                "a willMove in", "a loadView", "a viewDidLoad", "a didMove in", "a willAppear false",
                "a isAppearing false", "a insets", "a willLayout", "a didLayout", "a didAppear false",
            ]
        )
        navigation.pushViewController(controller("b"), animated: true)
        simulator.advance(by: 1)
        #expect(
            recorder.take() == [
                "b willMove in", "b loadView", "b viewDidLoad", "a willDisappear true", "b willAppear true",
                "b isAppearing true", "b insets", "b willLayout", "b didLayout", "a didDisappear true",
                "b didAppear true", "b didMove in",
            ]
        )
        navigation.popViewController(animated: true)
        simulator.advance(by: 1)
        #expect(
            recorder.take() == [
                "b willMove out", "b willDisappear true", "a willAppear true", "a isAppearing true",
                "b didDisappear true", "a didAppear true", "b didMove out",
            ]
        )
    }

    // PR-5, PR-22
    @Test func `a full-screen presentation and its dismissal`() throws {
        let simulator = try Simulator(device: "iPhone 13", os: "16.0")
        let root = controller("a")
        simulator.present(root)
        recorder.lines = []
        let presented = controller("b")
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: true) { [recorder] in recorder.lines.append("presented") }
        simulator.advance(by: 1)
        #expect(
            recorder.take() == [
                "b loadView", "b viewDidLoad", "a willDisappear true", "b willAppear true", "b isAppearing true",
                "b insets", "b willLayout", "b didLayout", "b didAppear true", "a didDisappear true", "presented",
            ]
        )
        root.dismiss(animated: true) { [recorder] in recorder.lines.append("dismissed") }
        simulator.advance(by: 1)
        #expect(
            recorder.take().filter { !$0.contains("ayout") } == [
                "b willDisappear true", "a willAppear true", "a isAppearing true", "a didAppear true",
                "b didDisappear true", "dismissed",
            ]
        )
    }

    // PR-5, SA-24
    @Test func `a sheet and its dismissal`() throws {
        let simulator = try Simulator(device: "iPhone 13", os: "16.0")
        let root = controller("a")
        simulator.present(root)
        recorder.lines = []
        let presented = controller("b")
        presented.modalPresentationStyle = .pageSheet
        root.present(presented, animated: true) { [recorder] in recorder.lines.append("presented") }
        simulator.advance(by: 1)
        #expect(
            recorder.take() == [
                "b loadView", "b viewDidLoad", "b willAppear true", "b traits", "b isAppearing true", "b insets",
                "b willLayout", "b didLayout", "b didAppear true", "presented",
            ]
        )
        root.dismiss(animated: true) { [recorder] in recorder.lines.append("dismissed") }
        simulator.advance(by: 1)
        #expect(recorder.take() == ["b willDisappear true", "b didDisappear true", "dismissed"])
    }

    // TR-9, TR-10, TR-11
    @Test func `a rotation with a child`() throws {
        let simulator = try Simulator(device: "iPhone 13", os: "16.0")
        let (root, child) = (controller("a"), controller("b"))
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        simulator.present(root)
        recorder.lines = []
        simulator.rotate(to: .landscapeRight)
        #expect(
            recorder.take() == [
                "b willTransition", "a willTransition", "b size 844", "a size 844", "a traits", "a insets",
                "a willLayout", "a didLayout", "b traits", "b insets", "b willLayout", "b didLayout", "b alongside",
                "a alongside", "b completion", "a completion",
            ]
        )
    }

    // SP-2, SP-5, TR-10
    @Test func `a classic split view in a window that is made smaller and larger`() throws {
        let simulator = try Simulator(device: "iPad (9th generation)", os: "15.0", orientation: .landscapeRight)
        let split = UISplitViewController()
        let delegate = RecordedSplit(recorder)
        split.delegate = delegate
        let primary = UINavigationController(rootViewController: controller("a"))
        split.viewControllers = [primary, controller("b")]
        simulator.present(split)
        recorder.lines = []
        simulator.windowSize = CGSize(width: 320, height: 810)
        let told = [
            "b willTransition", "b size 320", "collapse", "b willMove in", "a willDisappear false",
            "a didDisappear false", "b didMove in", "didCollapse",
        ]
        #expect(recorder.take().filter { told.contains($0) } == told)
        #expect(split.isCollapsed)
        simulator.advance(by: 1)
        recorder.lines = []
        simulator.windowSize = nil
        let lines = recorder.take()
        #expect(lines.filter { ["collapse", "separate", "didExpand"].contains($0) } == ["separate", "didExpand"])
        #expect(!split.isCollapsed)
        #expect(lines.filter { $0 == "a willAppear false" }.count == 1)
    }

    // SP-21, SP-22, SP-M13, SP-M15
    @Test func `a split view of columns in a window that is made smaller and larger`() throws {
        let simulator = try Simulator(device: "iPad (9th generation)", os: "15.0", orientation: .landscapeRight)
        let split = UISplitViewController(style: .doubleColumn)
        let delegate = RecordedSplit(recorder)
        split.delegate = delegate
        split.setViewController(controller("a"), for: .primary)
        split.setViewController(controller("b"), for: .secondary)
        simulator.present(split)
        recorder.lines = []
        simulator.windowSize = CGSize(width: 320, height: 810)
        let collapsing = recorder.take().filter { !$0.hasPrefix("a ") && !$0.hasPrefix("b ") }
        #expect(collapsing == ["top for 2", "willHide 0", "willShow 2", "didShow 2", "didCollapse", "didHide 0"])
        simulator.advance(by: 1)
        recorder.lines = []
        simulator.windowSize = nil
        let expanding = recorder.take().filter { !$0.hasPrefix("a ") && !$0.hasPrefix("b ") }
        #expect(expanding == ["mode for 2", "willShow 0", "didExpand", "didShow 0"])
    }

    // PR-22
    @Test func `a child that an app's container puts in and takes out itself`() throws {
        let simulator = try Simulator(device: "iPhone 13", os: "16.0")
        let root = UIViewController()
        simulator.present(root)
        let child = controller("b")
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        simulator.advance(by: 0.1)
        #expect(
            recorder.take() == [
                "b willMove in", "b loadView", "b viewDidLoad", "b willAppear false", "b didMove in",
                "b isAppearing false", "b insets", "b willLayout", "b didLayout", "b didAppear false",
            ]
        )
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            recorder.take() == [
                "b willMove out", "b willDisappear false", "b didDisappear false", "b didMove out",
            ]
        )
    }
}
