import Simulator
import Testing
import UIKit

/// How long what is taken away lives on.
@MainActor @Suite("Life: objects that are taken away")
struct RemovedObjectTests {
    let simulator: Simulator
    let root = UIViewController()

    init() throws {
        simulator = try Simulator(device: "iPhone 16")
        simulator.present(root)
        simulator.advance(by: 0)
    }

    // LB-15
    @Test func `a view that only its superview held can be added elsewhere in the same turn`() {
        weak var label: UILabel?
        do {
            let made = UILabel()
            root.view.addSubview(made)
            label = made
        }
        label?.removeFromSuperview()
        #expect(label != nil)
        let stack = UIStackView()
        root.view.addSubview(stack)
        if let label { stack.addArrangedSubview(label) }
        simulator.advance(by: 0)
        #expect(stack.arrangedSubviews.count == 1 && label?.superview === stack)
    }

    // LB-15
    @Test func `views, constraints, recognizers and children go at the end of the turn`() {
        weak var view: UIView?
        weak var constraint: NSLayoutConstraint?
        weak var recognizer: UITapGestureRecognizer?
        weak var child: UIViewController?
        do {
            let (made, tap, controller) = (UIView(), UITapGestureRecognizer(), UIViewController())
            root.view.addSubview(made)
            root.view.addGestureRecognizer(tap)
            root.addChild(controller)
            let width = made.widthAnchor.constraint(equalToConstant: 7)
            width.isActive = true
            (view, constraint, recognizer, child) = (made, width, tap, controller)
        }
        simulator.advance(by: 0)
        constraint?.isActive = false
        view?.removeFromSuperview()
        recognizer.map(root.view.removeGestureRecognizer)
        child?.removeFromParent()
        #expect(view != nil && constraint != nil && recognizer != nil && child != nil)
        constraint?.isActive = true
        #expect(constraint?.isActive == true)
        constraint?.isActive = false
        simulator.advance(by: 0)
        #expect(view == nil && constraint == nil && recognizer == nil && child == nil)
    }
}
