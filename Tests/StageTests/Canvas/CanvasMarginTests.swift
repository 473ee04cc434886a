import Foundation
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Canvas: margins")
struct CanvasMarginTests {
    // IB-24
    @Test(arguments: ["collectionViewCell", "collectionReusableView"])
    func `the cell that a xib consists of has 16 points at the sides and 8 above and below`(name: String) throws {
        let inner = CanvasFixture.view("view", "inn-er-AAA")
        let root = """
            <\(name) opaque="NO" id="cel-l0-AAA">\(CanvasFixture.rect(0, 0, 300, 200))<subviews>\(inner)</subviews>\
            <constraints>\(CanvasFixture.fill("inn-er-AAA", "cel-l0-AAA", margins: true))</constraints></\(name)>
            """
        let frames = try CanvasFixture.frames(of: CanvasFixture.xib(objects: root))
        #expect(frames["inn-er-AAA"] == [16, 8, 268, 184])
    }

    /// By tools version, canvas, cell width and document.
    nonisolated private static let cells: [(Int, String, Double, isXib: Bool, side: Double)] = [
        (13769, "retina4_7", 375, true, 8),
        (14460, "retina4_7", 375, true, 16), (14460, "retina4_7", 600, true, 20),
        (14868, "retina4_7", 320, true, 15), (14868, "retina4_7", 450, true, 15), (14868, "retina6_1", 414, true, 20),
        (21507, "retina4_7", 800, false, 16), (21507, "retina6_1", 334, false, 20), (21507, "retina6_0", 390, true, 20),
        (23727, "retina6_1", 396, true, 20), (23727, "retina6_1", 320, true, 16), (24127, "retina6_12", 339, true, 20),
        (23727, "retina6_0", 390, true, 16), (23727, "retina5_9", 450, true, 16),
    ]

    // IB-36
    @Test(arguments: cells)
    func `a cell's sides follow the Xcode, then its own width, then the screen's`(
        toolsVersion: Int,
        device: String,
        width: Double,
        isXib: Bool,
        side: Double
    ) throws {
        let head = CanvasFixture.Head(toolsVersion: toolsVersion, device: device)
        let label = CanvasFixture.view("view", "inn-er-AAA")
        let cell = """
            <tableViewCell id="cel-l0-AAA">\(CanvasFixture.rect(0, 0, width, 100))\
            <tableViewCellContentView key="contentView" id="con-te-AAA">\(CanvasFixture.rect(0, 0, width, 100))\
            <subviews>\(label)</subviews>\
            <constraints>\(CanvasFixture.fill("inn-er-AAA", "con-te-AAA", margins: true))</constraints>\
            </tableViewCellContentView></tableViewCell>
            """
        let data = isXib ? CanvasFixture.xib(head, objects: cell) : CanvasFixture.table(head, cell: cell, width: width)
        let frames = try CanvasFixture.frames(of: data, scene: isXib ? "objects" : "scn-on-AAA")
        let frame = try #require(frames["inn-er-AAA"])
        #expect(frame[0] == side)
        #expect(frame[2] == width - 2 * side)
    }

    // IB-24
    @Test
    func `a view beside the controller of a scene has a root's margins`() throws {
        let inner = CanvasFixture.view("view", "inn-er-AAA")
        let scene = """
            <scene sceneID="scn-on-AAA"><objects><viewController id="vcO-ne-AAA" sceneMemberID="viewController">\
            <view key="view" id="roo-tv-AAA">\(CanvasFixture.rect(0, 0, 393, 852))</view></viewController>\
            <view id="bes-id-AAA">\(CanvasFixture.rect(0, 0, 240, 128))<subviews>\(inner)</subviews>\
            <constraints>\(CanvasFixture.fill("inn-er-AAA", "bes-id-AAA", margins: true))</constraints></view>\
            </objects></scene>
            """
        let frames = try CanvasFixture.frames(of: CanvasFixture.storyboard(scenes: scene), scene: "scn-on-AAA")
        #expect(frames["inn-er-AAA"]?[0] == 16)
    }

    // IB-38
    @Test(arguments: [("constant=\"12\"", 12.0), ("symbolic=\"YES\"", 0.0)])
    func `a standard distance that the document doesn't store is none`(rest: String, distance: Double) throws {
        let view = CanvasFixture.view("label", "inn-er-AAA", "text=\"Some text\"")
        let root = """
            <view id="roo-tv-AAA">\(CanvasFixture.rect(0, 0, 300, 300))<subviews>\(view)</subviews><constraints>\
            \(CanvasFixture.constraint(("inn-er-AAA", "leading"), ("roo-tv-AAA", "leading"), rest, id: "con-le-AAA"))\
            \(CanvasFixture.constraint(("inn-er-AAA", "top"), ("roo-tv-AAA", "top"), id: "con-to-AAA"))\
            </constraints></view>
            """
        let frames = try CanvasFixture.frames(of: CanvasFixture.xib(objects: root))
        #expect(frames["inn-er-AAA"]?[0] == distance)
    }
}
