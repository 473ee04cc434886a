import Testing

@testable import InterfaceBuilder

@Suite("Constraints of documents")
struct ConstraintTests {
    /// Speed: in the attribute the compiler takes three seconds to find their type.
    static let multipliers: [(String, Double?)] = [
        ("1", 1), ("0.5", 0.5), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("35%", 0.35), (" 1 : 2 ", 0.5), ("1:0", nil),
        ("0:1", 0), ("a", nil), ("", nil), ("1:2:3", nil), ("nan", nil), ("1e300", nil), ("-1", -1), (":", nil),
        ("%", nil),
    ]

    // IB-27
    @Test(arguments: multipliers)
    func `a multiplier may be a ratio, a fraction or a percentage`(text: String, multiplier: Double?) {
        #expect(Constraint.multiplier(text) == multiplier)
    }

    private func constraint(_ attributes: String) throws -> Constraint? {
        try Fixture.object("<view id=\"x\"><constraints><constraint \(attributes)/></constraints></view>").constraints
            .first
    }

    @Test
    func `what is left out has UIKit's defaults`() throws {
        let found = try #require(try constraint(#"firstAttribute="width" id="c""#))
        #expect(found.firstItem == "x")
        #expect(found.relation == .equal && found.multiplier == 1 && found.constant == nil && found.priority == 1000)
        #expect(found.secondItem == nil && found.secondAttribute == nil && !found.isSymbolic && !found.isPlaceholder)
    }

    @Test
    func `every attribute of a constraint is read`() throws {
        let found = try #require(
            try constraint(
                """
                firstItem="a" firstAttribute="trailingMargin" relation="lessThanOrEqual" secondItem="b" \
                secondAttribute="lastBaseline" multiplier="2" constant="-3.5" priority="250" identifier="name" symbolic="YES" \
                placeholder="YES" symbolType="layoutAnchor" id="c"
                """
            )
        )
        #expect(found.firstAttribute == .trailingMargin && found.secondAttribute == .baseline)
        #expect(found.relation == .lessThanOrEqual && found.multiplier == 2 && found.constant == -3.5)
        #expect(found.priority == 250 && found.identifier == "name")
        #expect(found.isSymbolic && found.isPlaceholder && found.symbolType == "layoutAnchor")
    }

    @Test(arguments: [
        #"firstAttribute="depth" id="c""#, #"id="c""#, #"firstAttribute="top" secondItem="b" id="c""#,
        #"firstAttribute="top" secondItem="b" secondAttribute="heigth" id="c""#,
    ])
    func `a constraint that makes no sense is left out`(attributes: String) throws {
        #expect(try constraint(attributes) == nil)
    }

    @Test
    func `garbage becomes a sane value`() throws {
        let found = try #require(
            try constraint(#"firstAttribute="width" constant="nan" multiplier="1:0" priority="-4" id="c""#)
        )
        #expect(found.constant == nil && found.multiplier == 1 && found.priority == 1)
    }

    @Test
    func `guides have their kinds`() throws {
        let controller = try Fixture.object(
            """
            <viewController id="x"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide \
            type="bottom" id="b"/></layoutGuides></viewController>
            """
        )
        #expect(controller.layoutGuides.map(\.kind) == [.top, .bottom])
        let view = try Fixture.object(
            """
            <scrollView id="x"><viewLayoutGuide key="contentLayoutGuide" id="c"/><viewLayoutGuide key="frameLayoutGuide" id="f"/>\
            <viewLayoutGuide key="safeArea" id="s"/><keyboardLayoutGuide key="keyboard" id="k"/>\
            <viewLayoutGuide key="layoutMargins" id="m"/></scrollView>
            """
        )
        #expect(view.layoutGuides.map(\.kind) == [.contentLayout, .frameLayout, .safeArea, .keyboard, .layoutMargins])
        #expect(view.childObjects.isEmpty)
    }

    @Test
    func `an autoresizing mask has UIKit's bits`() throws {
        let view = try Fixture.object(
            #"<view id="x"><autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxY="YES"/></view>"#
        )
        #expect(view.autoresizingMask == [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin])
        #expect(view.autoresizingMask?.rawValue == 0b100011)
    }
}
