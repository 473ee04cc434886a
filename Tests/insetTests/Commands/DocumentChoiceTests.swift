import Foundation
import Testing

@testable import inset

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

    @Test(arguments: [
        ("Tests", "App/Tests/A.xib", true), ("Tests", "App/TestsOld/A.xib", false), ("*.xib", "App/A.xib", true),
        ("*.xib", "App/A.storyboard", false), ("App/*/Old", "App/B/C/Old/A.xib", true), ("App", "Other/App.xib", false),
        ("**/Generated", "Generated/A.xib", true), ("**/Generated", "A/B/Generated/A.xib", true),
        ("./App/", "App/A.xib", true), ("A?.xib", "Z/Ab.xib", true), ("[AB].xib", "C.xib", false),
    ])
    func `a pattern fits a path, a folder around it, or a name`(pattern: String, path: String, fits: Bool) throws {
        #expect(try #require(PathPattern(argument: pattern)).matches(path) == fits)
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

    @Test func `default devices that don't run a system give their places to those of their size that do`() throws {
        let choice = try DeviceChoice(names: [], os: "15")
        #expect(
            choice.devices.map { "\($0.device.name) \($0.os)" } == [
                "iPhone SE (3rd generation) 15.4", "iPhone 13 Pro 15.0", "iPhone 13 Pro Max 15.0",
                "iPad Air (4th generation) 15.0", "iPad Pro (11-inch) (3rd generation) 15.0",
            ]
        )
        #expect(choice.notes.first == "iPhone SE (3rd generation) is shown with iOS 15.4, the first that it runs")
    }

    @Test func `a device that is named with a system it doesn't run is bad usage`() throws {
        #expect(throws: (any Error).self) { try DeviceChoice(names: ["iPhone SE (3rd generation)"], os: "15.0") }
        #expect(try DeviceChoice(names: ["iPhone SE"], os: "15").devices.map(\.os.description) == ["15.4"])
    }
}
