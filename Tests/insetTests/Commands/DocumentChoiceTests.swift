import Foundation
import Testing

@Suite("Command line: which documents and devices")
struct DocumentChoiceTests {
    private static func withDocuments(_ names: [String], _ body: (URL) throws -> Void) throws {
        try InsetProgram.withFolder { folder in
            for name in names {
                let file = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(BadDocuments.storyboard().utf8).write(to: file)
            }
            try body(folder)
        }
    }

    @Test func `layout leaves out what is excluded, however often`() throws {
        try Self.withDocuments(["A.storyboard", "Tests/B.storyboard", "Pods/C.storyboard"]) { folder in
            let run = try InsetProgram.run(
                ["layout", ".", "--exclude", "Tests", "--exclude", "Po*", "--out", "frames"],
                in: folder
            )
            #expect(run.status == 0, "\(run.errors)")
            let made = try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent("frames").path)
            #expect(made == ["A.storyboard.json"])
        }
    }

    @Test func `patterns that leave out everything are bad usage`() throws {
        try Self.withDocuments(["A.storyboard", "B.storyboard"]) { folder in
            let run = try InsetProgram.run(["verify", ".", "--exclude", "*"], in: folder)
            #expect(run.status == 2)
            #expect(run.errors == ".: --exclude leaves out all of its 2 documents; give fewer patterns\n")
        }
    }

    @Test func `a second preview of a folder doesn't take the first one's pictures for documents`() throws {
        try Self.withDocuments(["A.storyboard", ".hidden/B.storyboard"]) { folder in
            for _ in 0..<2 {
                let run = try InsetProgram.run(["preview", ".", "--device", "iPhone 16"], in: folder)
                #expect(run.status == 0, "\(run.errors)")
                #expect(run.output == "inset-preview/index.html: 1 picture\n")
            }
        }
    }
}
