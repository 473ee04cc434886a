import Dispatch
import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: time")
struct AdvanceTests {
    @Test func `timers, queues and animations run in order of virtual time`() throws {
        let simulator = try Simulator()
        let controller = UIViewController()
        simulator.present(controller)
        var log: [String] = []
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { log.append("queue \(simulator.time)") }
        _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
            MainActor.assumeIsolated { log.append("timer \(simulator.time)") }
        }
        let view = UIView()
        controller.view.addSubview(view)
        UIView.animate(
            withDuration: 0.3,
            animations: { view.alpha = 0 },
            completion: { _ in log.append("animation \(simulator.time)") }
        )
        DispatchQueue.main.async { log.append("async \(simulator.time)") }
        simulator.advance(by: 0.25)
        #expect(log == ["async 0.0", "timer 0.1", "queue 0.2"])
        simulator.advance(by: 0.25)
        #expect(log.last == "animation 0.3")
    }

    @Test func `animations can be let run to their ends, one after the other`() throws {
        let simulator = try Simulator()
        let controller = UIViewController()
        simulator.present(controller)
        var log: [String] = []
        UIView.animate(withDuration: 0.5) {
            controller.view.alpha = 0.5
        } completion: { _ in
            log.append("first \(simulator.time)")
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1,
                delay: 0,
                animations: { controller.view.alpha = 1 },
                completion: { _ in log.append("second \(simulator.time)") }
            )
        }
        simulator.finishAnimations()
        #expect(log == ["first 0.5", "second 1.5"])
    }

    @Test func `animations that take longer than one waits are left on their way`() throws {
        let simulator = try Simulator()
        let controller = UIViewController()
        simulator.present(controller)
        var isDone = false
        UIView.animate(withDuration: 8) {
            controller.view.alpha = 0.5
        } completion: { _ in
            isDone = true
        }
        simulator.finishAnimations(within: 5)
        #expect(simulator.time == 5 && !isDone)
        simulator.finishAnimations(within: 5)
        #expect(simulator.time == 8 && isDone)
        // Nothing is waited for.
        simulator.finishAnimations(within: 5)
        #expect(simulator.time == 8)
    }

    @Test func `layout runs at the end of a turn`() throws {
        let simulator = try Simulator()
        let controller = UIViewController()
        simulator.present(controller)
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "Hello"
        DispatchQueue.main.async {
            controller.view.addSubview(label)
            label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor).isActive = true
            label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10).isActive = true
        }
        simulator.advance(by: 0)
        #expect(label.frame.origin == CGPoint(x: 10, y: 20))
        #expect(label.frame.height == 20.5)
    }
}
