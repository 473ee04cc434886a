import Simulator
import Testing
import UIKit

@MainActor @Suite("Navigation controllers: bars that go by touch")
struct BarHidingTests {
    private func screen(_ configure: (UINavigationController) -> Void) throws -> (Simulator, UINavigationController) {
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let controller = UIViewController()
        controller.view.addSubview(UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 40)))
        controller.view.addSubview(UITextField(frame: CGRect(x: 100, y: 200, width: 100, height: 40)))
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        configure(navigation)
        simulator.present(navigation)
        return (simulator, navigation)
    }

    // BR-18
    @Test func `a tap on the content hides both bars, the next one shows them`() throws {
        let (simulator, navigation) = try screen { $0.hidesBarsOnTap = true }
        simulator.tap(at: CGPoint(x: 150, y: 320))
        simulator.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
        simulator.tap(at: CGPoint(x: 50, y: 500))
        simulator.advance(by: 1)
        #expect(navigation.isNavigationBarHidden)
        #expect(navigation.isToolbarHidden)
        #expect(navigation.topViewController?.view.safeAreaInsets.top == 20)
        simulator.tap(at: CGPoint(x: 50, y: 500))
        simulator.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
        #expect(!navigation.isToolbarHidden)
    }

    // BR-18
    @Test func `without the wish a tap hides nothing`() throws {
        let (simulator, navigation) = try screen { _ in }
        simulator.tap(at: CGPoint(x: 50, y: 500))
        #expect(!navigation.isNavigationBarHidden)
    }

    // BR-18
    @Test func `a swipe up hides the bars, one down shows them`() throws {
        let (simulator, navigation) = try screen { $0.hidesBarsOnSwipe = true }
        simulator.drag(from: CGPoint(x: 50, y: 500), to: CGPoint(x: 50, y: 400))
        #expect(navigation.isNavigationBarHidden)
        simulator.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 50, y: 500))
        #expect(!navigation.isNavigationBarHidden)
    }

    // BR-18
    @Test func `the keyboard hides the bars for good`() throws {
        let (simulator, navigation) = try screen { $0.hidesBarsWhenKeyboardAppears = true }
        let field = try #require(navigation.topViewController?.view.subviews.last as? UITextField)
        field.becomeFirstResponder()
        simulator.advance(by: 1)
        #expect(navigation.isNavigationBarHidden)
        field.resignFirstResponder()
        simulator.advance(by: 1)
        #expect(navigation.isNavigationBarHidden)
    }
}
