import DeviceTestSupport
import Foundation
import Testing

@testable import UIKit

// BT-32
@MainActor @Suite("Responders: what can be shared")
struct SharedItemsTests {
    private final class Maker: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
    }

    /// What the maker of a view's menu is offered, inline menus by their children.
    private func offered(_ configuration: UIActivityItemsConfiguration?) -> [UIMenuElement] {
        let (view, maker) = (UIView(), Maker())
        view.activityItemsConfiguration = configuration
        let interaction = UIContextMenuInteraction(delegate: maker)
        view.addInteraction(interaction)
        return interaction.suggestions().flatMap { ($0 as? UIMenu)?.children ?? [$0] }
    }

    @Test func `nothing is shared by default`() {
        onDevice {
            #expect(UIView().activityItemsConfiguration == nil)
            #expect(UIViewController().activityItemsConfiguration == nil)
            #expect(offered(nil).isEmpty)
        }
    }

    @Test func `a view with something to share offers that to its context menu`() {
        onDevice {
            let configuration = UIActivityItemsConfiguration(objects: [NSString(string: "text")])
            #expect(offered(configuration).map(\.title) == ["Share…"])
            configuration.supportedInteractions = []
            #expect(offered(configuration).isEmpty)
        }
    }

    @Test func `the offered element shows a sheet with the items`() {
        onDevice {
            let window = UIWindow()
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            root.view.activityItemsConfiguration = UIActivityItemsConfiguration(objects: [NSString(string: "text")])
            root.view.shareConfiguredItems()
            #expect(root.presentedViewController is UIActivityViewController)
        }
    }
}
