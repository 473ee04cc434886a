import DeviceTestSupport
import Testing

@testable import UIKit

// BT-29
@MainActor @Suite("Edit menu: the arrow's side")
struct EditMenuPlaceTests {
    private func place(_ side: EditMenuPlace.Side?, target: CGRect) -> EditMenuPlace {
        EditMenuPlace(
            size: CGSize(width: 100, height: 40),
            target: target,
            preferred: side,
            distance: 10,
            room: CGRect(x: 8, y: 20, width: 304, height: 460)
        )
    }

    @Test func `the menu stands on the other side of where its arrow points`() {
        let target = CGRect(x: 150, y: 200, width: 20, height: 20)
        #expect(place(.down, target: target).body.origin == CGPoint(x: 110, y: 150))
        #expect(place(.up, target: target).body.origin == CGPoint(x: 110, y: 230))
        #expect(place(.right, target: target).body.origin == CGPoint(x: 40, y: 190))
        #expect(place(.left, target: target).body.origin == CGPoint(x: 180, y: 190))
    }

    @Test func `without a wish, or room for it, the menu is above, or else below`() {
        #expect(place(nil, target: CGRect(x: 150, y: 200, width: 20, height: 20)).side == .down)
        #expect(place(nil, target: CGRect(x: 150, y: 30, width: 20, height: 20)).side == .up)
        #expect(place(.left, target: CGRect(x: 260, y: 200, width: 20, height: 20)).side == .down)
        #expect(place(.up, target: CGRect(x: 150, y: 450, width: 20, height: 20)).side == .down)
        #expect(place(.right, target: CGRect(x: 20, y: 30, width: 20, height: 20)).side == .up)
    }

    @Test func `an interaction and the menu controller ask for a side`() throws {
        try onDevice(os: 18) {
            let root = UIViewController()
            let window = UIWindow()
            window.rootViewController = root
            window.makeKeyAndVisible()
            final class Delegate: NSObject, UIEditMenuInteractionDelegate {
                @MainActor func editMenuInteraction(
                    _ interaction: UIEditMenuInteraction,
                    menuFor configuration: UIEditMenuConfiguration,
                    suggestedActions: [UIMenuElement]
                ) -> UIMenu? { UIMenu(children: [UIAction(title: "Do") { _ in }]) }
            }
            let delegate = Delegate()
            let interaction = UIEditMenuInteraction(delegate: delegate)
            root.view.addInteraction(interaction)
            let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 180, y: 300))
            configuration.preferredArrowDirection = .up
            interaction.presentEditMenu(with: configuration)
            let bar = try #require(window.subviews.lazy.compactMap { $0 as? EditMenuBar }.first)
            #expect(bar.frame.minY >= 300)
            interaction.dismissMenu()
            configuration.preferredArrowDirection = .left
            interaction.presentEditMenu(with: configuration)
            let other = try #require(window.subviews.compactMap { $0 as? EditMenuBar }.last)
            #expect(other.frame.minX >= 180)
        }
    }
}
