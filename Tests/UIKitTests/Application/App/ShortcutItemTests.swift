import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Application: shortcut items")
struct ShortcutItemTests {
    @Test func `a mutable copy changes by itself, and its copy stays`() throws {
        let item = UIApplicationShortcutItem(
            type: "brew",
            localizedTitle: "Brew",
            localizedSubtitle: "now",
            icon: UIApplicationShortcutIcon(type: .time),
            userInfo: ["minutes": 5 as NSNumber]
        )
        let mutable = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
        mutable.localizedTitle = "Brew again"
        mutable.icon = UIApplicationShortcutIcon(systemImageName: "cup")
        let kept = try #require(mutable.copy() as? UIApplicationShortcutItem)
        mutable.localizedTitle = "Later"
        #expect((item.localizedTitle, item.icon) == ("Brew", UIApplicationShortcutIcon(type: .time)))
        #expect((kept.localizedTitle, kept.localizedSubtitle, kept.type) == ("Brew again", "now", "brew"))
        #expect(!(kept is UIMutableApplicationShortcutItem))
        #expect(kept.icon == UIApplicationShortcutIcon(systemImageName: "cup"))
        #expect((kept.userInfo?["minutes"] as? NSNumber)?.intValue == 5)
    }
}
