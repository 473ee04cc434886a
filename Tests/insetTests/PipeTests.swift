import Foundation
import Testing

@Suite("Command line: pipes where files are looked for")
struct PipeTests {
    // Who opens a pipe that nobody writes to waits for ever.
    @Test(arguments: ["Fonts/Trail.ttf", "Assets.xcassets/Hill.imageset/Contents.json", "fr.lproj/Main.strings"])
    func `a pipe among a project's files is told of, not waited for`(path: String) throws {
        try InsetProgram.withFolder { folder in
            let pipe = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: pipe.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try #require(mkfifo(pipe.path, 0o600) == 0)
            let views = BadDocuments.view("imageView", attributes: "image=\"Hill\"", inside: BadDocuments.size)
            let fonts = """
                <customFonts key="customFonts"><array key="Trail.ttf"><string>Trail</string></array></customFonts></document>
                """
            let text = BadDocuments.storyboard(views: views, constraints: BadDocuments.place)
                .replacingOccurrences(of: "</document>", with: fonts)
            try Data().write(to: folder.appendingPathComponent("Package.swift"))
            try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
            let arguments = ["preview", "Main.storyboard", "--device", "iPhone 16", "--out", "out"]
            let locale = path.hasPrefix("fr") ? ["--locale", "fr"] : []
            let run = try InsetProgram.run(arguments + locale, in: folder)
            #expect(run.status == (locale.isEmpty ? 0 : 2), "\(run.errors)")
            #expect(run.errors.contains(pipe.lastPathComponent), "\(run.errors)")
        }
    }

    @Test(arguments: ["layout", "preview", "verify"])
    func `a pipe that is called a document can't be opened`(command: String) throws {
        try InsetProgram.withFolder { folder in
            let pipe = folder.appendingPathComponent("Main.storyboard")
            try #require(mkfifo(pipe.path, 0o600) == 0)
            let run = try InsetProgram.run([command, pipe.path], in: folder)
            #expect(run.status == 2)
            #expect(run.errors.contains("Main.storyboard: cannot be opened (not a readable file)"), "\(run.errors)")
        }
    }
}
