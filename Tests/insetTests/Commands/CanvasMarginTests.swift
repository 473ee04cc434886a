import Foundation
import Testing

@Suite("Command line: margins of the canvas")
struct CanvasMarginTests {
    private func document(toolsVersion: Int, device: String?, width: Int, height: Int) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
        initialViewController="vc1-aa-001">
            \(device.map { #"<device id="\#($0)" orientation="portrait"/>"# } ?? "")
            <scenes><scene sceneID="sc1-aa-001"><objects>
                <viewController id="vc1-aa-001" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="roo-aa-001">
                        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
                        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
        id="box-aa-001"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></view></subviews>
                        <constraints>
                            <constraint firstItem="box-aa-001" firstAttribute="leading" secondItem="roo-aa-001" \
        secondAttribute="leadingMargin" id="co1-aa-001"/>
                            <constraint firstAttribute="trailingMargin" secondItem="box-aa-001" \
        secondAttribute="trailing" id="co2-aa-001"/>
                            <constraint firstItem="box-aa-001" firstAttribute="top" secondItem="roo-aa-001" \
        secondAttribute="top" constant="50" id="co3-aa-001"/>
                            <constraint firstItem="box-aa-001" firstAttribute="height" constant="50" id="co4-aa-001"/>
                        </constraints>
                    </view>
                </viewController>
            </objects></scene></scenes>
        </document>
        """
    }

    // LM-13
    @Test(
        .enabled(if: InsetProgram.commands.contains("layout")),
        arguments: [
            (toolsVersion: 6254, device: String?.none, width: 600, height: 600, side: 16.0),
            (8187, nil, 600, 600, 20), (15400, "retina4_7", 375, 667, 16), (15400, "retina5_5", 414, 736, 20),
        ]
    )
    func `a root's margins are 16 or 20, by the canvas and its Xcode`(
        toolsVersion: Int,
        device: String?,
        width: Int,
        height: Int,
        side: Double
    ) throws {
        try InsetProgram.withFolder { folder in
            let xml = document(toolsVersion: toolsVersion, device: device, width: width, height: height)
            let file = folder.appendingPathComponent("Main.storyboard")
            try Data(xml.utf8).write(to: file)
            let run = try InsetProgram.run(["layout", file.path, "--format", "json"])
            #expect(run.status == 0, "\(run.errors)")
            let frames = try JSONDecoder().decode(OutputTests.Frames.self, from: Data(run.output.utf8))
            let box = try #require(frames.scenes.first?.views.first { $0.id == "box-aa-001" })
            #expect(box.frame == [side, 50, Double(width) - 2 * side, 50])
        }
    }
}
