import Foundation
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Canvas: safe areas")
struct CanvasInsetTests {
    /// A scene whose root has a view between the controller's layout guides.
    private func scene(root: (y: Double, width: Double, height: Double), controller: String = "") -> String {
        """
        <scene sceneID="scn-on-AAA"><objects><viewController id="vcO-ne-AAA" sceneMemberID="viewController">\
        <layoutGuides><viewControllerLayoutGuide type="top" id="top-gu-AAA"/>\
        <viewControllerLayoutGuide type="bottom" id="bot-gu-AAA"/></layoutGuides>\
        <view key="view" id="roo-tv-AAA">\(CanvasFixture.rect(0, root.y, root.width, root.height))\
        <subviews>\(CanvasFixture.view("view", "inn-er-AAA"))</subviews><constraints>\
        \(CanvasFixture.constraint(("inn-er-AAA", "leading"), ("roo-tv-AAA", "leading"), id: "con-le-AAA"))\
        \(CanvasFixture.constraint(("inn-er-AAA", "trailing"), ("roo-tv-AAA", "trailing"), id: "con-tr-AAA"))\
        \(CanvasFixture.constraint(("inn-er-AAA", "top"), ("top-gu-AAA", "bottom"), id: "con-to-AAA"))\
        \(CanvasFixture.constraint(("inn-er-AAA", "bottom"), ("bot-gu-AAA", "top"), id: "con-bo-AAA"))\
        </constraints></view>\(controller)</viewController></objects></scene>
        """
    }

    /// A container's scene, with a segue from it.
    private func container(_ name: String, _ id: String, bar: String, segue: String) -> String {
        """
        <scene sceneID="\(id)-sc"><objects><\(name) id="\(id)" sceneMemberID="viewController">\(bar)\
        <connections>\(segue)</connections></\(name)></objects></scene>
        """
    }

    /// A tab bar controller around an opaque navigation bar around the scene; presented if asked for.
    private func containers(isPresented: Bool = false) -> String {
        let tabs = container(
            "tabBarController",
            "tab-s0-AAA",
            bar: "<tabBar key=\"tabBar\" id=\"tab-ba-AAA\"/>",
            segue:
                "<segue destination=\"nav-ig-AAA\" kind=\"relationship\" relationship=\"viewControllers\" id=\"seg-ta-AAA\"/>"
        )
        let navigation = container(
            "navigationController",
            "nav-ig-AAA",
            bar: "<navigationBar key=\"navigationBar\" translucent=\"NO\" id=\"nav-ba-AAA\"/>",
            segue:
                "<segue destination=\"vcO-ne-AAA\" kind=\"relationship\" relationship=\"rootViewController\" id=\"seg-na-AAA\"/>"
        )
        let presenting = container(
            "viewController",
            "pre-se-AAA",
            bar: "",
            segue: "<segue destination=\"tab-s0-AAA\" kind=\"presentation\" id=\"seg-pr-AAA\"/>"
        )
        return tabs + navigation + (isPresented ? presenting : "")
    }

    private func inner(_ data: Data, scene: String = "scn-on-AAA") throws -> [Double] {
        try #require(try CanvasFixture.frames(of: data, scene: scene)["inn-er-AAA"])
    }

    // IB-17
    @Test(arguments: [false, true])
    func `a root shortened by the bars above and below it has no insets`(isPresented: Bool) throws {
        let head = CanvasFixture.Head(toolsVersion: 14113, device: "retina4_7", usesSafeAreas: false)
        let scenes = scene(root: (0, 375, 554)) + containers(isPresented: isPresented)
        #expect(try inner(CanvasFixture.storyboard(head, scenes: scenes)) == [0, 0, 375, 554])
    }

    // IB-17
    @Test
    func `a root stored below the bar has no inset above`() throws {
        let head = CanvasFixture.Head(toolsVersion: 12118, device: "retina4_7", usesSafeAreas: false)
        let controller = """
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>\
            <size key="freeformSize" width="375" height="1000"/>
            """
        let scenes = scene(root: (64, 375, 887), controller: controller) + containers()
        #expect(try inner(CanvasFixture.storyboard(head, scenes: scenes)) == [0, 0, 375, 887])
    }

    // IB-37
    @Test(arguments: [(14460, 0.0), (14868, 44.0)])
    func `an embedded scene has the screen's insets without safe areas too, from Xcode 11 on`(
        toolsVersion: Int,
        top: Double
    ) throws {
        let head = CanvasFixture.Head(toolsVersion: toolsVersion, device: "retina6_1", usesSafeAreas: false)
        let holder = """
            <scene sceneID="scn-ho-AAA"><objects><viewController id="vcH-ol-AAA" sceneMemberID="viewController">\
            <view key="view" id="roo-ho-AAA">\(CanvasFixture.rect(0, 0, 414, 896))<subviews>\
            <containerView opaque="NO" id="con-ta-AAA">\(CanvasFixture.rect(0, 0, 414, 758))\
            <connections><segue destination="vcO-ne-AAA" kind="embed" id="seg-em-AAA"/></connections></containerView>\
            </subviews></view></viewController></objects></scene>
            """
        let data = CanvasFixture.storyboard(head, scenes: scene(root: (0, 414, 758)) + holder)
        #expect(try inner(data)[1] == top)
    }

    // IB-37
    @Test(arguments: [(14868, 0.0), (20037, 44.0)])
    func `a xib's view of its own size has the screen's inset above from Xcode 12 on`(
        toolsVersion: Int,
        top: Double
    ) throws {
        let head = CanvasFixture.Head(toolsVersion: toolsVersion, device: "retina6_1")
        let root = """
            <view id="roo-tv-AAA">\(CanvasFixture.rect(0, 0, 414, 116))\
            <subviews>\(CanvasFixture.view("view", "inn-er-AAA"))</subviews>\
            <viewLayoutGuide key="safeArea" id="saf-ea-AAA"/>\
            <constraints>\(CanvasFixture.fill("inn-er-AAA", "saf-ea-AAA"))</constraints>\
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
            """
        let frame = try inner(CanvasFixture.xib(head, objects: root), scene: "objects")
        #expect(frame == [0, top, 414, 116 - top])
    }

    @Test(arguments: [
        (missing: 113.0, top: true, bottom: true), (44, true, false), (64, true, false), (49, false, true),
        (93, true, true), (50, false, false), (0, false, false),
    ])
    func `a root stands beside the bars whose heights make up what it is lower`(
        missing: CGFloat,
        top: Bool,
        bottom: Bool
    ) {
        let beside = RootPlace(isLowered: false, missing: missing)
            .barsBeside(top: (bar: 44, inset: 20), bottom: (bar: 49, inset: 0))
        #expect(beside.top == top)
        #expect(beside.bottom == bottom)
    }
}
