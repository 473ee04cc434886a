import Simulator
import Testing
import UIKit

@MainActor @Suite("Storyboards: attributes of controllers and bar items")
struct ControllerAttributeTests {
    private func controller(_ scenes: String, notes: @escaping (String) -> Void = { _ in }) throws -> UIViewController {
        _ = try Simulator(device: "iPhone 8", os: "15.0")
        let storyboard = try StoryboardFixture.storyboard(scenes, notes: notes)
        return try #require(storyboard.instantiateInitialViewController())
    }

    @Test(arguments: [
        ("", UIRectEdge.all), (#"<extendedEdge key="edgesForExtendedLayout"/>"#, UIRectEdge()),
        (#"<extendedEdge key="edgesForExtendedLayout" top="YES"/>"#, UIRectEdge.top),
        (#"<rectEdge key="edgesForExtendedLayout" left="YES" bottom="YES"/>"#, UIRectEdge([.left, .bottom])),
    ])
    func `the document says under which bars a view reaches`(edges: String, expected: UIRectEdge) throws {
        let text = StoryboardFixture.scene("<viewController id=\"vc\">\(edges)</viewController>")
        #expect(try controller(text).edgesForExtendedLayout == expected)
    }

    @Test func `a page controller turns its pages as the document says`() throws {
        let pages = try #require(
            try controller(
                StoryboardFixture.scene(
                    """
                    <pageViewController id="vc" transitionStyle="scroll" navigationOrientation="vertical" \
                    spineLocation="none" pageSpacing="12" doubleSided="YES"/>
                    """
                )
            ) as? UIPageViewController
        )
        #expect(pages.transitionStyle == .scroll)
        #expect(pages.navigationOrientation == .vertical)
        #expect(pages.isDoubleSided)
    }

    @Test func `a split controller's columns are as wide as the document says`() throws {
        let split = try #require(
            try controller(
                StoryboardFixture.scene(
                    """
                    <splitViewController id="vc" preferredDisplayMode="beside" presentsWithGesture="NO" \
                    minimumPrimaryColumnWidth="300" maximumPrimaryColumnWidth="400" \
                    preferredPrimaryColumnWidthFraction="0.25" behavior="tile"/>
                    """
                )
            ) as? UISplitViewController
        )
        #expect(split.preferredDisplayMode == .oneBesideSecondary)
        #expect(!split.presentsWithGesture)
        #expect(split.minimumPrimaryColumnWidth == 300 && split.maximumPrimaryColumnWidth == 400)
        #expect(split.preferredPrimaryColumnWidthFraction == 0.25)
    }

    // SP-34
    @Test
    func `a split controller that may have two columns has them, in navigation controllers`()
        throws
    {
        let split = try #require(
            try controller(
                StoryboardFixture.scene(
                    """
                    <splitViewController id="vc" allowDoubleColumnStyle="YES"><connections>
                    <segue destination="one" kind="relationship" relationship="masterViewController" id="s-1"/>
                    <segue destination="two" kind="relationship" relationship="detailViewController" id="s-2"/>
                    </connections></splitViewController>
                    """
                ) + StoryboardFixture.scene("<viewController id=\"one\"/>", id: "s-one")
                    + StoryboardFixture.scene("<viewController id=\"two\"/>", id: "s-two")
            ) as? UISplitViewController
        )
        #expect(split.style == .doubleColumn)
        #expect(split.viewControllers.count == 2 && split.viewControllers.allSatisfy { $0 is UINavigationController })
    }

    // SP-M2
    @Test(arguments: [("doubleColumn", UISplitViewController.automaticDimension), ("tripleColumn", 0.15)])
    func `widths of a supplementary column count where there is one`(style: String, fraction: CGFloat) throws {
        let split = try #require(
            try controller(
                StoryboardFixture.scene(
                    """
                    <splitViewController id="vc" style="\(style)" preferredSupplementaryColumnWidthFraction="0.15"/>
                    """
                )
            ) as? UISplitViewController
        )
        #expect(split.preferredSupplementaryColumnWidthFraction == fraction)
    }

    @Test func `bar items keep the document's insets and second images`() throws {
        let scene = StoryboardFixture.scene(
            """
            <viewController id="vc"><tabBarItem key="tabBarItem" title="Home" image="square" id="item">
            <inset key="imageInsets" minX="1" minY="6" maxX="2" maxY="-6"/>
            <color key="badgeColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></tabBarItem>
            <navigationItem key="navigationItem" title="Home" backButtonDisplayMode="minimal" id="nav"/></viewController>
            """
        )
        let made = try controller(scene)
        #expect(made.tabBarItem.imageInsets == UIEdgeInsets(top: 6, left: 1, bottom: -6, right: 2))
        #expect(made.tabBarItem.badgeColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(made.navigationItem.backButtonDisplayMode == .minimal)
    }

    @Test func `a tab whose storyboard is missing keeps its item`() throws {
        var notes: [String] = []
        let scenes =
            StoryboardFixture.scene(
                """
                <tabBarController id="vc"><tabBar key="tabBar" id="bar"/><connections>
                <segue destination="one" kind="relationship" relationship="viewControllers" id="s1"/>
                <segue destination="two" kind="relationship" relationship="viewControllers" id="s2"/>
                </connections></tabBarController>
                """
            )
            + StoryboardFixture.scene(
                "<viewController id=\"one\"><tabBarItem key=\"tabBarItem\" title=\"One\" id=\"i1\"/></viewController>",
                id: "scene1"
            )
            + StoryboardFixture.scene(
                """
                <viewControllerPlaceholder storyboardName="Elsewhere" id="two">
                <tabBarItem key="tabBarItem" title="Two" id="i2"/></viewControllerPlaceholder>
                """,
                id: "scene2"
            )
        let tabs = try #require(try controller(scenes) { notes.append($0) } as? UITabBarController)
        #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
        #expect(notes.count == 1)
        #expect(notes.first?.hasSuffix("storyboard Elsewhere was not found; an empty scene stands in") == true)
    }

    @Test func `a table controller's refresh control stands above its table`() throws {
        let table = try #require(
            try controller(
                StoryboardFixture.scene(
                    """
                    <tableViewController id="vc"><tableView key="view" id="t">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></tableView>
                    <refreshControl key="refreshControl" id="r"/></tableViewController>
                    """
                )
            ) as? UITableViewController
        )
        #expect(table.refreshControl != nil)
        #expect(table.refreshControl === table.tableView.refreshControl)
    }

    @Test func `a bar's appearances are the document's`() throws {
        let navigation = try #require(
            try controller(
                StoryboardFixture.scene(
                    """
                    <navigationController id="vc"><navigationBar key="navigationBar" id="b">
                    <navigationBarAppearance key="standardAppearance">
                    <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
                    customColorSpace="sRGB"/><nil key="shadowColor"/></navigationBarAppearance>
                    <navigationBarAppearance key="scrollEdgeAppearance"/></navigationBar></navigationController>
                    """
                )
            ) as? UINavigationController
        )
        let bar = navigation.navigationBar
        #expect(bar.standardAppearance.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(bar.standardAppearance.shadowColor == nil)
        #expect(bar.scrollEdgeAppearance != nil && bar.scrollEdgeAppearance?.backgroundColor == nil)
        #expect(bar.compactAppearance == nil)
    }
}
