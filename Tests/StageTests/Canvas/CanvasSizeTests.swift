import Foundation
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Canvas: content sizes")
struct CanvasSizeTests {
    /// A button's configuration, in a stack view or beside it.
    private func frame(configuration: String, isArranged: Bool) throws -> [Double] {
        let button = CanvasFixture.view("button", "but-to-AAA", "buttonType=\"system\"", inside: configuration)
        let arranged = "<subviews>\(isArranged ? button : "")</subviews>"
        let stack = CanvasFixture.view(
            "stackView",
            "stk-vw-AAA",
            "axis=\"vertical\" alignment=\"center\"",
            inside: arranged
        )
        let held = isArranged ? "stk-vw-AAA" : "but-to-AAA"
        let root = """
            <view id="roo-tv-AAA">\(CanvasFixture.rect(0, 0, 393, 852))<subviews>\(stack)\(isArranged ? "" : button)\
            </subviews><constraints>\
            \(CanvasFixture.constraint((held, "leading"), ("roo-tv-AAA", "leading"), id: "con-le-AAA"))\
            \(CanvasFixture.constraint((held, "top"), ("roo-tv-AAA", "top"), id: "con-to-AAA"))\
            </constraints></view>
            """
        return try #require(try CanvasFixture.frames(of: CanvasFixture.xib(objects: root))["but-to-AAA"])
    }

    private static let plain =
        "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Show Simple Alert\"/>"
    private static let withFont = """
        <buttonConfiguration key="configuration" style="plain" title="Set">\
        <fontDescription key="titleFontDescription" type="system" pointSize="17"/></buttonConfiguration>
        """

    // IB-39
    @Test
    func `a configured button with a title has whole points outside stack views, but for one with a font of its own`()
        throws
    {
        #expect(try frame(configuration: Self.plain, isArranged: false) == [0, 0, 163, 35])
        let arranged = try frame(configuration: Self.plain, isArranged: true)
        #expect(abs(arranged[3] - 34.333) < 0.01)
        let withFont = try frame(configuration: Self.withFont, isArranged: false)
        #expect(abs(withFont[3] - 34.333) < 0.01)
    }

    // IB-39
    @Test(arguments: [
        (24412, 14, "placeholder", 22.0), (24506, 16, "placeholder", 22), (24506, 20, "placeholder", 24),
        (24412, 14, "text", 18.667), (23504, 14, "placeholder", 18.667),
    ])
    func `a field that shows a placeholder is at least 22 points high from Xcode 26 on`(
        toolsVersion: Int,
        size: Int,
        attribute: String,
        height: Double
    ) throws {
        let field = CanvasFixture.view(
            "textField",
            "fie-ld-AAA",
            "\(attribute)=\"Words\"",
            inside: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
        )
        let root = """
            <view id="roo-tv-AAA">\(CanvasFixture.rect(0, 0, 393, 852))<subviews>\(field)</subviews><constraints>\
            \(CanvasFixture.constraint(("fie-ld-AAA", "leading"), ("roo-tv-AAA", "leading"), id: "con-le-AAA"))\
            \(CanvasFixture.constraint(("fie-ld-AAA", "top"), ("roo-tv-AAA", "top"), id: "con-to-AAA"))\
            </constraints></view>
            """
        let head = CanvasFixture.Head(toolsVersion: toolsVersion)
        let frame = try #require(try CanvasFixture.frames(of: CanvasFixture.xib(head, objects: root))["fie-ld-AAA"])
        #expect(abs(frame[3] - height) < 0.01)
    }
}
