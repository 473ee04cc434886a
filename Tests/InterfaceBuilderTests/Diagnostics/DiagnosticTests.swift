import Testing

@testable import InterfaceBuilder

@Suite("Diagnostics of documents")
struct DiagnosticTests {
    private static let scene = Fixture.scene(
        """
        <label id="l" texxt="a" opaque="perhaps"><rect key="frame" x="nan" y="0" width="1" height="1"/>
        <connections><outlet property="p" destination="gone" id="o"/><action selector="a:" destination="gone" id="a"/>
        <segue destination="gone" kind="show" id="s"/></connections><sparkle/></label>
        <view id="l"><variation key="widthClass=compact" alpha="2x" colour="1"><mask key="subviews">
        <exclude reference="gone"/></mask></variation></view>
        """,
        constraints: """
            <constraint firstItem="l" firstAttribute="top" secondItem="gone" secondAttribute="top" multiplier="1:0" id="c1"/>
            <constraint firstAttribute="depth" priority="2000" id="c2"/>
            """
    )

    @Test
    func `everything that is left out or mended is told with its place`() throws {
        let xml = Fixture.storyboard(Self.scene, attributes: #"initialViewController="gone""#)
        let document = try Fixture.document(xml, name: "Main.storyboard")
        let told = document.findDiagnostics()
        #expect(
            told.map { "\($0.severity) \($0.objectID ?? "-") \($0)" } == [
                "error - Main.storyboard:2: the initial view controller gone is not in this document; mark another scene as initial",
                "warning l Main.storyboard:9: attribute texxt of <label> is not known and was left out; check its spelling, or report it as missing",
                "warning l Main.storyboard:9: opaque=\"perhaps\" of <label> makes no sense and was read as absent; correct it",
                "warning l Main.storyboard:9: x=\"nan\" of <rect> makes no sense and was read as 0; correct it",
                "error l Main.storyboard:10: outlet p leads to gone, which is not in this document; reconnect or delete the outlet",
                "error l Main.storyboard:10: action a: leads to gone, which is not in this document; reconnect or delete the action",
                "error l Main.storyboard:11: segue s leads to gone, which is not in this document; delete the segue or add the scene",
                "warning l Main.storyboard:11: <sparkle> is not known and was left out; check its spelling, or report it as missing",
                "error l Main.storyboard:12: the object ID l was already given in line 9; give one of the two another ID",
                "warning l Main.storyboard:12: alpha=\"2x\" of <variation> makes no sense and was read as 1; correct it",
                "warning l Main.storyboard:12: attribute colour of <variation> is not known and was left out; check its spelling, or report it as missing",
                "warning l Main.storyboard:13: a variation is about gone, which is not in this document; delete the entry",
                "warning root Main.storyboard:15: multiplier=\"1:0\" of <constraint> makes no sense and was read as 1; correct it",
                "error root Main.storyboard:15: constraint c1 is about gone, which is not in this document; delete the constraint",
                "warning root Main.storyboard:16: priority=\"2000\" of <constraint> makes no sense and was read as 1000; correct it",
                "error root Main.storyboard:16: constraint c2 has an attribute that constraints don't have; delete or correct it",
            ]
        )
    }

    @Test
    func `what has no effect is told once, at its first place, with the reason`() throws {
        let map = """
            <mapView id="m1" contentMode="scaleToFill" mapType="satellite" misplaced="YES"/>
            <mapView id="m2" contentMode="scaleToFill" mapType="satellite"/>
            <label id="l" text="a"><variation key="widthClass=compact" lineBreakStrategy="pushOut"/></label>
            """
        let document = try Fixture.document(Fixture.storyboard(Fixture.scene(map)), name: "Main.storyboard")
        #expect(
            document.findDiagnostics().map { "\($0.severity) \($0.objectID ?? "-") \($0)" } == [
                "warning m1 Main.storyboard:9: mapType of <mapView> has no effect: maps aren't drawn",
                "warning l Main.storyboard:11: lineBreakStrategy of <label> has no effect: "
                    + "lines break by the system's rule",
            ]
        )
    }

    // LB-3
    @Test
    func `a launch screen has no code to run`() throws {
        let scene = Fixture.scene(
            """
            <label id="l" customClass="Badge"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="layer.name" value="x"/></userDefinedRuntimeAttributes>
            <connections><outlet property="p" destination="l" id="o"/><action selector="a:" destination="l" id="a"/>
            </connections></label>
            <wkWebView id="w"/>
            """
        )
        let plain = try Fixture.document(Fixture.storyboard(scene), name: "LaunchScreen.storyboard")
        #expect(plain.findDiagnostics() == [])
        let xml = Fixture.storyboard(scene, attributes: #"launchScreen="YES""#)
        let told = try Fixture.document(xml, name: "LaunchScreen.storyboard").findDiagnostics()
        let reason = "is never seen in a launch screen, which is shown before the app's code runs;"
        #expect(
            told.map(\.message) == [
                "the custom class Screen \(reason) use UIKit's class",
                "the custom class Badge \(reason) use UIKit's class",
                "the user-defined runtime attribute layer.name \(reason) delete the attribute",
                "outlet p \(reason) delete the connection", "action a: \(reason) delete the connection",
                "a web view \(reason) delete the view",
            ]
        )
        #expect(told.allSatisfy { $0.severity == .error })
    }

    @Test
    func `a sound document has none`() throws {
        let xml = Fixture.storyboard(
            Fixture.scene(#"<label id="l" text="a"/>"#),
            attributes: #"initialViewController="vc1""#
        )
        #expect(try Fixture.document(xml).findDiagnostics() == [])
    }

    @Test
    func `a flood of them ends with a word on it`() throws {
        let labels = (0..<50).map { "<sparkle id=\"l\($0)\"/>" }.joined()
        let document = try Fixture.document(Fixture.xib(labels))
        let told = document.findDiagnostics(limit: 10)
        #expect(told.count == 11)
        #expect(told.last?.message == "more than 10 messages; correct these first")
    }

    @Test
    func `a variation's attributes are those of its object`() throws {
        let xml = Fixture.xib(
            #"<stackView id="x"><variation key="heightClass=compact" axis="horizontal" spacing="4"/></stackView>"#
        )
        #expect(try Fixture.document(xml).findDiagnostics() == [])
    }
}
