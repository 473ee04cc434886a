import Testing

@testable import UIKit

@MainActor @Suite("Navigation bars: groups, title menus, back actions", .serialized)
struct NavigationGroupTests {
    private func item(_ title: String, _ action: @escaping () -> Void = {}) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in action() })
    }

    private func stage(
        on device: String,
        _ prepare: (UINavigationItem) -> Void
    ) throws -> (UIWindow, UINavigationController, UINavigationBar) {
        let root = UIViewController()
        root.title = "Title"
        prepare(root.navigationItem)
        let navigation = UINavigationController(rootViewController: root)
        let window = try UIKitTests.stage(navigation, on: device, os: 18)
        return (window, navigation, navigation.navigationBar)
    }

    private func titles(_ row: BarItemRow) -> [String] {
        row.subviews.compactMap { ($0 as? BarButtonView)?.item.title }.sorted()
    }

    @Test func `an editor's title stands aside, its items in the middle of a wide bar`() throws {
        let (_, _, bar) = try stage(on: "iPad Pro 11-inch (M4)") {
            $0.style = .editor
            $0.centerItemGroups = [item("Cut").creatingFixedGroup(), item("Copy").creatingFixedGroup()]
        }
        #expect(titles(bar.parts.center) == ["Copy", "Cut"])
        #expect(abs(bar.parts.center.frame.midX - bar.bounds.midX) < 1)
        #expect(bar.parts.titleLabel.frame.minX < 60)
        #expect(bar.parts.trailing.isEmpty)
    }

    @Test func `in a narrow bar, and in a navigator's, they are behind a button`() throws {
        var cuts = 0
        for (device, style) in [
            ("iPhone 16", UINavigationItem.ItemStyle.editor), ("iPad Pro 11-inch (M4)", .navigator),
        ] {
            let (_, _, bar) = try stage(on: device) {
                $0.style = style
                $0.centerItemGroups = [item("Cut") { cuts += 1 }.creatingFixedGroup()]
                $0.pinnedTrailingGroup = item("Done").creatingFixedGroup()
            }
            #expect(bar.parts.center.isEmpty)
            let buttons = bar.parts.trailing.subviews.compactMap { $0 as? BarButtonView }
            #expect(buttons.count == 2)
            let menu = try #require(buttons.compactMap(\.item.menu).first)
            let cut = try #require(menu.children.first as? UIAction)
            #expect(cut.title == "Cut")
            cut.perform(from: nil)
        }
        #expect(cuts == 2)
    }

    @Test func `groups stand for the older items, and an item is in one group`() {
        let navigation = UINavigationItem(title: "T")
        let (first, second) = (item("1"), item("2"))
        navigation.rightBarButtonItems = [second, first]
        #expect(navigation.trailingItemGroups.first?.barButtonItems.map(\.title) == ["1", "2"])
        let group = UIBarButtonItemGroup.fixedGroup(items: [first, second])
        #expect(first.buttonGroup === group)
        let other = UIBarButtonItemGroup(barButtonItems: [second], representativeItem: nil)
        #expect(group.barButtonItems.count == 1 && second.buttonGroup === other)
        navigation.trailingItemGroups = [group, other]
        #expect(navigation.trailingItems(showsCenter: true).map(\.title) == ["1", "2"])
        other.isHidden = true
        #expect(navigation.trailingItems(showsCenter: true).map(\.title) == ["1"])
        let optional = UIBarButtonItemGroup.optionalGroup(
            customizationIdentifier: "o",
            isInDefaultCustomization: false,
            items: []
        )
        #expect(optional.isHidden)
    }

    @Test func `a back action shows a back button on the first item too, and stands for going back`() throws {
        var count = 0
        let (window, navigation, bar) = try stage(on: "iPhone 16") {
            $0.backAction = UIAction(title: "Documents") { _ in count += 1 }
        }
        #expect(!bar.parts.backButton.isHidden)
        #expect(bar.parts.backButton.accessibilityTitle == "Documents")
        touch(bar.parts.backButton, at: CGPoint(x: 5, y: 5))
        #expect(count == 1)
        let next = UIViewController()
        next.navigationItem.backAction = UIAction { _ in count += 10 }
        navigation.pushViewController(next, animated: false)
        window.layoutIfNeeded()
        touch(bar.parts.backButton, at: CGPoint(x: 5, y: 5))
        #expect(count == 11 && navigation.topViewController === next)
        next.navigationItem.backAction = nil
        window.layoutIfNeeded()
        touch(bar.parts.backButton, at: CGPoint(x: 5, y: 5))
        EventLoop.main.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `a title menu makes the title a button`() throws {
        final class Renaming: UINavigationItemRenameDelegate {
            func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {}
        }
        let renaming = Renaming()
        let (window, _, bar) = try stage(on: "iPhone 16") {
            $0.titleMenuProvider = { suggested in
                UIMenu(children: [UIAction(title: "Export") { _ in }] + suggested)
            }
            $0.renameDelegate = renaming
        }
        #expect(!bar.parts.titleButton.isHidden)
        touch(bar.parts.titleButton, at: CGPoint(x: 5, y: 5))
        #expect(window.menuOverlay?.rows.map(\.element.title) == ["Export", "Rename"])
        let (_, _, plain) = try stage(on: "iPhone 16") { _ in }
        #expect(plain.parts.titleButton.isHidden)
    }
}
