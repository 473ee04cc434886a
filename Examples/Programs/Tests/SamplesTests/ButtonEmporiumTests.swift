import Simulator
import Testing
import UIKit

@testable import ButtonEmporium

@MainActor @Suite("Samples: Button Emporium", .serialized)
struct ButtonEmporiumTests {
    private func shop(_ device: String) throws -> (app: SampleApp, shop: ShopViewController) {
        let app = try SampleApp(ButtonEmporium.AppDelegate.self, "ButtonEmporium", device: device)
        let guest = try #require(button("Continue as Guest", in: app.root.view))
        app.simulator.tap(guest)
        app.simulator.advance(by: 2)
        let navigation = try #require(app.root.presentedViewController as? UINavigationController)
        return (app, try #require(navigation.topViewController as? ShopViewController))
    }

    private func button(_ title: String, in view: UIView) -> UIButton? {
        SampleApp.find(UIButton.self, in: view) {
            $0.configuration?.title == title || $0.accessibilityLabel == title
        }
    }

    @Test func `one signs in with a name and a password, and the button shows that it works on it`() throws {
        let app = try SampleApp(ButtonEmporium.AppDelegate.self, "ButtonEmporium", device: "iPhone 8")
        let signIn = try #require(button("Sign In", in: app.root.view))
        #expect(!signIn.isEnabled)
        app.simulator.tap(
            try #require(SampleApp.find(UITextField.self, in: app.root.view) { $0.placeholder == "Name" })
        )
        app.simulator.type("ada")
        #expect(!signIn.isEnabled)
        app.simulator.tap(
            try #require(SampleApp.find(UITextField.self, in: app.root.view) { $0.placeholder == "Password" })
        )
        app.simulator.type("pearl")
        app.simulator.advance(by: 0.1)
        #expect(signIn.isEnabled)
        app.simulator.tap(signIn)
        app.simulator.advance(by: 0.2)
        #expect(signIn.configuration?.showsActivityIndicator == true)
        #expect(signIn.configuration?.title == "Signing In…" && !signIn.isEnabled)
        app.simulator.advance(by: 2)
        #expect(app.root.presentedViewController is UINavigationController)
    }

    @Test(arguments: ["iPhone 8", "iPhone X", "iPad (6th generation)", "Mac (Catalyst)"])
    func `the cart's button counts by its update handler, and paying empties it`(_ device: String) throws {
        let (app, shop) = try shop(device)
        let cart = try #require(shop.navigationItem.rightBarButtonItem?.customView as? UIButton)
        #expect(cart.configuration?.title == nil)
        let add = try #require(button("Add Foxglove Cuff Button", in: shop.view))
        app.simulator.tap(add)
        app.simulator.tap(add)
        app.simulator.advance(by: 0.1)
        #expect(cart.configuration?.title == "2")
        app.simulator.tap(cart)
        app.simulator.advance(by: 1)
        let controller = try #require(shop.navigationController?.topViewController as? CartViewController)
        let checkout = try #require(button("Checkout", in: controller.view))
        #expect(checkout.configuration?.subtitle == "2 buttons, $3.00")
        #expect(checkout.behavioralStyle == .pad)
        app.simulator.tap(checkout)
        app.simulator.advance(by: 0.5)
        #expect(checkout.configuration?.showsActivityIndicator == true && !checkout.isEnabled)
        app.simulator.advance(by: 3)
        #expect(shop.navigationController?.topViewController === shop)
        #expect(cart.configuration?.title == nil)
    }

    @Test func `a heart toggles by itself, and its image follows`() throws {
        let (app, shop) = try shop("iPhone 8")
        let heart = try #require(button("Favorite Foxglove Cuff Button", in: shop.view))
        #expect(!heart.isSelected && heart.configuration?.image == UIImage(systemName: "heart"))
        app.simulator.tap(heart)
        app.simulator.advance(by: 0.1)
        #expect(heart.isSelected && heart.configuration?.image == UIImage(systemName: "heart.fill"))
    }

    @Test func `the pop-up button has its colors a moment later, shows the choice and filters by it`() throws {
        let (app, shop) = try shop("iPhone 8")
        let popUp = try #require(SampleApp.find(UIButton.self, in: shop.view) { $0.showsMenuAsPrimaryAction })
        #expect(popUp.isEnabled && popUp.menu?.children.count == 6)
        let table = try #require(SampleApp.find(UITableView.self, in: shop.view))
        #expect(table.numberOfRows(inSection: 0) == 8)
        app.simulator.tap(popUp)
        app.simulator.advance(by: 0.5)
        let window = try #require(shop.view.window)
        let plum = try #require(SampleApp.find(UILabel.self, in: window) { $0.text == "Plum" })
        app.simulator.tap(plum)
        app.simulator.advance(by: 0.5)
        #expect(popUp.menu?.selectedElements.map(\.title) == ["Plum"])
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    @Test func `one key and one direction sort at a time`() throws {
        let (_, shop) = try shop("iPhone 8")
        let menu = try #require(shop.navigationItem.leftBarButtonItem?.menu)
        let keys = try #require(menu.children.first as? UIMenu)
        let directions = try #require(menu.children.last as? UIMenu)
        #expect(keys.options.contains([.singleSelection, .displayInline]))
        #expect(keys.selectedElements.map(\.title) == ["Name"])
        #expect(directions.options == .singleSelection && directions.selectedElements.map(\.title) == ["Ascending"])
    }
}
