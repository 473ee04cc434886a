import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Gallery: whether a kept picture is still true")
struct DocumentStampTests {
    /// An app with an image that its document shows and one that it doesn't.
    private static func files() -> [String: Data] {
        let text = String(decoding: Fixture.hill(), as: UTF8.self)
        let fonts =
            "<customFonts key=\"customFonts\"><array key=\"A.ttf\"><string>A</string></array></customFonts><scenes>"
        var files = [
            "Trails.xcodeproj/project.pbxproj": Data(), "App/Info.plist": Data("{}".utf8),
            "App/Base.lproj/Main.storyboard": Data(text.replacingOccurrences(of: "<scenes>", with: fonts).utf8),
            "App/fr.lproj/Main.strings": Data("a".utf8), "App/A.ttf": Data("font".utf8),
            "App/de.lproj/Other.strings": Data("a".utf8),
        ]
        files.merge(Fixture.catalog(at: "App/Assets.xcassets", hill: CGSize(width: 12, height: 8))) { $1 }
        files["App/Assets.xcassets/Folder/Lake.imageset/Lake.png"] = Data("lake".utf8)
        files["App/Assets.xcassets/AccentColor.colorset/Contents.json"] = Data("{}".utf8)
        return files
    }

    private static func stamp(_ files: [String: Data]) throws -> String {
        try Fixture.withFolder(files) { folder in
            var stamp = DocumentStamp()
            let url = folder.appendingPathComponent("App/Base.lproj/Main.storyboard")
            return stamp.text(of: try ProjectDocument(contentsOf: url))
        }
    }

    @Test(arguments: [
        "App/Assets.xcassets/Hill.imageset/Hill.png", "App/Assets.xcassets/AccentColor.colorset/Contents.json",
        "App/A.ttf", "App/Info.plist", "App/fr.lproj/Main.strings",
    ])
    func `what a document uses of its project changes its stamp`(path: String) throws {
        var files = Self.files()
        let before = try Self.stamp(files)
        files[path]?.append(0x20)
        #expect(try Self.stamp(files) != before)
        files[path] = nil
        #expect(try Self.stamp(files) != before)
    }

    @Test func `the document itself changes its stamp`() throws {
        var files = Self.files()
        let before = try Self.stamp(files)
        files["App/Base.lproj/Main.storyboard"]?.append(contentsOf: Data("\n".utf8))
        #expect(try Self.stamp(files) != before)
    }

    @Test func `what it doesn't use, and where the project lies, change nothing`() throws {
        var files = Self.files()
        let before = try Self.stamp(files)
        #expect(try Self.stamp(files) == before)
        files["App/Assets.xcassets/Folder/Lake.imageset/Lake.png"]?.append(0x20)
        files["App/de.lproj/Other.strings"]?.append(0x20)
        #expect(try Self.stamp(files) == before)
    }

    @Test func `a storyboard that it refers to changes its stamp`() throws {
        let placeholder = """
            <scene sceneID="scn-re-AAA"><objects><viewControllerPlaceholder storyboardName="Detail" id="ref-er-AAA" \
            sceneMemberID="viewController"/></objects></scene></scenes>
            """
        let text = String(decoding: Fixture.hill(), as: UTF8.self)
        var files = Self.files()
        files["App/Base.lproj/Main.storyboard"] = Data(
            text.replacingOccurrences(of: "</scenes>", with: placeholder).utf8
        )
        files["Detail/Detail.storyboard"] = Fixture.hill()
        files["Detail/Else.storyboard"] = Fixture.hill()
        let before = try Self.stamp(files)
        files["Detail/Else.storyboard"]?.append(contentsOf: Data("\n".utf8))
        #expect(try Self.stamp(files) == before)
        files["Detail/Detail.storyboard"]?.append(contentsOf: Data("\n".utf8))
        #expect(try Self.stamp(files) != before)
    }
}
