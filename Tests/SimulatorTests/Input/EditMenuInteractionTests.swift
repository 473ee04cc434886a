import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: edit menu interactions")
struct EditMenuInteractionTests {
    let simulator: Simulator
    let view = UIView(frame: CGRect(x: 50, y: 300, width: 200, height: 100))
    private let teller = MenuTeller()
    let interaction: UIEditMenuInteraction

    init() throws {
        simulator = try Simulator(device: "iPhone 16", os: "18")
        interaction = UIEditMenuInteraction(delegate: teller)
        let controller = UIViewController()
        controller.view.addSubview(view)
        view.addInteraction(interaction)
        simulator.present(controller)
    }

    /// Other suites may have had their turn since this one's beginning: its simulator is made the current one again.
    private func present() {
        simulator.advance(by: 0)
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: "menu", sourcePoint: CGPoint(x: 100, y: 20))
        )
    }

    // BT-M26
    @Test func `the delegate is asked for menu and target, and hears of coming and going`() {
        present()
        #expect(teller.log == ["menu 8", "target", "willPresent", "animate"])
        simulator.advance(by: 0.5)
        interaction.dismissMenu()
        simulator.advance(by: 0.5)
        let going = ["presented", "willDismiss", "animate", "dismissed"]
        #expect(teller.log == ["menu 8", "target", "willPresent", "animate"] + going)
    }

    @Test func `a button of the menu performs its action and takes the menu away`() throws {
        present()
        simulator.advance(by: 0.5)
        let window = try #require(view.window)
        let button = try #require(window.hitTest(CGPoint(x: 150, y: 300), with: nil) as? UIButton)
        #expect(button.title(for: .normal) == "Act")
        simulator.tap(button)
        simulator.advance(by: 0.5)
        #expect(teller.log.contains("act") && teller.log.last == "dismissed")
        #expect(!(window.hitTest(CGPoint(x: 150, y: 300), with: nil) is UIButton))
    }

    @Test func `a tap outside takes the menu away`() {
        present()
        simulator.advance(by: 0.5)
        simulator.tap(at: CGPoint(x: 200, y: 700))
        simulator.advance(by: 0.5)
        #expect(teller.log.last == "dismissed")
    }

    // BT-M27
    @Test func `the location is infinite while nothing is shown`() {
        #expect(interaction.location(in: view).x == .infinity)
        present()
        #expect(interaction.location(in: view) == CGPoint(x: 100, y: 20))
        #expect(interaction.location(in: nil) == CGPoint(x: 150, y: 320))
    }

    @Test func `an interaction belongs to one view`() {
        let other = UIView()
        #expect(view.interactions.count == 1 && interaction.view === view)
        other.addInteraction(interaction)
        #expect(view.interactions.isEmpty && interaction.view === other)
        other.removeInteraction(interaction)
        #expect(interaction.view == nil)
    }
}

/// A delegate that notes what it is asked.
@MainActor
private final class MenuTeller: NSObject, UIEditMenuInteractionDelegate {
    var log: [String] = []

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        log.append("menu \(suggestedActions.count)")
        return UIMenu(children: [UIAction(title: "Act") { [weak self] _ in self?.log.append("act") }])
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        log.append("target")
        return CGRect(x: 90, y: 30, width: 20, height: 20)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        log.append("willPresent")
        animator.addAnimations { [weak self] in self?.log.append("animate") }
        animator.addCompletion { [weak self] in self?.log.append("presented") }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        log.append("willDismiss")
        animator.addAnimations { [weak self] in self?.log.append("animate") }
        animator.addCompletion { [weak self] in self?.log.append("dismissed") }
    }
}
