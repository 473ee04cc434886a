import Simulator
import Testing
import UIKit

@MainActor @Suite("Keyboard: its guide")
struct KeyboardGuideTests {
    // SC-14
    @Test func `it ends at the safe area or at the view's bottom edge, and holds constraints near it`() throws {
        let simulator = try Simulator(device: "iPhone 13", os: "17.0")
        let controller = UIViewController()
        let (bar, field) = (UIView(), UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)))
        field.autocorrectionType = .no
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
        controller.view.addSubview(field)
        let guide = controller.view.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            bar.widthAnchor.constraint(equalToConstant: 100), bar.heightAnchor.constraint(equalToConstant: 50),
        ])
        let near = bar.bottomAnchor.constraint(equalTo: guide.topAnchor)
        let away = bar.bottomAnchor.constraint(equalTo: controller.view.topAnchor)
        guide.setConstraints([near], activeWhenNearEdge: .bottom)
        guide.setConstraints([away], activeWhenAwayFrom: .bottom)
        #expect(near.isActive && !away.isActive)
        #expect(guide.constraintsActive(whenNearEdge: .bottom) == [near])
        let window = simulator.present(controller)
        #expect(bar.frame.maxY == CGFloat(844 - 34))
        guide.usesBottomSafeArea = false
        window.layoutIfNeeded()
        #expect(bar.frame.maxY == CGFloat(844))
        field.becomeFirstResponder()
        simulator.advance(by: 0.5)
        #expect(bar.frame.maxY == simulator.keyboardFrame.minY)
        guide.removeAllTrackedConstraints()
        #expect(!near.isActive)
    }
}
