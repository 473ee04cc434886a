import Testing

@testable import InterfaceBuilder

@Suite("Connections")
struct ConnectionTests {
    @Test
    func `outlets, actions and segues are told apart, in order`() throws {
        let button = try Fixture.object(
            """
            <button id="x"><connections>
            <outlet property="delegate" destination="-1" id="o"/>
            <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="c"/>
            <action selector="save:" destination="-2" eventType="touchUpInside" id="a"/>
            <segue destination="d" kind="presentation" identifier="more" modalPresentationStyle="formSheet" animates="NO" \
            popoverAnchorView="x" destinationCreationSelector="make:" id="s"><popoverArrowDirection key="popoverArrowDirection" \
            up="YES" down="YES"/></segue>
            <segue destination="e" kind="unwind" unwindAction="back:" id="u"/>
            <segue destination="q" kind="relationship" relationship="rootViewController" id="r"/>
            <outlet property="lost" id="l"/>
            </connections></button>
            """
        )
        #expect(button.connections.count == 6)
        #expect(button.outlets.map(\.isCollection) == [false, true])
        #expect(button.outlets[1].appends)
        #expect(button.actions.first?.selector == "save:")
        #expect(button.actions.first?.eventType == "touchUpInside")
        #expect(button.segues.map(\.kind) == [.presentation, .unwind, .relationship])
        let first = button.segues[0]
        #expect(first.identifier == "more" && first.modalPresentationStyle == "formSheet" && !first.animates)
        #expect(first.popoverAnchorView == "x" && first.popoverArrowDirections == ["up", "down"])
        #expect(first.destinationCreationSelector == "make:")
        #expect(button.segues[1].unwindAction == "back:")
        #expect(button.segues[2].relationship == "rootViewController")
    }
}
