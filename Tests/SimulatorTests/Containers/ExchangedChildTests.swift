import Simulator
import Testing
import UIKit

@MainActor @Suite("Containers: a child takes another's place")
struct ExchangedChildTests {
    private final class Child: UIViewController {
        var log: [String] = []

        override func viewWillAppear(_ animated: Bool) { log.append("will \(animated)") }
        override func viewIsAppearing(_ animated: Bool) { log.append("is \(animated)") }
        override func viewDidAppear(_ animated: Bool) { log.append("did \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { log.append("will go") }
        override func viewDidDisappear(_ animated: Bool) { log.append("gone") }
    }

    // PR-42
    @Test(arguments: [0, 0.25])
    func `the new one hears that it will appear, is appearing and has appeared`(duration: TimeInterval) throws {
        let simulator = try Simulator(device: "iPhone 16")
        let (parent, old, new) = (UIViewController(), Child(), Child())
        parent.addChild(old)
        parent.view.addSubview(old.view)
        old.didMove(toParent: parent)
        simulator.present(parent)
        simulator.advance(by: 0.1)
        old.log = []
        parent.addChild(new)
        old.willMove(toParent: nil)
        parent.transition(from: old, to: new, duration: duration, options: [], animations: nil) { _ in
            old.removeFromParent()
            new.didMove(toParent: parent)
        }
        simulator.advance(by: 1)
        let isAnimated = duration > 0
        #expect(new.log == ["will \(isAnimated)", "is \(isAnimated)", "did \(isAnimated)"])
        #expect(old.log == ["will go", "gone"])
    }
}
