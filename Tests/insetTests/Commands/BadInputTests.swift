import Foundation
import Testing

@Suite("Command line: bad input")
struct BadInputTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var text: @Sendable () -> String
        /// What a line on standard error holds.
        var message: String

        var testDescription: String { name }
    }

    static let commands = ["preview", "layout", "verify"].filter(InsetProgram.commands.contains)

    static let unreadable = [
        Row(name: "Empty", text: { "" }, message: "Empty.storyboard: the file is empty"),
        Row(name: "Cut", text: { String(BadDocuments.storyboard().dropLast(30)) }, message: "Cut.storyboard:"),
        Row(name: "Binary", text: { "bplist00\u{1}\u{2}" }, message: "a compiled nib"),
        Row(name: "Page", text: { "<html><body/></html>" }, message: "<html> is not an Interface Builder document"),
        Row(name: "Mac", text: { BadDocuments.mac }, message: "macOS"),
        Row(
            name: "Bomb",
            text: { BadDocuments.entityBomb },
            message: "Bomb.storyboard:3: the document declares an XML entity"
        ),
        Row(name: "Huge", text: { BadDocuments.huge }, message: "has more than 250000 elements"),
        Row(name: "Deep", text: { BadDocuments.deep }, message: "nested more than 256 deep"),
    ]

    @Test(arguments: unreadable)
    func `what can't be read ends with 2 and one line, and nothing is written`(row: Row) throws {
        try InsetProgram.withFolder { folder in
            let document = folder.appendingPathComponent("\(row.name).storyboard")
            try Data(row.text().utf8).write(to: document)
            for command in Self.commands {
                let run = try InsetProgram.run([command, document.path], in: folder)
                #expect(run.status == 2, "\(command)")
                #expect(run.errorLines.count == 1, "\(run.errors)")
                #expect(run.errors.contains(row.message), "\(run.errors)")
                #expect(run.output == "")
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
        }
    }

    static let odd = [
        Row(name: "Nonsense", text: { BadDocuments.nonsense }, message: "Nonsense.storyboard:"),
        Row(
            name: "Missing",
            text: {
                BadDocuments.storyboard(
                    views: BadDocuments.view(inside: BadDocuments.size),
                    constraints: BadDocuments.place.replacingOccurrences(of: "roo-tv-AAA", with: "gon-eo-AAA")
                )
            },
            message: "constraint con-to-AAA is about gon-eo-AAA, which is not in this document"
        ),
        Row(
            name: "Outside",
            text: {
                BadDocuments.storyboard(
                    views: BadDocuments.view(
                        "imageView",
                        attributes: "image=\"../../../../etc/passwd\"",
                        inside: BadDocuments.size
                    ),
                    constraints: BadDocuments.place,
                    resources: "<image name=\"../../../../etc/passwd\" width=\"20\" height=\"20\"/>"
                )
            },
            message: "Outside.storyboard:11: vie-wo-AAA: image \"../../../../etc/passwd\""
        ),
        Row(
            name: "Twice",
            text: { BadDocuments.storyboard(views: BadDocuments.view() + "\n" + BadDocuments.view()) },
            message: "the object ID vie-wo-AAA was already given in line 11"
        ),
    ]

    @Test(.enabled(if: commands.contains("preview")), arguments: odd)
    func `what makes no sense is told in a line, and the rest is drawn`(row: Row) throws {
        try InsetProgram.withFolder { folder in
            let document = folder.appendingPathComponent("\(row.name).storyboard")
            try Data(row.text().utf8).write(to: document)
            let run = try InsetProgram.run(["preview", document.path, "--device", "iPhone 16"], in: folder)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errorLines.contains { $0.contains(row.message) }, "\(run.errors)")
            for command in ["layout", "verify"] {
                let run = try InsetProgram.run([command, document.path], in: folder)
                #expect([0, 1].contains(run.status), "\(command): \(run.errors)")
            }
        }
    }

    @Test(arguments: commands)
    func `a constraint between views that aren't in one tree is left inactive`(command: String) throws {
        let between =
            "<constraints><constraint firstItem=\"vie-tw-AAA\" firstAttribute=\"top\" "
            + "secondItem=\"vie-wo-AAA\" secondAttribute=\"bottom\" id=\"con-cr-AAA\"/></constraints>"
        let views = BadDocuments.view() + "\n" + BadDocuments.view(id: "vie-tw-AAA", inside: between)
        try InsetProgram.withFolder { folder in
            let document = folder.appendingPathComponent("Crossed.storyboard")
            try Data(BadDocuments.storyboard(views: views).utf8).write(to: document)
            let run = try InsetProgram.run([command, document.path], in: folder)
            #expect([0, 1].contains(run.status), "\(run.errors)")
        }
    }

    @Test(.enabled(if: commands.contains("verify")))
    func `constraints that contradict each other are a finding with their IDs`() throws {
        try InsetProgram.withFolder { folder in
            let document = folder.appendingPathComponent("Contradiction.storyboard")
            let wide = "<constraint firstAttribute=\"width\" constant=\"200\" id=\"con-w2-AAA\"/></constraints>"
            let inside = BadDocuments.size.replacingOccurrences(of: "</constraints>", with: wide)
            let text = BadDocuments.storyboard(
                views: BadDocuments.view(inside: inside),
                constraints: BadDocuments.place
            )
            try Data(text.utf8).write(to: document)
            let run = try InsetProgram.run(["verify", document.path, "--format", "json"], in: folder)
            #expect(run.status == 1, "\(run.errors)")
            #expect(run.output.contains("con-wi-AAA") && run.output.contains("con-w2-AAA"), "\(run.output)")
            #expect(run.output.contains("unsatisfiable"))
            #expect(run.errors == "")
            #expect(try InsetProgram.run(["preview", document.path, "--device", "iPhone 16"], in: folder).status == 0)
        }
    }

    @Test(.enabled(if: commands.contains("preview")), arguments: ["file/out", "file"])
    func `a place that can't be written ends with 2 and leaves nothing`(out: String) throws {
        try InsetProgram.withFolder { folder in
            try Data("mine".utf8).write(to: folder.appendingPathComponent("file"))
            let small = InsetProgram.repository.appendingPathComponent(OutputTests.small).path
            let run = try InsetProgram.run(["preview", small, "--out", out, "--device", "iPhone 16"], in: folder)
            #expect(run.status == 2)
            #expect(run.errorLines.count == 1, "\(run.errors)")
            #expect(run.errors.contains("\(out): can't be written"), "\(run.errors)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
        }
    }

    @Test(.enabled(if: commands.contains("preview")))
    func `a folder that no preview made is left alone`() throws {
        try InsetProgram.withFolder { folder in
            let pictures = folder.appendingPathComponent("pictures")
            try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
            try Data("mine".utf8).write(to: pictures.appendingPathComponent("holiday.png"))
            let run = try InsetProgram.run(
                ["preview", OutputTests.small, "--out", folder.path, "--device", "iPhone 16"])
            #expect(run.status == 2)
            #expect(run.errors.contains("no preview made it"), "\(run.errors)")
            #expect(
                try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == [
                    "pictures", "pictures/holiday.png",
                ]
            )
        }
    }

    @Test(arguments: commands)
    func `a document for another platform is told and left out of a folder, and is a failure by itself`(
        command: String
    ) throws {
        try InsetProgram.withFolder { folder in
            try Data(BadDocuments.mac.utf8).write(to: folder.appendingPathComponent("Mac.xib"))
            try Data(BadDocuments.storyboard().utf8).write(to: folder.appendingPathComponent("Phone.storyboard"))
            let run = try InsetProgram.run([command, "."], in: folder)
            #expect(run.status == 0)
            #expect(run.errorLines.count == 1 && run.errors.contains("Mac.xib: a document for macOS"), "\(run.errors)")
            #expect(try InsetProgram.run([command, "Mac.xib"], in: folder).status == 2)
        }
    }

    @Test(.enabled(if: commands.contains("preview")))
    func `one document that can't be read doesn't keep the others from being drawn`() throws {
        try InsetProgram.withFolder { folder in
            try Data("<document>".utf8).write(to: folder.appendingPathComponent("Broken.xib"))
            try Data(BadDocuments.storyboard().utf8).write(to: folder.appendingPathComponent("Phone.storyboard"))
            let run = try InsetProgram.run(["preview", ".", "--device", "iPhone 16"], in: folder)
            #expect(run.status == 2)
            #expect(run.errorLines.count == 1, "\(run.errors)")
            let page = folder.appendingPathComponent("inset-preview/index.html")
            #expect(FileManager.default.fileExists(atPath: page.path))
        }
    }
}
