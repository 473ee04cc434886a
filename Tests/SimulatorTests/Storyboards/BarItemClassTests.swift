import Simulator
import Testing
import UIKit

@MainActor @Suite("Storyboards: classes of bar items")
struct BarItemClassTests {
    @Test func `a tab's, a bar button's and a navigation item's own class is made with the coder`() throws {
        _ = try Simulator(device: "iPhone 8", os: "15.0")
        let scene = StoryboardFixture.scene(
            """
            <viewController id="vc" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
                <tabBarItem key="tabBarItem" title="Home" id="t" customClass="PulsingTabBarItem"/>
                <navigationItem key="navigationItem" title="Start" id="n" customClass="MarkedNavigationItem">
                    <barButtonItem key="rightBarButtonItem" systemItem="add" id="b" customClass="CountedBarButtonItem"/>
                </navigationItem>
            </viewController>
            """
        )
        let controller = try #require(try StoryboardFixture.storyboard(scene).instantiateInitialViewController())
        let tab = try #require(controller.tabBarItem as? PulsingTabBarItem)
        #expect(tab.title == "Home" && tab.pulses == 2)
        let item = try #require(controller.navigationItem as? MarkedNavigationItem)
        #expect(item.title == "Start" && item.mark == "coder")
        let button = try #require(item.rightBarButtonItem as? CountedBarButtonItem)
        #expect(button.count == 1)
    }
}

final class PulsingTabBarItem: UITabBarItem {
    var pulses = 1
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        pulses = 2
    }
}

final class MarkedNavigationItem: UINavigationItem {
    var mark = ""
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        mark = "coder"
    }
}

final class CountedBarButtonItem: UIBarButtonItem {
    let count: Int
    required init?(coder: NSCoder) {
        count = 1
        super.init(coder: coder)
    }
}
