import Testing

@testable import UIKit

@MainActor @Suite("Tab bar controllers: tabs of compact width")
struct CompactTabsTests {
    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }

    @Test(arguments: [("iPhone 16", ["c", "a"]), ("iPad Pro 13-inch (M4)", ["a", "b", "c"])])
    func `the named ones are in the bar, in their order`(device: String, titles: [String]) throws {
        let tabs = UITabBarController()
        tabs.tabs = ["a", "b", "c"].map(tab)
        tabs.compactTabIdentifiers = ["c", "a"]
        try stage(tabs, on: device, os: 18)
        #expect(tabs.tabBar.items?.compactMap(\.title) == titles)
    }

    @Test func `a group shows its default child, and names an order`() {
        let group = UITabGroup(title: "g", image: nil, identifier: "g", children: ["a", "b", "c"].map(tab))
        #expect(group.selectedLeaf?.identifier == "a")
        group.displayOrderIdentifiers = ["c"]
        #expect(group.displayOrder.map(\.identifier) == ["c", "a", "b"])
        #expect(group.selectedLeaf?.identifier == "c")
        group.defaultChildIdentifier = "b"
        #expect(group.selectedLeaf?.identifier == "b")
        group.selectedChild = group.children[0]
        #expect(group.selectedLeaf?.identifier == "a")
    }
}
