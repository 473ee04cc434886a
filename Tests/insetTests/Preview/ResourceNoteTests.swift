import Foundation
import Testing

@Suite("Command line: what it says about resources")
struct ResourceNoteTests {
    /// A label in a font that nobody has.
    private static func label(id: String, font: String) -> String {
        BadDocuments.view(
            "label",
            id: id,
            attributes: "text=\"Text\"",
            inside: "<fontDescription key=\"fontDescription\" name=\"\(font)\" family=\"Odd\" pointSize=\"17\"/>"
        )
    }

    private static func lines(_ run: InsetProgram.Run, about text: String) -> [Substring] {
        run.errorLines.filter { $0.contains(text) }
    }

    @Test(arguments: ["preview", "verify"])
    func `a damaged image is told with the file, the line and the object that shows it`(command: String) throws {
        try InsetProgram.withFolder { folder in
            let imageSet = folder.appendingPathComponent("Assets.xcassets/Hill.imageset")
            try FileManager.default.createDirectory(at: imageSet, withIntermediateDirectories: true)
            try Data("not a picture".utf8).write(to: imageSet.appendingPathComponent("Hill.png"))
            try Data(#"{"images":[{"idiom":"universal","filename":"Hill.png","scale":"1x"}]}"#.utf8)
                .write(to: imageSet.appendingPathComponent("Contents.json"))
            let text = BadDocuments.storyboard(
                views: BadDocuments.view("imageView", attributes: "image=\"Hill\"", inside: BadDocuments.size),
                constraints: BadDocuments.place,
                resources: "<image name=\"Hill\" width=\"20\" height=\"20\"/>"
            )
            try Data(text.utf8).write(to: folder.appendingPathComponent("Damaged.storyboard"))
            let run = try InsetProgram.run([command, "Damaged.storyboard"], in: folder)
            let lines = Self.lines(run, about: "Hill.png")
            #expect(lines.count == 1, "\(run.errors)")
            #expect(lines.first?.hasPrefix("Damaged.storyboard:11: vie-wo-AAA: image \"Hill\": ") == true, "\(lines)")
        }
    }

    @Test(arguments: ["preview", "verify"])
    func `a damaged font is told with the line and the object that asks for it`(command: String) throws {
        try InsetProgram.withFolder { folder in
            try Data("not a font".utf8).write(to: folder.appendingPathComponent("Odd.ttf"))
            let fonts =
                "<customFonts key=\"customFonts\"><array key=\"Odd.ttf\"><string>Odd-Bold</string></array></customFonts>"
            let text = BadDocuments.storyboard(views: Self.label(id: "lab-el-AAA", font: "Odd-Bold"))
                .replacingOccurrences(of: "<scenes>", with: "\(fonts)<scenes>")
            try Data(text.utf8).write(to: folder.appendingPathComponent("Damaged.storyboard"))
            let run = try InsetProgram.run([command, "Damaged.storyboard"], in: folder)
            let lines = Self.lines(run, about: "Odd.ttf")
            #expect(lines.count == 1, "\(run.errors)")
            #expect(lines.first?.hasPrefix("Damaged.storyboard:11: lab-el-AAA: font Odd-Bold: ") == true, "\(lines)")
        }
    }

    @Test(arguments: ["preview", "verify"])
    func `a font's stand-in is told once, where the font is first asked for`(command: String) throws {
        try InsetProgram.withFolder { folder in
            let views = ["lab-el-AAA", "lab-el-BBB"].map { Self.label(id: $0, font: "Missing-Bold") }
            let text = BadDocuments.storyboard(views: views.joined(separator: "\n"))
            try Data(text.utf8).write(to: folder.appendingPathComponent("Fonts.storyboard"))
            let run = try InsetProgram.run([command, "Fonts.storyboard"], in: folder)
            let lines = Self.lines(run, about: "Missing-Bold")
            #expect(lines.count == 1, "\(run.errors)")
            #expect(lines.first?.hasPrefix("Fonts.storyboard:11: lab-el-AAA: ") == true, "\(lines)")
            #expect(lines.first?.contains("stands in for it") == true, "\(lines)")
        }
    }

    @Test func `verify tells of unknown elements and missing classes with their lines, and ends as it would`() throws {
        try InsetProgram.withFolder { folder in
            let views =
                BadDocuments.view(attributes: "customClass=\"Sparkle\"") + "\n"
                + BadDocuments.view(id: "vie-tw-AAA", attributes: "customClass=\"Glitter\"", inside: "<sparkle/>")
            let text = BadDocuments.storyboard(views: views)
            try Data(text.utf8).write(to: folder.appendingPathComponent("Odd.storyboard"))
            let run = try InsetProgram.run(["verify", "Odd.storyboard"], in: folder)
            #expect([0, 1].contains(run.status))
            #expect(Self.lines(run, about: "Odd.storyboard:12: <sparkle> is not known").count == 1, "\(run.errors)")
            #expect(
                Self.lines(run, about: "Odd.storyboard:11: the app's classes aren't linked in").first?
                    .hasSuffix("Sparkle (line 11), Glitter (line 12)") == true,
                "\(run.errors)"
            )
        }
    }

    @Test func `properties that no class has are told in one line`() throws {
        try InsetProgram.withFolder { folder in
            func attribute(_ name: String) -> String {
                "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(name)\" value=\"1\"/>"
            }
            let inside =
                "<userDefinedRuntimeAttributes>\(attribute("sparkle"))\(attribute("glitter"))"
                + "</userDefinedRuntimeAttributes>"
            let text = BadDocuments.storyboard(views: BadDocuments.view(inside: inside))
            try Data(text.utf8).write(to: folder.appendingPathComponent("Odd.storyboard"))
            let run = try InsetProgram.run(["preview", "Odd.storyboard", "--device", "iPhone 16"], in: folder)
            let lines = Self.lines(run, about: "sparkle")
            #expect(lines.count == 1 && lines.first?.contains("glitter") == true, "\(run.errors)")
        }
    }

    @Test(arguments: ["preview", "verify"])
    func `copies of a font in a project aren't told`(command: String) throws {
        try InsetProgram.withFolder { folder in
            let font = InsetProgram.repository
                .appendingPathComponent("Sources/CoreText/Resources/Fonts/Inter-Black.otf")
            for target in ["App", "Widget"] {
                let fonts = folder.appendingPathComponent(target)
                try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
                try FileManager.default.copyItem(at: font, to: fonts.appendingPathComponent("Inter-Black.otf"))
            }
            let fonts =
                "<customFonts key=\"customFonts\"><array key=\"Inter-Black.otf\"><string>Inter-Black</string></array>"
                + "</customFonts>"
            let text = BadDocuments.storyboard(views: Self.label(id: "lab-el-AAA", font: "Inter-Black"))
                .replacingOccurrences(of: "<scenes>", with: "\(fonts)<scenes>")
            try Data(text.utf8).write(to: folder.appendingPathComponent("Copies.storyboard"))
            let run = try InsetProgram.run([command, "Copies.storyboard"], in: folder)
            #expect(Self.lines(run, about: "Inter-Black") == [], "\(run.errors)")
        }
    }
}
