import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Presentation: where popovers stand on iOS 26")
struct PopoverPlaceTests {
    private struct Shown {
        var frame: CGRect
        var direction: UIPopoverArrowDirection
    }

    private func popover(
        _ configure: (UIViewController, UIPopoverPresentationController) -> Void
    ) throws -> Shown {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Right",
            style: .plain,
            target: nil,
            action: nil
        )
        let window = try stage(navigation, on: "iPad (A16)", os: 26)
        let presented = UIViewController()
        presented.modalPresentationStyle = .popover
        presented.preferredContentSize = CGSize(width: 240, height: 180)
        let controller = try #require(presented.popoverPresentationController)
        configure(root, controller)
        root.present(presented, animated: false)
        window.layoutIfNeeded()
        return Shown(
            frame: presented.view.convert(presented.view.bounds, to: window),
            direction: controller.arrowDirection
        )
    }

    // PR-M20
    @Test func `from a bar item it stands over the bar, without an arrow`() throws {
        let trailing = try popover { $1.barButtonItem = $0.navigationItem.rightBarButtonItem }
        #expect(trailing.frame == CGRect(x: 561, y: 62, width: 240, height: 180))
        #expect(trailing.direction == [])
        let leading = try popover { $1.sourceItem = $0.navigationItem.leftBarButtonItem }
        #expect(leading.frame == CGRect(x: 19, y: 62, width: 240, height: 180))
    }

    // PR-M21
    @Test(arguments: [(300.0, 230.0), (980, 910)])
    func `from a view it stands beside it, with the arrow as a part of it`(y: Double, top: Double) throws {
        let shown = try popover {
            $1.sourceView = $0.view
            $1.sourceRect = CGRect(x: 100, y: CGFloat(y), width: 60, height: 40)
        }
        #expect(shown.frame == CGRect(x: 160, y: CGFloat(top), width: 253, height: 180))
        #expect(shown.direction == .left)
    }

    // PR-M22
    @Test func `above a view it is pushed to 19 from the side`() throws {
        let shown = try popover {
            $1.sourceView = $0.view
            $1.sourceRect = CGRect(x: 100, y: 300, width: 60, height: 40)
            $1.permittedArrowDirections = .down
        }
        #expect(shown.frame == CGRect(x: 19, y: 107, width: 240, height: 193))
        #expect(shown.direction == .down)
    }

    // PR-15
    @Test func `it is cut to the room between the margins`() throws {
        let root = UIViewController()
        let window = try stage(root, on: "iPad Air 2", os: 12)
        let top = UIViewController()
        top.preferredContentSize = CGSize(width: 900, height: 400)
        let navigation = UINavigationController(rootViewController: top)
        navigation.modalPresentationStyle = .popover
        let popover = try #require(navigation.popoverPresentationController)
        popover.sourceView = root.view
        popover.sourceRect = CGRect(x: 300, y: 100, width: 40, height: 40)
        root.present(navigation, animated: false)
        window.layoutIfNeeded()
        #expect(navigation.view.frame == CGRect(x: 10, y: 153, width: 748, height: 400))
    }

    // PR-M24, PR-M39
    @Test func `on a phone it is a large sheet, and the popover itself shows nothing`() throws {
        let root = UIViewController()
        let window = try stage(root, on: "iPhone 16", os: 26)
        let presented = UIViewController()
        presented.modalPresentationStyle = .popover
        let popover = try #require(presented.popoverPresentationController)
        popover.sourceView = root.view
        #expect(popover.adaptivePresentationStyle == .formSheet)
        #expect(popover.adaptiveSheetPresentationController.detents.map(\.identifier) == [.large])
        root.present(presented, animated: false)
        window.layoutIfNeeded()
        #expect(presented.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
        #expect(popover.arrowDirection == .unknown)
        #expect(popover.containerView == nil)
    }

    @Test func `its outline has the arrow at the anchor`() {
        let place = PopoverGeometry.Place(
            frame: CGRect(x: 100, y: 100, width: 200, height: 113),
            direction: .up,
            radius: 13
        )
        let outline = place.outline(toward: CGRect(x: 240, y: 80, width: 20, height: 20))
        // The tip is rounded.
        #expect(outline.contains(CGPoint(x: 150, y: 1)))
        #expect(!outline.contains(CGPoint(x: 130, y: 1)))
        #expect(outline.contains(CGPoint(x: 100, y: 14)))
        #expect(place.contentFrame == CGRect(x: 100, y: 113, width: 200, height: 100))
    }
}
