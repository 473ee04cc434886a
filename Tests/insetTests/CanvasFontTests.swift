import Foundation
import Testing

@Suite("Command line: fonts of a document's project")
struct CanvasFontTests {
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21225" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <customFonts key="customFonts">
                <array key="Roboto-Medium.ttf"><string>Roboto-Medium</string></array>
            </customFonts>
            <objects>
                <view contentMode="scaleToFill" id="aaa-aa-aaa">
                    <rect key="frame" x="0.0" y="0.0" width="414" height="100"/>
                    <subviews>
                        <label opaque="NO" text="BGX-XXX1" translatesAutoresizingMaskIntoConstraints="NO" id="bbb-bb-bbb">
                            <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                            <fontDescription key="fontDescription" name="Roboto-Medium" family="Roboto" pointSize="18"/>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="bbb-bb-bbb" firstAttribute="leading" secondItem="aaa-aa-aaa" \
        secondAttribute="leading" id="ccc-cc-ccc"/>
                        <constraint firstItem="bbb-bb-bbb" firstAttribute="top" secondItem="aaa-aa-aaa" \
        secondAttribute="top" id="ddd-dd-ddd"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """

    // IB-28; Xcode stored 84 for this label.
    @Test(.enabled(if: InsetProgram.commands.contains("layout")))
    func `a label is as wide as the listed font makes it`() throws {
        try InsetProgram.withFolder { folder in
            let file = folder.appendingPathComponent("Fonts.xib")
            try Data(Self.document.utf8).write(to: file)
            let run = try InsetProgram.run(["layout", file.path, "--format", "json"])
            #expect(run.status == 0, "\(run.errors)")
            let frames = try JSONDecoder().decode(OutputTests.Frames.self, from: Data(run.output.utf8))
            let label = try #require(frames.scenes.first?.views.first { $0.id == "bbb-bb-bbb" })
            #expect(label.frame == [0, 0, 84, 21.5])
        }
    }
}
