import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Stage")
struct StageTests {
    private func document(_ data: Data) throws -> ProjectDocument {
        ProjectDocument(
            try Document(data: data, name: "Main.storyboard"),
            at: URL(fileURLWithPath: "/nowhere/Main.storyboard"),
            resources: ProjectResources()
        )
    }

    private static let label = Fixture.view("label", id: "lab-el-AAA", attributes: "text=\"Trails\"")
    private static let storyboard = Fixture.storyboard(views: label, constraints: Fixture.place("lab-el-AAA"))

    // Sources/Stage/Stage.docc/Stage.md
    @Test
    func `the landing page's snippet works`() throws {
        try Fixture.withFolder(["App/Main.storyboard": Self.storyboard]) { folder in
            let url = folder.appendingPathComponent("App/Main.storyboard")

            let document = try ProjectDocument(contentsOf: url)
            let stage = Stage()
            var variant = Variant(device: "iPhone 16")
            variant.appearance = .dark
            for id in stage.sceneIDs(of: document, in: variant) {
                let scene = try stage.scene(id, of: document, in: variant)
                print(scene.hierarchy().outline)
                try scene.picture().write(to: url.deletingLastPathComponent().appendingPathComponent("\(id).png"))
            }

            let picture = try Data(contentsOf: folder.appendingPathComponent("App/\(Fixture.sceneID).png"))
            #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }
    }

    @Test
    func `an unknown scene is an error that names it`() throws {
        let document = try document(Self.storyboard)
        let error = #expect(throws: StageError.self) { try Stage().scene("no-ne-xyz", of: document) }
        #expect(
            error?.description
                == "Main.storyboard: there is no scene no-ne-xyz; `inset layout` prints those there are"
        )
    }

    @Test(arguments: [
        (Variant(device: "Pager"), "Pager"), (Variant(device: "iPhone X", os: "26"), "26"),
        (Variant(device: "iPhone 16", os: "eleven"), "eleven"),
        (Variant(device: "iPhone 16", sdk: "ten"), "ten"),
    ])
    func `an impossible variant is an error that says why`(variant: Variant, part: String) throws {
        let document = try document(Self.storyboard)
        let error = #expect(throws: StageError.self) { try Stage().scene(Fixture.sceneID, of: document, in: variant) }
        #expect(error?.description.contains(part) == true, "\(String(describing: error))")
    }

    @Test
    func `the SDK letterboxes an app that is older than the device`() throws {
        let document = try document(Self.storyboard)
        var variant = Variant(device: "iPhone X", os: "12.0")
        let whole = try Stage().scene(Fixture.sceneID, of: document, in: variant).hierarchy([])
        variant.sdk = "10"
        let boxed = try Stage().scene(Fixture.sceneID, of: document, in: variant).hierarchy([])
        #expect(whole.views.first?.frame.description == "(0, 0, 375, 812)")
        #expect(boxed.views.first?.frame.description == "(0, 0, 375, 667)")
    }

    /// What the label says, and how far it is from the screen's right edge.
    private func look(at document: ProjectDocument, in variant: Variant) throws -> (text: String?, right: Double?) {
        let label = try Stage().scene(Fixture.sceneID, of: document, in: variant).hierarchy(.text).view("lab-el-AAA")
        return (label?.text?.string, label.map { 393 - $0.frame.x - $0.frame.width })
    }

    @Test
    func `the locale chooses the translation and the direction`() throws {
        let files = [
            "App/Base.lproj/Main.storyboard": Self.storyboard,
            "App/ar.lproj/Main.strings": Data("\"lab-el-AAA.text\" = \"مسارات\";".utf8),
        ]
        try Fixture.withFolder(files) { folder in
            let document = try ProjectDocument(
                contentsOf: folder.appendingPathComponent("App/Base.lproj/Main.storyboard")
            )
            var variant = Variant(device: "iPhone 16", locale: "ar")
            let arabic = try look(at: document, in: variant)
            #expect(arabic.text == "مسارات")
            #expect(abs((arabic.right ?? 0) - 20) < 0.001)
            variant.direction = .leftToRight
            let turned = try look(at: document, in: variant)
            #expect((turned.right ?? 0) > 100)
            variant = Variant(device: "iPhone 16")
            let plain = try look(at: document, in: variant)
            #expect(plain.text == "Trails")
        }
    }

    @Test
    func `the canvas draws the main view alone, at its own size and scale`() throws {
        let picture = try Stage().scene(Fixture.sceneID, of: document(Self.storyboard)).picture()
        let image = try #require(UIImage(data: picture)?.cgImage)
        #expect(image.width == 1179)
        #expect(image.height == 2556)
    }

    @Test
    func `a variant comes back from JSON`() throws {
        var variant = Variant(device: "iPhone 16", os: "17.4", sdk: "10", orientation: .landscape, appearance: .dark)
        variant.contentSizeCategory = "UICTContentSizeCategoryXL"
        variant.direction = .rightToLeft
        variant.locale = "fr"
        let read = try JSONDecoder().decode(Variant.self, from: try JSONEncoder().encode(variant))
        #expect(read == variant)
        #expect(!read.isCanvas && Variant.canvas.isCanvas)
    }
}
