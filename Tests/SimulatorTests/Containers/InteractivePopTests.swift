import Simulator
import Testing
import UIKit

@MainActor @Suite("Navigation controllers: the swipe from the edge")
struct InteractivePopTests {
    private func screen() throws -> (Simulator, UINavigationController) {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: false)
        simulator.present(navigation)
        return (simulator, navigation)
    }

    // PR-M28
    @Test(arguments: [(2.0, 250.0, 0.5, 1), (2, 100, 2.0, 2), (2, 100, 0.1, 1), (60, 300, 0.5, 2)])
    func `it pops past the middle or when it is fast, and only from the edge`(
        start: Double,
        end: Double,
        duration: Double,
        count: Int
    ) throws {
        let (simulator, navigation) = try screen()
        simulator.drag(from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 300), duration: duration)
        simulator.advance(by: 1)
        #expect(navigation.viewControllers.count == count)
    }

    @Test func `without a back button nothing pops, unless the app's delegate says so`() throws {
        final class Yes: UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        let (simulator, navigation) = try screen()
        navigation.topViewController?.navigationItem.hidesBackButton = true
        simulator.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300))
        simulator.advance(by: 1)
        #expect(navigation.viewControllers.count == 2)
        let delegate = Yes()
        navigation.interactivePopGestureRecognizer?.delegate = delegate
        simulator.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300))
        simulator.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
    }
}
