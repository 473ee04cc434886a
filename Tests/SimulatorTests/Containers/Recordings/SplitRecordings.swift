import Simulator
import Testing
import UIKit

@MainActor @Suite("Recordings: split views")
struct SplitRecordings {
    private let recorder = Recorder()
    private func controller(_ name: String) -> RecordedController { RecordedController(name, recorder) }

    private func resize(_ simulator: Simulator, to width: CGFloat?) -> [String] {
        recorder.lines = []
        simulator.windowSize = width.map { CGSize(width: $0, height: 810) }
        simulator.advance(by: 1)
        return recorder.take()
    }

    // SP-2, SP-5, SP-7, SP-11, TR-10
    @Test func `a classic split view in a window that is made smaller and larger`() throws {
        let simulator = try Simulator(device: "iPad (9th generation)", os: "15.0", orientation: .landscapeRight)
        let split = UISplitViewController()
        let delegate = RecordedSplit(recorder)
        split.delegate = delegate
        let primary = UINavigationController(rootViewController: controller("a"))
        split.viewControllers = [primary, controller("b")]
        simulator.present(split)
        simulator.advance(by: 0.1)
        #expect(
            recorder.take() == [
                "a willMove in", "a traits", "b willMove in", "b didMove in", "to 2", "b loadView", "b viewDidLoad",
                "a loadView", "a viewDidLoad", "a didMove in", "a willAppear false", "b willAppear false",
                "a isAppearing false", "b isAppearing false", "b insets", "b willLayout", "b didLayout", "a insets",
                "a willLayout", "a didLayout", "a didAppear false", "b didAppear false",
            ]
        )
        #expect(
            resize(simulator, to: 320) == [
                "b willTransition", "b size 320", "primary for collapsing", "collapse", "b didMove out",
                "b willMove in", "a willDisappear false", "a willLayout", "a didLayout", "b traits", "b insets",
                "b willLayout", "b didLayout", "a didDisappear false", "b didMove in", "didCollapse", "b willLayout",
                "b didLayout", "b alongside", "b completion",
            ]
        )
        #expect(split.isCollapsed)
        #expect(
            resize(simulator, to: nil) == [
                "a willTransition", "b willTransition", "a size 1080", "b size 1080", "a traits",
                "primary for expanding", "separate", "b willMove out", "b willDisappear false", "a willAppear false",
                "a isAppearing false", "a willLayout", "a didLayout", "b traits", "b willLayout", "b didLayout",
                "b didDisappear false", "a didAppear false", "b didMove out", "b willMove in", "b didMove in",
                "b willAppear false", "b isAppearing false", "b insets", "b willLayout", "b didLayout", "a traits",
                "a willLayout", "a didLayout", "b didAppear false", "didExpand", "a alongside", "b alongside",
                "a completion", "b completion",
            ]
        )
        #expect(!split.isCollapsed)
        // Regular stays regular: sizes, and another display mode.
        #expect(
            resize(simulator, to: 750) == [
                "a size 750", "b size 750", "to 1", "a willDisappear false", "a didDisappear false", "b willLayout",
                "b didLayout", "a alongside", "b alongside", "a completion", "b completion",
            ]
        )
    }

    // SP-20, SP-21, SP-22, SP-M12, SP-M13, SP-M15
    @Test func `a split view of two columns in a window that is made smaller and larger`() throws {
        let simulator = try Simulator(device: "iPad (9th generation)", os: "15.0", orientation: .landscapeRight)
        let split = UISplitViewController(style: .doubleColumn)
        let delegate = RecordedSplit(recorder)
        split.delegate = delegate
        split.setViewController(controller("a"), for: .primary)
        split.setViewController(controller("b"), for: .secondary)
        simulator.present(split)
        simulator.advance(by: 0.1)
        #expect(
            recorder.take() == [
                "a willMove in", "a loadView", "a viewDidLoad", "b willMove in", "b loadView", "b viewDidLoad",
                "a traits", "to 2", "a didMove in", "a willAppear false", "b didMove in", "b willAppear false",
                "a isAppearing false", "b isAppearing false", "b insets", "b willLayout", "b didLayout", "a insets",
                "a willLayout", "a didLayout", "a didAppear false", "b didAppear false",
            ]
        )
        #expect(
            resize(simulator, to: 320) == [
                "b willTransition", "b size 320", "top for 2", "willHide 0", "willShow 2", "a willDisappear false",
                "a willLayout", "a didLayout", "b traits", "b willLayout", "b didLayout", "a didDisappear false",
                "didShow 2", "didCollapse", "didHide 0", "b willLayout", "b didLayout", "b alongside", "b completion",
            ]
        )
        #expect(
            resize(simulator, to: nil) == [
                "a willTransition", "b willTransition", "a size 1080", "b size 1080", "a traits", "mode for 2",
                "willShow 0", "b willDisappear false", "a willAppear false", "a isAppearing false", "a willLayout",
                "a didLayout", "b traits", "b willLayout", "b didLayout", "b didDisappear false", "a didAppear false",
                "didExpand", "didShow 0", "b willAppear false", "b isAppearing false", "b willLayout", "b didLayout",
                "a traits", "a willLayout", "a didLayout", "b didAppear false", "a alongside", "b alongside",
                "a completion", "b completion",
            ]
        )
    }

    // SP-21, SP-22
    @Test func `a split view of three columns with one for compact width`() throws {
        let simulator = try Simulator(device: "iPad (9th generation)", os: "15.0", orientation: .landscapeRight)
        let split = UISplitViewController(style: .tripleColumn)
        let delegate = RecordedSplit(recorder)
        split.delegate = delegate
        split.setViewController(controller("a"), for: .primary)
        split.setViewController(controller("s"), for: .supplementary)
        split.setViewController(controller("b"), for: .secondary)
        split.setViewController(controller("c"), for: .compact)
        simulator.present(split)
        simulator.advance(by: 0.1)
        recorder.lines = []
        #expect(
            resize(simulator, to: 320) == [
                "b willTransition", "c willTransition", "b size 320", "c traits", "top for 3", "willHide 0",
                "willHide 1", "willHide 2", "willShow 3", "didShow 3", "didCollapse", "didHide 0", "didHide 1",
                "didHide 2", "s willDisappear false", "b willDisappear false", "c loadView", "c viewDidLoad",
                "c willAppear false", "c isAppearing false", "c insets", "c willLayout", "c didLayout",
                "s didDisappear false", "b didDisappear false", "c didAppear false", "b alongside", "b completion",
            ]
        )
        #expect(
            resize(simulator, to: nil) == [
                "s willTransition", "a willTransition", "b willTransition", "c willTransition", "s size 1080",
                "b size 1080", "c size 1080", "a traits", "mode for 2", "willShow 1", "willShow 2", "willHide 3",
                "didHide 3", "didExpand", "didShow 1", "didShow 2", "c willDisappear false", "b willAppear false",
                "s willAppear false", "a traits", "b isAppearing false", "s isAppearing false", "b willLayout",
                "b didLayout", "s willLayout", "s didLayout", "c didDisappear false", "b didAppear false",
                "s didAppear false", "s alongside", "b alongside", "c alongside", "s completion", "b completion",
                "c completion",
            ]
        )
    }
}
