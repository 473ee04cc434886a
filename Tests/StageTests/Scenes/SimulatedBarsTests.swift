import Foundation
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Stage: simulated bars")
struct SimulatedBarsTests {
    // IB-3
    @Test(arguments: [
        ("", false, false, false),
        (#"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#, true, false, false),
        (#"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#, false, true, false),
        (#"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#, false, false, true),
        (#"<nil key="simulatedTopBarMetrics"/><nil key="simulatedBottomBarMetrics"/>"#, false, false, false),
    ])
    func `a scene that no segue leads to stands under the bars that its author chose`(
        metrics: String,
        navigation: Bool,
        tabs: Bool,
        tools: Bool
    ) throws {
        let text = String(decoding: Fixture.storyboard(), as: UTF8.self)
        let data = Data(text.replacing("</viewController>", with: "\(metrics)</viewController>").utf8)
        try Fixture.withFolder(["Main.storyboard": data]) { folder in
            let document = try ProjectDocument(contentsOf: folder.appendingPathComponent("Main.storyboard"))
            let scene = try Stage().scene(Fixture.sceneID, of: document, in: Variant(device: "iPhone 16"))
            let controller = try #require(scene.controller)
            #expect(controller.navigationController.map { !$0.isNavigationBarHidden } ?? false == navigation)
            #expect((controller.tabBarController != nil) == tabs)
            #expect(controller.navigationController.map { !$0.isToolbarHidden } ?? false == tools)
        }
    }
}
