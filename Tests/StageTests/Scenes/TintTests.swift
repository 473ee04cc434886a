import Foundation
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Stage: the app's tint")
struct TintTests {
    /// Red, green, blue and alpha.
    private static let red: [CGFloat] = [1, 0, 0, 1]

    private func button(_ files: [String: Data]) throws -> [CGFloat] {
        try Fixture.withFolder(files) { folder in
            let document = try ProjectDocument(contentsOf: folder.appendingPathComponent("App/Main.storyboard"))
            let scene = try Stage().scene(Fixture.sceneID, of: document, in: Variant(device: "iPhone 16"))
            let view = try #require(scene.instance?.view(withID: "but-to-AAA"))
            return view.tintColor.resolvedColor(with: view.traitCollection).cgColor.components ?? []
        }
    }

    private static func storyboard(tint: String = "") -> Data {
        let text = String(decoding: Fixture.storyboard(views: Fixture.view("button", id: "but-to-AAA")), as: UTF8.self)
        return Data(text.replacing("</document>", with: "\(tint)</document>").utf8)
    }

    private static func accent(_ color: String) -> Data {
        Data(#"{"colors": [{"idiom": "universal"\#(color)}], "info": {"author": "xcode", "version": 1}}"#.utf8)
    }

    private static let redColor = """
        , "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1"}}
        """

    private static let accentPath = "App/Assets.xcassets/AccentColor.colorset/Contents.json"

    @Test
    func `a storyboard's own tint reaches what has none`() throws {
        let tint =
            #"<color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        #expect(try button(["App/Main.storyboard": Self.storyboard(tint: tint)]) == Self.red)
    }

    @Test
    func `the catalog's accent color is the tint, unless Xcode's template left it empty`() throws {
        let files = ["App.xcodeproj/project.pbxproj": Data(), "App/Main.storyboard": Self.storyboard()]
        #expect(try button(files.merging([Self.accentPath: Self.accent(Self.redColor)]) { $1 }) == Self.red)
        let blue = try button(files)
        #expect(blue != Self.red)
        #expect(try button(files.merging([Self.accentPath: Self.accent("")]) { $1 }) == blue)
    }
}
