import Foundation
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Canvas: stack views")
struct CanvasStackTests {
    /// The frames of what a stack view arranges that hangs at the top left of a xib's view.
    private func frames(axis: String, arranged: String) throws -> [String: [Double]] {
        let stack = CanvasFixture.view(
            "stackView",
            "stk-vw-AAA",
            "axis=\"\(axis)\"",
            inside: "<subviews>\(arranged)</subviews>"
        )
        let root = """
            <view id="roo-tv-AAA">\(CanvasFixture.rect(0, 0, 393, 852))<subviews>\(stack)</subviews><constraints>\
            \(CanvasFixture.constraint(("stk-vw-AAA", "leading"), ("roo-tv-AAA", "leading"), id: "con-le-AAA"))\
            \(CanvasFixture.constraint(("stk-vw-AAA", "top"), ("roo-tv-AAA", "top"), id: "con-to-AAA"))\
            </constraints></view>
            """
        return try CanvasFixture.frames(of: CanvasFixture.xib(objects: root))
    }

    /// A view in which a label is pinned to all sides.
    private func box(own: String = "") -> String {
        let label = CanvasFixture.view(
            "label",
            "lab-el-AAA",
            "text=\"i\" horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\"",
            inside: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
        )
        return CanvasFixture.view(
            "view",
            "box-vw-AAA",
            inside: "<subviews>\(label)</subviews><constraints>\(CanvasFixture.fill("lab-el-AAA", "box-vw-AAA"))"
                + "\(own)</constraints>"
        )
    }

    // IB-38
    @Test(arguments: [("horizontal", 2), ("vertical", 3)])
    func `a plain view with subviews is at least 50 points long in a stack`(axis: String, index: Int) throws {
        let frame = try #require(try frames(axis: axis, arranged: box())["box-vw-AAA"])
        #expect(frame[index] == 50)
        #expect(frame[5 - index] < 30)
    }

    // IB-38
    @Test
    func `a plain view with a length of its own keeps it in a stack`() throws {
        let own = CanvasFixture.constraint(("box-vw-AAA", "width"), nil, "constant=\"30\"", id: "con-wi-AAA")
        #expect(try frames(axis: "horizontal", arranged: box(own: own))["box-vw-AAA"]?[2] == 30)
    }

    // IB-38
    @Test
    func `an empty view is at least 50 points across the stack, and stretches the label that is as high`() throws {
        let label = CanvasFixture.view("label", "lab-el-AAA", "text=\"Some text\" verticalHuggingPriority=\"251\"")
        let dot = CanvasFixture.view(
            "view",
            "dot-vw-AAA",
            inside: "<constraints>"
                + CanvasFixture.constraint(("dot-vw-AAA", "width"), ("dot-vw-AAA", "height"), id: "con-sq-AAA")
                + CanvasFixture.constraint(("dot-vw-AAA", "height"), ("lab-el-AAA", "height"), id: "con-he-AAA")
                + "</constraints>"
        )
        let frames = try frames(axis: "horizontal", arranged: label + dot)
        #expect(frames["dot-vw-AAA"].map { Array($0[2...]) } == [50, 50])
        #expect(frames["lab-el-AAA"]?[3] == 50)
    }

    // IB-38
    @Test(arguments: [("1", 50.0), ("0", 0.0)])
    func `an empty label of one line is 50 x 50 in a stack, one of several lines nothing`(
        lines: String,
        length: Double
    ) throws {
        let label = CanvasFixture.view("label", "emp-ty-AAA", "text=\"\" numberOfLines=\"\(lines)\"")
        let frame = try #require(try frames(axis: "vertical", arranged: label)["emp-ty-AAA"])
        #expect(frame[2...] == [length, length])
    }

    // IB-38
    @Test(arguments: [("stackView", 0.0), ("view", 8.0)])
    func `a stack view has no margins, any other view has 8`(name: String, margin: Double) throws {
        let inner = CanvasFixture.view("view", "inn-er-AAA")
        let outer = CanvasFixture.view(
            name,
            "out-er-AAA",
            inside: "<subviews>\(CanvasFixture.view("label", "arr-an-AAA", "text=\"Some text\""))</subviews>"
        )
        let root = """
            <view id="roo-tv-AAA">\(CanvasFixture.rect(0, 0, 393, 852))<subviews>\(outer)\(inner)</subviews><constraints>\
            \(CanvasFixture.fill("out-er-AAA", "roo-tv-AAA"))\
            \(CanvasFixture.fill("inn-er-AAA", "out-er-AAA", margins: true))</constraints></view>
            """
        let frames = try CanvasFixture.frames(of: CanvasFixture.xib(objects: root))
        let frame = try #require(frames["inn-er-AAA"])
        #expect(frame[0] == margin)
        #expect(frame[2] == 393 - 2 * margin)
    }
}
