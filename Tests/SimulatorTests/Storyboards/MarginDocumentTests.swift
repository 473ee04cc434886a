import Simulator
import Testing
import UIKit

@MainActor @Suite("Storyboards: margins")
struct MarginDocumentTests {
    private func screen(_ insets: String) throws -> UIViewController {
        let box = StoryboardFixture.box(
            "outer",
            """
            <subviews>\(StoryboardFixture.box("inner"))</subviews>
            <constraints>
                <constraint firstItem="inner" firstAttribute="leading" secondItem="outer" \
            secondAttribute="leadingMargin" id="c5"/>
                <constraint firstItem="inner" firstAttribute="top" secondItem="outer" secondAttribute="topMargin" id="c6"/>
                <constraint firstAttribute="trailingMargin" secondItem="inner" secondAttribute="trailing" id="c7"/>
                <constraint firstAttribute="bottomMargin" secondItem="inner" secondAttribute="bottom" id="c8"/>
            </constraints>\(insets)
            """
        )
        let scene = StoryboardFixture.screen(
            box,
            more: """
                <constraints>
                    <constraint firstItem="outer" firstAttribute="leading" secondItem="vc-root" \
                secondAttribute="leading" constant="100" id="c1"/>
                    <constraint firstItem="outer" firstAttribute="top" secondItem="vc-root" secondAttribute="top" \
                constant="100" id="c2"/>
                    <constraint firstItem="outer" firstAttribute="width" constant="200" id="c3"/>
                    <constraint firstItem="outer" firstAttribute="height" constant="100" id="c4"/>
                </constraints>
                """
        )
        let controller = try #require(
            try StoryboardFixture.storyboard(scene).instantiateInitialViewController()
        )
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        simulator.present(controller)
        return controller
    }

    // LM-12
    @Test(arguments: [
        ("", CGRect(x: 8, y: 8, width: 184, height: 84)),
        (
            #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#,
            CGRect(x: 2, y: 1, width: 194, height: 96)
        ),
        (
            #"<directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" trailing="8"/>"#,
            CGRect(x: 6, y: 5, width: 186, height: 88)
        ),
    ])
    func `a document's margins are those that its constraints to margins count from`(
        insets: String,
        frame: CGRect
    ) throws {
        let controller = try screen(insets)
        let outer = try #require(controller.view.subviews.first)
        #expect(outer.subviews.first?.frame == frame)
    }

    // LM-12
    @Test func `attributes of margins mean the effective margins, safe area and all`() throws {
        let label = StoryboardFixture.box("inner")
        let scene = StoryboardFixture.screen(
            label,
            more: """
                <constraints>
                    <constraint firstItem="inner" firstAttribute="leading" secondItem="vc-root" \
                secondAttribute="leadingMargin" id="c1"/>
                    <constraint firstItem="inner" firstAttribute="top" secondItem="vc-root" secondAttribute="topMargin" \
                id="c2"/>
                    <constraint firstItem="inner" firstAttribute="width" constant="50" id="c3"/>
                    <constraint firstItem="inner" firstAttribute="height" constant="50" id="c4"/>
                </constraints>
                """
        )
        let controller = try #require(
            try StoryboardFixture.storyboard(scene).instantiateInitialViewController()
        )
        let simulator = try Simulator(device: "iPhone X", os: "15.0")
        simulator.present(controller)
        #expect(controller.view.subviews.first?.frame == CGRect(x: 16, y: 44, width: 50, height: 50))
    }
}
