import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Canvas: loading")
struct CanvasLoadingTests {
    private func frames(views: String, constraints: String, in variant: Variant) throws -> [String: [Double]] {
        let data = Fixture.storyboard(views: views, constraints: constraints)
        let document = ProjectDocument(
            try Document(data: data, name: "Main.storyboard"),
            at: URL(fileURLWithPath: "/nowhere/Main.storyboard"),
            resources: ProjectResources()
        )
        let scene = try Stage().scene(Fixture.sceneID, of: document, in: variant)
        return Dictionary(uniqueKeysWithValues: scene.frames().views.map { ($0.id, $0.frame) })
    }

    // IB-7
    @Test(arguments: [(Variant.canvas, 80.0), (Variant(device: "iPhone 16"), 0.0)])
    func `placeholder sizes count on the canvas alone`(variant: Variant, width: Double) throws {
        let frames = try frames(
            views: Fixture.view(
                id: "vie-wo-AAA",
                attributes: "placeholderIntrinsicWidth=\"80\" placeholderIntrinsicHeight=\"50\""
            ),
            constraints: Fixture.place("vie-wo-AAA"),
            in: variant
        )
        #expect(frames["vie-wo-AAA"]?[2] == width)
    }

    // IB-7
    @Test(arguments: [(Variant.canvas, 70.0), (Variant(device: "iPhone 16"), 0.0)])
    func `placeholder constraints count on the canvas alone`(variant: Variant, width: Double) throws {
        let placeholder = """
            <constraint firstItem="vie-wo-AAA" firstAttribute="width" constant="70" placeholder="YES" id="con-pl-AAA"/>
            """
        let frames = try frames(
            views: Fixture.view(id: "vie-wo-AAA"),
            constraints: Fixture.place("vie-wo-AAA") + placeholder,
            in: variant
        )
        #expect(frames["vie-wo-AAA"]?[2] == width)
    }

    // IB-40
    @Test(arguments: [
        (Variant.canvas, "saf-ea-AAA", 0.0), (.canvas, "roo-tv-AAA", 20),
        (Variant(device: "iPhone 16"), "saf-ea-AAA", 20),
    ])
    func `a standard distance to the safe area is nothing on the canvas`(
        variant: Variant,
        item: String,
        x: Double
    ) throws {
        let standard = """
            <constraint firstItem="vie-wo-AAA" firstAttribute="leading" secondItem="\(item)" secondAttribute="leading" \
            constant="20" symbolic="YES" id="con-le-AAA"/><constraint firstItem="vie-wo-AAA" firstAttribute="top" \
            secondItem="roo-tv-AAA" secondAttribute="top" constant="9" id="con-to-AAA"/>
            """
        let frames = try frames(
            views: Fixture.view(id: "vie-wo-AAA"),
            constraints: standard + Fixture.size(30, 40, of: "vie-wo-AAA"),
            in: variant
        )
        #expect(frames["vie-wo-AAA"] == [x, 9, 30, 40])
    }
}
