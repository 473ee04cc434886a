import Platform
import Testing

@testable import UIKit

@MainActor @Suite("Tab bars: what stands above them", .serialized)
struct TabAccessoryTests {
    // BR-32
    @Test func `an accessory stands above the bar, and the content's safe area above it`() throws {
        let (tabs, root) = (UITabBarController(), UIViewController())
        tabs.viewControllers = [root]
        let window = try stage(tabs, on: "iPhone SE (3rd generation)", os: 26)
        let plain = root.view.safeAreaInsets.bottom
        let player = UIView()
        #expect(tabs.bottomAccessory == nil)
        tabs.bottomAccessory = UITabAccessory(contentView: player)
        window.layoutIfNeeded()
        let place = player.convert(player.bounds, to: window)
        #expect(abs(place.width - (375 - 2 * 21)) < 0.01)
        #expect(place.maxY < tabs.tabBar.frame.minY + 0.5)
        #expect(root.view.safeAreaInsets.bottom > plain + 40)
        #expect(abs(window.bounds.height - root.view.safeAreaInsets.bottom - place.minY) < 0.5)
        #expect(player.traitCollection.tabAccessoryEnvironment == .regular)
        #expect(root.view.traitCollection.tabAccessoryEnvironment == .none)
        tabs.setBottomAccessory(nil, animated: false)
        window.layoutIfNeeded()
        #expect(player.superview == nil)
        #expect(root.view.safeAreaInsets.bottom == plain)
    }

    // BR-32
    @Test func `before iOS 26 there is no accessory to be seen`() throws {
        let (tabs, root, player) = (UITabBarController(), UIViewController(), UIView())
        tabs.viewControllers = [root]
        tabs.bottomAccessory = UITabAccessory(contentView: player)
        let window = try stage(tabs, on: "iPhone 8", os: 15)
        window.layoutIfNeeded()
        #expect(root.view.safeAreaInsets.bottom == 49)
        #expect(player.superview?.isHidden == true)
    }
}
