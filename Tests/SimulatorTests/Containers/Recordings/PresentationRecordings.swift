import Simulator
import Testing
import UIKit

@MainActor @Suite("Recordings: presentations")
struct PresentationRecordings {
    private let recorder = Recorder()

    // PR-5, PR-6, PR-9, PR-27, PR-29
    @Test(arguments: PresentationRecording.all)
    func `all that is heard`(_ expected: PresentationRecording) throws {
        let simulator = try Simulator(device: expected.device, os: "16.0")
        let root = RecordedController("a", recorder)
        let delegate = RecordedDelegate(recorder)
        simulator.present(root)
        recorder.lines = []
        let presented = RecordedController("b", recorder)
        presented.watchesCoordinator = true
        presented.modalPresentationStyle = expected.style
        presented.transitioningDelegate = delegate
        root.definesPresentationContext = true
        presented.presentationController?.delegate = delegate
        if let popover = presented.popoverPresentationController {
            popover.sourceView = root.view
            popover.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
        }
        root.present(presented, animated: true) { [recorder] in recorder.lines.append("presented") }
        simulator.advance(by: 1)
        #expect(recorder.take() == expected.presented)
        root.dismiss(animated: true) { [recorder] in recorder.lines.append("dismissed") }
        simulator.advance(by: 1)
        #expect(recorder.take() == expected.dismissed)
        withExtendedLifetime(delegate) {}
    }

    // PR-16, PR-17
    @Test func `a sheet that is swiped away`() throws {
        let simulator = try Simulator(device: "iPhone 13", os: "16.0")
        let root = RecordedController("a", recorder)
        let delegate = RecordedDelegate(recorder)
        simulator.present(root)
        let presented = RecordedController("b", recorder)
        presented.modalPresentationStyle = .pageSheet
        presented.presentationController?.delegate = delegate
        root.present(presented, animated: true)
        simulator.advance(by: 1)
        recorder.lines = []
        simulator.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 700), duration: 0.2)
        simulator.advance(by: 2)
        #expect(
            recorder.take() == [
                "should dismiss", "will dismiss", "b willDisappear true", "b didDisappear true", "did dismiss",
            ]
        )
        withExtendedLifetime(delegate) {}
    }

    // PR-28
    @Test(arguments: [true, false])
    func `a presenter may present again when it has appeared`(animated: Bool) throws {
        final class Again: UIViewController {
            var waiting: [UIViewController] = []
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                if let next = waiting.popLast() { present(next, animated: animated) }
            }
        }
        final class Leaving: UIViewController {
            var presenterAtEnd: UIViewController?
            var wasBeingDismissed = false
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                presenterAtEnd = presentingViewController
                wasBeingDismissed = isBeingDismissed
            }
        }
        let simulator = try Simulator(device: "iPhone 13", os: "16.0")
        let root = Again()
        simulator.present(root)
        let (first, second) = (Leaving(), UIViewController())
        first.modalPresentationStyle = .fullScreen
        root.present(first, animated: animated)
        simulator.advance(by: 1)
        root.waiting = [second]
        root.dismiss(animated: animated)
        simulator.advance(by: 2)
        #expect(first.presenterAtEnd == nil)
        #expect(first.wasBeingDismissed)
        #expect(root.presentedViewController === second)
        #expect(second.presentingViewController === root)
        #expect(second.view.window != nil)
    }
}
