import DeviceTestSupport
import Testing

@testable import UIKit

/// BT-34, BT-12: menus of controls.
@MainActor @Suite("Controls: context menus")
struct ControlMenuTests {
    private final class Menus: UIControl {
        var log: [String] = []
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "One") { _ in }])
            }
        }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("will") }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("end") }
    }

    private final class Chevron: UIButton {
        var log: [String] = []
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
            log.append("will")
        }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("end") }
    }

    private func show(_ view: UIView) -> UIWindow {
        let window = UIWindow()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        view.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
        window.rootViewController?.view.addSubview(view)
        window.layoutIfNeeded()
        return window
    }

    @Test func `a control whose menu is its primary action opens it by a touch`() {
        onDevice {
            let control = Menus()
            #expect(!control.isContextMenuInteractionEnabled && control.contextMenuInteraction == nil)
            control.isContextMenuInteractionEnabled = true
            control.showsMenuAsPrimaryAction = true
            let window = show(control)
            control.performPrimaryAction()
            #expect(window.menuOverlay != nil && control.log == ["will"])
            control.contextMenuInteraction?.dismissMenu()
            #expect(control.log == ["will", "end"])
            control.isContextMenuInteractionEnabled = false
            #expect(control.contextMenuInteraction == nil && control.interactions.isEmpty)
        }
    }

    @Test func `a button with a menu has an interaction, and hears of its menu`() {
        onDevice {
            let button = Chevron()
            #expect(!button.isContextMenuInteractionEnabled)
            button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
            button.showsMenuAsPrimaryAction = true
            #expect(button.isContextMenuInteractionEnabled)
            let window = show(button)
            button.performPrimaryAction()
            #expect(window.menuOverlay != nil && button.log == ["will"])
            button.contextMenuInteraction?.dismissMenu()
            #expect(window.menuOverlay == nil && button.log == ["will", "end"])
            button.menu = nil
            #expect(!button.isContextMenuInteractionEnabled)
        }
    }

    @Test func `a pop-up button without a configuration shows its choice in place of its title`() {
        onDevice {
            let button = UIButton(type: .system)
            button.setTitle("own", for: .normal)
            let two = UIAction(title: "Two", state: .on) { _ in }
            button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, two])
            button.showsMenuAsPrimaryAction = true
            #expect(button.titleLabel?.text == "own")
            button.changesSelectionAsPrimaryAction = true
            #expect(button.titleLabel?.text == "Two")
        }
    }

    // BT-35
    @Test func `an uncached element is asked once each time the menu opens`() {
        onDevice {
            var count = 0
            let button = UIButton()
            let late = UIDeferredMenuElement.uncached { answer in
                count += 1
                answer([UIAction(title: "Late") { _ in }])
            }
            button.menu = UIMenu(children: [UIAction(title: "Stay", attributes: .keepsMenuPresented) { _ in }, late])
            button.showsMenuAsPrimaryAction = true
            let window = show(button)
            button.performPrimaryAction()
            #expect(count == 1)
            window.menuOverlay?.rows.first?.sendActions(for: .touchUpInside)
            #expect(window.menuOverlay != nil && count == 1)
            window.menuOverlay?.close()
            button.performPrimaryAction()
            #expect(count == 2)
        }
    }
}
