import Foundation
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Projects")
struct ProjectTests {
    /// An app and a widget beside it, with images of one name and a document each; the app's document comes first.
    private static func files() -> [String: Data] {
        var files = [
            "Trails.xcodeproj/project.pbxproj": Data(), "App/Base.lproj/Main.storyboard": Fixture.hill(),
            "Widget/Widget.storyboard": Fixture.hill(), "App/Info.plist": Data(), "Widget/Widget-Info.plist": Data(),
            "App/Fonts/A.ttf": Data(), "Widget/W.otf": Data(), "App/fr.lproj/Main.strings": Data(),
        ]
        files.merge(Fixture.catalog(at: "App/Assets.xcassets", hill: CGSize(width: 120, height: 80))) { $1 }
        files.merge(Fixture.catalog(at: "Widget/Assets.xcassets", hill: CGSize(width: 30, height: 10))) { $1 }
        return files
    }

    private static func hillFrame(_ scene: StagedScene) -> String? {
        scene.hierarchy([]).view("hil-im-AAA")?.frame.description
    }

    @Test
    func `what lies nearest to each document comes first, not to the first document of the run`() throws {
        try Fixture.withFolder(Self.files()) { folder in
            let urls = ["App/Base.lproj/Main.storyboard", "Widget/Widget.storyboard"].map(folder.appendingPathComponent)
            var finder = ProjectFinder()
            let resources = urls.map { finder.project(of: $0).resources(for: $0) }
            func names(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(folder.path.count + 1)) } }
            #expect(names(resources[0].catalogs) == ["App/Assets.xcassets", "Widget/Assets.xcassets"])
            #expect(names(resources[1].catalogs) == ["Widget/Assets.xcassets", "App/Assets.xcassets"])
            #expect(names(resources[0].fonts) == ["App/Fonts/A.ttf", "Widget/W.otf"])
            #expect(names(resources[1].fonts) == ["Widget/W.otf", "App/Fonts/A.ttf"])
            #expect(resources[0].infoPropertyList?.hasSuffix("App/Info.plist") == true)
            #expect(resources[1].infoPropertyList?.hasSuffix("Widget/Widget-Info.plist") == true)
            #expect(names(resources[0].localizations) == ["App/Base.lproj", "App/fr.lproj"])
            #expect(names(resources[0].folders) == ["App"])
            #expect(Project.nearest(to: urls[1]).resources(for: urls[1]) == resources[1])
        }
    }

    @Test
    func `documents of one run have their own images, each on a device that has just booted`() throws {
        try Fixture.withFolder(Self.files()) { folder in
            let stage = Stage()
            var finder = ProjectFinder()
            var frames: [String?] = []
            for path in [
                "App/Base.lproj/Main.storyboard", "Widget/Widget.storyboard", "App/Base.lproj/Main.storyboard",
            ] {
                let document = try ProjectDocument(
                    contentsOf: folder.appendingPathComponent(path),
                    finder: &finder
                )
                let scene = try stage.scene(Fixture.sceneID, of: document, in: Variant(device: "iPhone 16"))
                frames.append(Self.hillFrame(scene))
            }
            #expect(frames == ["(20, 30, 120, 80)", "(20, 30, 30, 10)", "(20, 30, 120, 80)"])
        }
    }

    @Test
    func `two projects side by side have their own images`() throws {
        var files: [String: Data] = [:]
        for (name, width) in [("One", 50), ("Two", 70)] {
            files["\(name)/\(name).xcodeproj/project.pbxproj"] = Data()
            files["\(name)/Main.storyboard"] = Fixture.hill()
            let catalog = Fixture.catalog(at: "\(name)/Assets.xcassets", hill: CGSize(width: width, height: 20))
            files.merge(catalog) { $1 }
        }
        try Fixture.withFolder(files) { folder in
            let stage = Stage()
            let frames = try ["One", "Two"].map { name in
                let document = try ProjectDocument(contentsOf: folder.appendingPathComponent("\(name)/Main.storyboard"))
                return Self.hillFrame(
                    try stage.scene(Fixture.sceneID, of: document, in: Variant(device: "iPhone 16"))
                )
            }
            #expect(frames == ["(20, 30, 50, 20)", "(20, 30, 70, 20)"])
        }
    }

    // IB-7's kin: the canvas keeps what the document remembers.
    @Test
    func `the canvas keeps the size of an image that the document remembers`() throws {
        try Fixture.withFolder(Self.files()) { folder in
            let document = try ProjectDocument(contentsOf: folder.appendingPathComponent("Widget/Widget.storyboard"))
            #expect(Self.hillFrame(try Stage().scene(Fixture.sceneID, of: document)) == "(20, 30, 60, 40)")
        }
    }
}
