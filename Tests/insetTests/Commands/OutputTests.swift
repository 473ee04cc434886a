import Foundation
import Testing

@Suite("Command line: what it prints")
struct OutputTests {
    static let small = "Benchmarks/Documents/Small.storyboard"

    struct Frames: Decodable {
        struct Scene: Decodable {
            var id: String
            var views: [View]
        }

        struct View: Decodable {
            var id: String
            var `class`: String
            var frame: [Double]
        }

        var document: String
        var device: String?
        var scenes: [Scene]
    }

    // Xcode's rounding to the pixel of a 3x canvas.
    static let tolerance = 0.5

    @Test(.enabled(if: InsetProgram.commands.contains("layout")))
    func `layout prints the frames that Xcode stored`() throws {
        let run = try InsetProgram.run(["layout", Self.small, "--format", "json"])
        #expect(run.status == 0, "\(run.errors)")
        let frames = try JSONDecoder().decode(Frames.self, from: Data(run.output.utf8))
        let scene = try #require(frames.scenes.first)
        #expect(scene.id == "w3F-Ty-0aB" || scene.id == "Kq3-Vn-8dT")
        let expected: [(id: String, class: String, frame: [Double])] = [
            ("dR7-hW-2mQ", "UIView", [0, 0, 393, 852]),
            ("Zb4-Kc-x1P", "UILabel", [20, 83, 353, 33.667]),
            ("Nt9-Ju-5vE", "UILabel", [20, 124.667, 353, 20.333]),
        ]
        for row in expected {
            let view = try #require(scene.views.first { $0.id == row.id }, "\(row.id)")
            #expect(view.class == row.class)
            #expect(
                zip(view.frame, row.frame).allSatisfy { abs($0 - $1) <= Self.tolerance },
                "\(view.id) \(view.frame)"
            )
        }
    }

    @Test(.enabled(if: InsetProgram.commands.contains("explain")))
    func `explain names the constraints that fix a view's edges`() throws {
        struct Explanation: Decodable {
            struct Side: Decodable {
                var side: String
                var value: Double
                var steps: [Step]
            }
            struct Step: Decodable {
                var kind: String
                var id: String?
                var text: String
            }
            var id: String
            var sides: [Side]
        }
        let run = try InsetProgram.run(["explain", Self.small, "Zb4-Kc-x1P", "--format", "json"])
        #expect(run.status == 0, "\(run.errors)")
        let explanation = try #require(JSONDecoder().decode([Explanation].self, from: Data(run.output.utf8)).first)
        #expect(explanation.sides.map(\.side) == ["left", "right", "top", "bottom", "width", "height"])
        let left = try #require(explanation.sides.first)
        #expect(left.value == 20)
        // As in a hierarchy: three decimals, and no binary digits after them.
        #expect(explanation.sides.allSatisfy { ($0.value * 1000).rounded() / 1000 == $0.value })
        #expect(left.steps.first?.kind == "constraint" && left.steps.first?.id != nil)
        #expect(left.steps.first?.text.hasPrefix("UILabel(Zb4-Kc-x1P).leading == ") == true)
        let none = try InsetProgram.run(["explain", Self.small, "no-such-ID"])
        #expect(none.status == 2)
        #expect(none.errors.contains("no view has the object ID no-such-ID"))
    }

    @Test(.enabled(if: InsetProgram.commands.contains("layout")))
    func `layout of a folder writes a file for each document, in the same folders`() throws {
        try InsetProgram.withFolder { folder in
            let run = try InsetProgram.run(["layout", "Examples", "--format", "json", "--out", folder.path])
            #expect(run.status == 0, "\(run.errors)")
            for name in ["Welcome/Welcome.storyboard.json", "Cards/TrailCard.xib.json"] {
                let data = try Data(contentsOf: folder.appendingPathComponent(name))
                #expect(try !JSONDecoder().decode(Frames.self, from: data).scenes.isEmpty)
            }
        }
    }

    @Test(.enabled(if: InsetProgram.commands.contains("layout")))
    func `layout prints the same bytes every time`() throws {
        let arguments = ["layout", "Examples/Welcome/Welcome.storyboard", "--format", "json"]
        #expect(try InsetProgram.run(arguments).output == InsetProgram.run(arguments).output)
    }

    @Test(.enabled(if: InsetProgram.commands.contains("preview")))
    func `preview writes a page and a picture for each device`() throws {
        try InsetProgram.withFolder { folder in
            let devices = ["--device", "iPhone 16", "--device", "iPad (10th generation)"]
            let run = try InsetProgram.run(["preview", Self.small, "--out", folder.path] + devices)
            #expect(run.status == 0, "\(run.errors)")
            let names = try #require(FileManager.default.subpaths(atPath: folder.path))
            #expect(names.contains("index.html"))
            let pictures = names.filter { $0.hasSuffix(".png") }
            #expect(pictures.count == 2)
            for picture in pictures {
                let data = try Data(contentsOf: folder.appendingPathComponent(picture))
                #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
            }
        }
    }

    @Test(.enabled(if: InsetProgram.commands.contains("devices")), arguments: ["table", "json"])
    func `devices lists the catalog`(format: String) throws {
        let run = try InsetProgram.run(["devices", "--format", format])
        #expect(run.status == 0, "\(run.errors)")
        for name in ["iPhone SE (3rd generation)", "iPad Pro 11-inch (M4)", "Mac (Catalyst)"] {
            #expect(run.output.contains(name))
        }
        if format == "json" {
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }
        }
    }
}
