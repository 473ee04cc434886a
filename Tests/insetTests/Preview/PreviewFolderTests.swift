import Foundation
import Testing

@Suite("Preview: the folder that it writes")
struct PreviewFolderTests {
    /// Runs previews of a storyboard, and of what else a folder holds, one after the other into `out`.
    private static func withRuns(
        _ runs: [[String]],
        between: (URL) throws -> Void = { _ in },
        _ body: (URL, [InsetProgram.Run]) throws -> Void
    ) throws {
        try InsetProgram.withFolder { folder in
            let file = folder.appendingPathComponent("App/Base.lproj/Main.storyboard")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(BadDocuments.storyboard().utf8).write(to: file)
            let done = try runs.enumerated().map { index, arguments in
                if index > 0 { try between(folder) }
                let options = ["--device", "iPhone 16", "--out", "out"]
                return try InsetProgram.run(["preview", "App"] + options + arguments, in: folder)
            }
            for run in done { #expect(run.status == 0, "\(run.errors)") }
            try body(folder.appendingPathComponent("out"), done)
        }
    }

    private static func pictures(in folder: URL) throws -> [String] {
        let prefix = "pictures/Base.lproj/Main.storyboard/"
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }
            .map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }.sorted()
    }

    @Test func `a picture's name says all that sets it apart from the device as it comes out of its box`() throws {
        let arguments = ["--rtl", "--os", "18.1", "--content-size", "AX2", "--orientation", "landscape", "--glass"]
        try Self.withRuns([arguments]) { folder, _ in
            let names = try Self.pictures(in: folder)
            #expect(names == ["UIViewController-iPhone-16-iOS-18.1-landscape-rtl-AX2-glass.png"])
        }
    }

    @Test func `variants add a picture for each, of those that are upright and light`() throws {
        try Self.withRuns([["--dark", "--variants", "landscape,rtl", "--variants", "large"]]) { folder, runs in
            let names = try Self.pictures(in: folder).map { $0.replacing("UIViewController-iPhone-16", with: "") }
            #expect(names == ["-AX3.png", "-dark.png", "-landscape.png", "-rtl.png", ".png"])
            #expect(runs[0].output == "out/index.html: 5 pictures\n")
        }
    }

    @Test func `more pictures than a page can show are refused before the first is made`() throws {
        let scene = BadDocuments.storyboard().components(separatedBy: "<scenes>")[1].components(
            separatedBy: "</scenes>"
        )[0]
        let scenes = (0..<1001).map { scene.replacingOccurrences(of: "-AAA", with: "-\($0)") }.joined()
        try InsetProgram.withFolder { folder in
            let text = BadDocuments.storyboard().replacingOccurrences(of: scene, with: scenes)
            try Data(text.utf8).write(to: folder.appendingPathComponent("Many.storyboard"))
            let run = try InsetProgram.run(["preview", "Many.storyboard", "--out", "out"], in: folder)
            #expect(run.status == 2)
            #expect(run.errors.hasPrefix("5005 pictures are more than the 5000 of one run; choose by --device"))
            #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("out").path))
        }
    }

    @Test(arguments: ["taken", "taken/below"])
    func `a file where the folder should be is named, and stays as it is`(out: String) throws {
        try InsetProgram.withFolder { folder in
            try Data(BadDocuments.storyboard().utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
            let file = folder.appendingPathComponent("taken")
            try Data("mine".utf8).write(to: file)
            let run = try InsetProgram.run(["preview", "Main.storyboard", "--out", out], in: folder)
            #expect(run.status == 2)
            #expect(run.errors == "\(out): can't be written (taken is a file); choose another folder with --out\n")
            #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
        }
    }

    @Test func `an unknown variant is bad usage`() throws {
        let run = try InsetProgram.run(["preview", OutputTests.small, "--variants", "dark,blue"])
        #expect(run.status == 2 && run.errorLines.count == 1, "\(run.errors)")
    }

    @Test func `two runs into one folder add up, on the page too`() throws {
        try Self.withRuns([[], ["--rtl"], ["--rtl"]]) { folder, runs in
            #expect(
                try Self.pictures(in: folder) == [
                    "UIViewController-iPhone-16-rtl.png", "UIViewController-iPhone-16.png",
                ]
            )
            let message = "out/index.html: 1 picture, beside 1 picture of earlier runs (--fresh takes them away)\n"
            #expect(runs.map(\.output) == ["out/index.html: 1 picture\n", message, message])
            let page = try GalleryOfTests(folder)
            #expect(page.pictures.map(\.isRightToLeft) == [true, false])
            #expect(page.pictures.map(\.scene) == [0, 0] && page.scenes.count == 1 && page.documents.count == 1)
            #expect(page.pictures.allSatisfy { $0.frames == [0, 0, 393, 852] })
        }
    }

    @Test func `pictures of a document that has changed since are taken away`() throws {
        try Self.withRuns([[], ["--rtl"]]) { folder in
            let file = folder.appendingPathComponent("App/Base.lproj/Main.storyboard")
            try Data((BadDocuments.storyboard() + "\n").utf8).write(to: file)
        } _: { folder, _ in
            let names = try Self.pictures(in: folder)
            #expect(names == ["UIViewController-iPhone-16-rtl.png"])
            #expect(try GalleryOfTests(folder).pictures.count == 1)
        }
    }

    @Test func `a fresh run takes away what was there`() throws {
        try Self.withRuns([[], ["--rtl", "--fresh"]]) { folder, _ in
            let names = try Self.pictures(in: folder)
            #expect(names == ["UIViewController-iPhone-16-rtl.png"])
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["index.html", "pictures"]
            )
        }
    }

    @Test func `another document's pictures stay, a picture that is gone doesn't`() throws {
        try Self.withRuns([[], ["--rtl"]]) { folder in
            let files = FileManager.default
            try files.moveItem(at: folder.appendingPathComponent("App"), to: folder.appendingPathComponent("Old"))
            let file = folder.appendingPathComponent("App/Login.xib")
            try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let card = InsetProgram.repository.appendingPathComponent("Examples/Cards/TrailCard.xib")
            try files.copyItem(at: card, to: file)
        } _: { folder, _ in
            // The folder App was asked for both times, and holds no Main.storyboard any more.
            let names = try Self.pictures(in: folder)
            #expect(names == ["pictures/Login.xib/Login-iPhone-16-rtl.png"])
        }
        try InsetProgram.withFolder { folder in
            let small = InsetProgram.repository.appendingPathComponent(OutputTests.small).path
            let card = InsetProgram.repository.appendingPathComponent("Examples/Cards/TrailCard.xib").path
            for path in [small, card] {
                let run = try InsetProgram.run(["preview", path, "--device", "iPhone 16", "--out", "out"], in: folder)
                #expect(run.status == 0, "\(run.errors)")
            }
            let page = try GalleryOfTests(folder.appendingPathComponent("out"))
            #expect(page.documents.map(\.path) == ["TrailCard.xib", "Small.storyboard"])
            #expect(page.scenes.map(\.title).first == "TrailCard")
        }
    }
}
