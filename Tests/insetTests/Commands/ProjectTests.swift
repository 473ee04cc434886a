import Foundation
import Testing

@Suite("Command line: projects")
struct ProjectTests {
    /// A PNG of 120 × 80 pixels.
    private static let picture = Data(
        base64Encoded: """
            iVBORw0KGgoAAAANSUhEUgAAAHgAAABQAQAAAAD64IwkAAAAEklEQVR42mNgGAWjYBSMgpEJAAUAAAEFu6vEAAAAAElFTkSuQmCC
            """
    )

    /// A document that shows "Hill", which it remembers as 60 × 40, beside a catalog in which that is 120 × 80.
    private static func withProject(_ body: (URL) throws -> Void) throws {
        try InsetProgram.withFolder { folder in
            let imageSet = folder.appendingPathComponent("Assets.xcassets/Hill.imageset")
            try FileManager.default.createDirectory(at: imageSet, withIntermediateDirectories: true)
            try #require(picture).write(to: imageSet.appendingPathComponent("Hill.png"))
            try Data(#"{"images":[{"idiom":"universal","filename":"Hill.png","scale":"1x"}]}"#.utf8)
                .write(to: imageSet.appendingPathComponent("Contents.json"))
            let text = BadDocuments.storyboard(
                views: BadDocuments.view("imageView", attributes: "image=\"Hill\""),
                constraints: BadDocuments.place,
                resources: "<image name=\"Hill\" width=\"60\" height=\"40\"/>"
            )
            try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
            try body(folder)
        }
    }

    @Test
    func `a device has the project's images in layout, explain and dump, as in preview`() throws {
        try Self.withProject { folder in
            let device = ["--device", "iPhone 16"]
            let layout = try InsetProgram.run(["layout", "Main.storyboard"] + device, in: folder)
            #expect(layout.output.contains("vie-wo-AAA  UIImageView  0 0 120 80"), "\(layout.output)\(layout.errors)")
            let explain = try InsetProgram.run(["explain", "Main.storyboard", "vie-wo-AAA"] + device, in: folder)
            #expect(explain.output.hasPrefix("UIImageView(vie-wo-AAA)  0 0 120 80\n"), "\(explain.output)")
            let dump = try InsetProgram.run(["dump", "Main.storyboard"] + device, in: folder)
            let json = dump.output.filter { !$0.isWhitespace }
            #expect(json.contains("\"documentID\":\"vie-wo-AAA\""), "\(dump.errors)")
            #expect(json.contains("\"frame\":[0,0,120,80]"), "\(dump.output)")
            let preview = try InsetProgram.run(["preview", "Main.storyboard"] + device, in: folder)
            #expect(preview.status == 0, "\(preview.errors)")
            let page = try String(
                contentsOf: folder.appendingPathComponent("inset-preview/index.html"),
                encoding: .utf8
            )
            #expect(page.contains("\"frames\":[0,0,393,852,0,0,120,80]"))
        }
    }

    @Test
    func `a document has the catalog that is nearest to it, and the same picture alone and in a crowd`() throws {
        try InsetProgram.withFolder { folder in
            for (target, scale) in [("App", "1x"), ("Widget", "2x")] {
                let imageSet = folder.appendingPathComponent("\(target)/Images/Deep/Assets.xcassets/Hill.imageset")
                try FileManager.default.createDirectory(at: imageSet, withIntermediateDirectories: true)
                try #require(Self.picture).write(to: imageSet.appendingPathComponent("Hill.png"))
                try Data(#"{"images":[{"idiom":"universal","filename":"Hill.png","scale":"\#(scale)"}]}"#.utf8)
                    .write(to: imageSet.appendingPathComponent("Contents.json"))
                let text = BadDocuments.storyboard(
                    views: BadDocuments.view("imageView", attributes: "image=\"Hill\""),
                    constraints: BadDocuments.place,
                    resources: "<image name=\"Hill\" width=\"60\" height=\"40\"/>"
                )
                try Data(text.utf8).write(to: folder.appendingPathComponent("\(target)/Main.storyboard"))
            }
            try Data().write(to: folder.appendingPathComponent("Package.swift"))
            let device = ["--device", "iPhone 16"]
            let crowd = try InsetProgram.run(["preview", ".", "--out", "crowd"] + device, in: folder)
            #expect(crowd.status == 0, "\(crowd.errors)")
            let page = try GalleryOfTests(folder.appendingPathComponent("crowd"))
            #expect(page.pictures.map { Array($0.frames[6...]) } == [[120, 80], [60, 40]])
            for (target, picture) in zip(["App", "Widget"], page.pictures) {
                let path = "\(target)/Main.storyboard"
                #expect(
                    try InsetProgram.run(["preview", path, "--out", target + "-out"] + device, in: folder).status == 0
                )
                let alone = try #require(GalleryOfTests(folder.appendingPathComponent(target + "-out")).pictures.first)
                let files = ["crowd/\(picture.file)", "\(target)-out/\(alone.file)"]
                let bytes = try files.map { try Data(contentsOf: folder.appendingPathComponent($0)) }
                #expect(bytes[0] == bytes[1])
            }
        }
    }

    @Test
    func `the canvas keeps the size that the document remembers`() throws {
        try Self.withProject { folder in
            let layout = try InsetProgram.run(["layout", "Main.storyboard"], in: folder)
            #expect(layout.output.contains("vie-wo-AAA  UIImageView  0 0 60 40"), "\(layout.output)")
        }
    }

    @Test(arguments: ["layout", "dump"])
    func `a variant is chosen by options, and a canvas has none but the locale`(command: String) throws {
        try Self.withProject { folder in
            let options = ["--device", "iPhone X", "--os", "12.0", "--sdk", "10", "--orientation", "landscape"]
            let turned = try InsetProgram.run([command, "Main.storyboard"] + options, in: folder)
            #expect(turned.status == 0, "\(turned.errors)")
            let size = command == "dump" ? "667,375" : "667 375"
            #expect(
                turned.output.filter { $0 != "\n" }.replacing(" ", with: "").contains(size.replacing(" ", with: ""))
            )
            let canvas = try InsetProgram.run([command, "Main.storyboard", "--os", "12.0"], in: folder)
            #expect(canvas.status == 2)
            #expect(canvas.errors.contains("--os needs --device"), "\(canvas.errors)")
        }
    }

    @Test
    func `a dump is the same on every run and has no addresses`() throws {
        try Self.withProject { folder in
            let runs = try (0..<2).map { _ in try InsetProgram.run(["dump", "Main.storyboard"], in: folder) }
            #expect(runs[0].status == 0, "\(runs[0].errors)")
            #expect(runs[0].output == runs[1].output)
            #expect(!runs[0].output.contains("0x"))
            let object = try JSONSerialization.jsonObject(with: Data(runs[0].output.utf8)) as? [String: Any]
            let scene = try #require((object?["scenes"] as? [[String: Any]])?.first)
            #expect(scene["document"] as? String == "Main.storyboard")
            #expect(Set(scene.keys).isSuperset(of: ["scene", "views", "constraints", "conflicts", "variant"]))
        }
    }
}
