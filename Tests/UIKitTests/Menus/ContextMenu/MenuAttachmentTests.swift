import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Menus: where a control's menu stands")
struct MenuAttachmentTests {
    private final class Pointing: UIButton {
        override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
            CGPoint(x: 30, y: 200)
        }
    }

    private func platter(of button: UIButton) -> CGRect? {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        button.menu = UIMenu(children: [UIAction(title: "a") { _ in }])
        button.showsMenuAsPrimaryAction = true
        root.view.addSubview(button)
        button.performPrimaryAction()
        window.layoutIfNeeded()
        return window.subviews.compactMap { $0 as? MenuOverlay }.first?.platter.frame
    }

    @Test func `the menu stands at the point that a subclass chooses, and else beside the control`() throws {
        try onDevice(os: 17) {
            let usual = try #require(platter(of: UIButton(type: .system)))
            let chosen = try #require(platter(of: Pointing(type: .system)))
            #expect(chosen.minX == usual.minX + 30)
            // The usual one stands below the button, 44 points high.
            #expect(chosen.minY == usual.minY + 200 - 44)
        }
    }
}
