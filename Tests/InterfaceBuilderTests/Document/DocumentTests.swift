import Foundation
import Platform
import Testing

@testable import InterfaceBuilder

@Suite("Documents")
struct DocumentTests {
    @Test
    func `a storyboard tells how it was saved`() throws {
        let xml = Fixture.storyboard(Fixture.scene(""), attributes: #"initialViewController="vc1" launchScreen="YES""#)
        let document = try Fixture.document(xml)
        #expect(document.kind == .storyboard)
        #expect(document.toolsVersion.build == 21701)
        #expect(document.toolsVersion.xcode == 14)
        #expect(document.usesAutoLayout && document.usesTraitCollections && document.usesSafeAreas)
        #expect(document.isColorMatched && document.isLaunchScreen)
        #expect(document.device?.id == "retina6_12")
        #expect(document.device?.isLandscape == false && document.device?.isDark == false)
        #expect(document.initialScene?.id == "s1")
        #expect(document.scene(withIdentifier: "Screen")?.viewController?.id == "vc1")
        #expect(document.scene(containing: "safe")?.id == "s1")
        #expect(document.scenes[0].canvasLocation == CGPoint(x: 130, y: -20.5))
        #expect(document.scenes[0].firstResponder?.id == "first")
        #expect(document.holder(ofID: "root")?.id == "vc1")
    }

    @Test
    func `a xib has its objects, and a file's owner`() throws {
        let document = try Fixture.document(Fixture.xib(#"<view contentMode="scaleToFill" id="v"/>"#))
        #expect(document.kind == .xib)
        #expect(document.objects.map(\.id) == ["-1", "-2", "v"])
        #expect(document.filesOwner?.id == "-1")
        #expect(document.scenes.isEmpty)
    }

    @Test(arguments: [
        ("4514", 5), ("5056", 5), ("6254", 6), ("9531", 7), ("10117", 7), ("11762", 8), ("13529", 9), ("14113", 9),
        ("14490.70", 10), ("15505", 11), ("16097.3", 11), ("17701", 12), ("19529", 13), ("20037", 13), ("21225", 14),
        ("21701", 14), ("22505", 15), ("23504", 16), ("23727", 16), ("24506", 26), ("32700.99.1234", 15),
    ])
    func `the tools version tells the Xcode`(version: String, xcode: Int) {
        #expect(ToolsVersion(version).xcode == xcode)
    }

    @Test
    func `the era is that of the SDK that came with the Xcode`() {
        #expect(ToolsVersion("14490").era == Era(os: 12))
        #expect(ToolsVersion("23504").era == Era(os: 18))
        #expect(ToolsVersion("24506").era == Era(os: 26))
    }
}
