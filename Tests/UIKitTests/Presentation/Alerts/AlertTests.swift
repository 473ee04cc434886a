import Platform
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Presentation: alerts on iOS 26")
struct AlertTests {
    private func alert(
        _ style: UIAlertController.Style = .alert,
        message: String? = "Message",
        on device: String = "iPhone 16",
        actions: [UIAlertAction],
        configure: (UIViewController, UIAlertController) -> Void = { _, _ in }
    ) throws -> (UIWindow, UIAlertController, [AlertButton]) {
        let root = UIViewController()
        let window = try stage(root, on: device, os: 26)
        let alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
        for action in actions { alert.addAction(action) }
        configure(root, alert)
        root.present(alert, animated: false)
        window.layoutIfNeeded()
        return (window, alert, alert.view.subviews.compactMap { $0 as? AlertButton })
    }

    private var three: [UIAlertAction] {
        [
            UIAlertAction(title: "Cancel", style: .cancel), UIAlertAction(title: "Copy", style: .default),
            UIAlertAction(title: "Delete", style: .destructive),
        ]
    }

    // PR-M2, PR-M3
    @Test func `three actions are pills one below the other, cancel last`() throws {
        let (_, alert, buttons) = try alert(actions: three)
        #expect(buttons.map(\.action.title) == ["Copy", "Delete", "Cancel"])
        #expect(alert.actions.map(\.title) == ["Cancel", "Copy", "Delete"])
        #expect(
            buttons.allSatisfy {
                abs($0.frame.minX - 16) < 0.01 && abs($0.frame.width - 288) < 0.01 && abs($0.frame.height - 48) < 0.01
            }
        )
        #expect(buttons.allSatisfy { $0.layer.cornerRadius == 24 })
        for (upper, lower) in zip(buttons, buttons.dropFirst()) {
            #expect(abs(lower.frame.minY - upper.frame.maxY - 8) < 0.01)
        }
        #expect(abs(alert.view.bounds.height - (buttons.last?.frame.maxY ?? 0) - 16) < 0.5)
    }

    // PR-M4, PR-M5
    @Test func `title and message stand at the left in their measured places`() throws {
        let (_, alert, _) = try alert(actions: [UIAlertAction(title: "OK", style: .default)])
        let labels = alert.view.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.frame.minX) == [30, 30])
        #expect(labels.map(\.frame.width) == [260, 260])
        #expect(labels.map(\.font.pointSize) == [17, 15])
        #expect(abs(labels[0].frame.minY - 22) < 0.1)
        #expect(abs(labels[0].frame.height - 20.333) < 0.1)
        #expect(abs(labels[1].frame.minY - labels[0].frame.maxY - 7.667) < 0.4)
        #expect(abs(alert.view.frame.height - 152.333) < 0.4)
    }

    // PR-M6
    @Test func `titles have the label's color, red where they destroy, white on the preferred pill`() throws {
        let actions = three
        let disabled = UIAlertAction(title: "Off", style: .default)
        disabled.isEnabled = false
        let (_, _, buttons) = try alert(actions: actions + [disabled]) { $1.preferredAction = actions[1] }
        let colors = buttons.map { $0.subviews.compactMap { ($0 as? UILabel)?.textColor }.first }
        #expect(buttons.map(\.action.title) == ["Copy", "Delete", "Off", "Cancel"])
        #expect(colors == [.white, .systemRed, .tertiaryLabel, .label])
        #expect(buttons[0].backgroundColor == .systemBlue)
    }

    // PR-M7
    @Test func `a phone's action sheet is laid out as an alert`() throws {
        let (_, sheet, buttons) = try alert(.actionSheet, actions: three)
        let (_, alert, _) = try alert(actions: three)
        #expect(sheet.view.frame == alert.view.frame)
        #expect(buttons.map(\.action.title) == ["Copy", "Delete", "Cancel"])
    }

    // PR-M8
    @Test func `a pad's action sheet is a popover without Cancel`() throws {
        let (window, sheet, buttons) = try alert(.actionSheet, on: "iPad (A16)", actions: three) { root, alert in
            alert.popoverPresentationController?.sourceView = root.view
            alert.popoverPresentationController?.sourceRect = CGRect(x: 410, y: 590, width: 1, height: 1)
        }
        #expect(buttons.map(\.action.title) == ["Copy", "Delete"])
        #expect(sheet.presentation.active?.dimming == 0)
        #expect(sheet.view.frame.width == 288)
        #expect(abs(sheet.view.frame.midX - 410.5) <= 1)
        #expect(abs(sheet.view.frame.midY - 590.5) <= 1)
        #expect(buttons.allSatisfy { abs($0.frame.width - 256) < 0.01 })
        #expect(sheet.view.window === window)
    }

    // PR-M9
    @Test(arguments: [(UIUserInterfaceStyle.light, 0.2), (.dark, 0.48)])
    func `the dimming depends on the style`(style: UIUserInterfaceStyle, dimming: Double) throws {
        let (_, alert, _) = try alert(actions: three) { root, _ in root.view.window?.overrideUserInterfaceStyle = style
        }
        #expect(alert.presentation.active?.dimming == CGFloat(dimming))
    }

    // PR-M10
    @Test func `fields are pills below the message, and action sheets take none`() throws {
        let (_, alert, _) = try alert(actions: three) { $1.addTextField() }
        let field = try #require(alert.textFields?.first)
        let pill = try #require(field.superview)
        #expect(pill.frame.minX == 15)
        #expect(pill.frame.width == 290)
        #expect(abs(pill.frame.height - 48) < 0.01)
        #expect(field.frame.minX == 15)
        let message = try #require(alert.view.subviews.compactMap { $0 as? UILabel }.last)
        #expect(abs(pill.frame.minY - message.frame.maxY - 16.333) < 0.5)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addTextField()
        #expect(sheet.textFields == nil)
    }
}
