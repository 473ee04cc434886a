import Foundation
import Testing

@Suite("Command line: how it ends")
struct ExitStatusTests {
    static let small = "Benchmarks/Documents/Small.storyboard"

    struct Row: Sendable, CustomTestStringConvertible {
        var arguments: [String]
        var status: Int32
        /// What the one line on standard error holds.
        var message: String

        var testDescription: String { arguments.joined(separator: " ") }

        init(_ arguments: String..., status: Int32, message: String) {
            self.arguments = arguments
            self.status = status
            self.message = message
        }
    }

    static let rows = [
        Row("preview", "nowhere.storyboard", status: 2, message: "nowhere.storyboard"),
        Row("layout", "nowhere.xib", status: 2, message: "nowhere.xib"),
        Row("verify", "nowhere.xib", status: 2, message: "nowhere.xib"),
        Row("preview", small, "--device", "iPhne 16", status: 2, message: #"did you mean "iPhone 16""#),
        Row("layout", small, "--device", "Nokia 3310", status: 2, message: #"no device is called "Nokia 3310""#),
        Row("preview", small, "--device", "iPhone 6", "--os", "18", status: 2, message: "iPhone 6"),
    ]

    @Test(arguments: rows.filter { InsetProgram.commands.contains($0.arguments[0]) })
    func `what can't be done ends with 2 and one line that says why`(row: Row) throws {
        let run = try InsetProgram.run(row.arguments)
        #expect(run.status == row.status)
        #expect(run.errorLines.count == 1)
        #expect(run.errors.contains(row.message), "\(run.errors)")
        #expect(run.output == "")
    }

    @Test(arguments: ["preview", "layout", "verify"].filter(InsetProgram.commands.contains))
    func `bad usage ends with 2`(command: String) throws {
        #expect(try InsetProgram.run([command]).status == 2)
        #expect(try InsetProgram.run([command, Self.small, "--no-such-option"]).status == 2)
    }

    @Test(arguments: ["preview", "layout", "verify"].filter(InsetProgram.commands.contains))
    func `a document that isn't whole is named with its line`(command: String) throws {
        try InsetProgram.withFolder { folder in
            let document = folder.appendingPathComponent("Broken.storyboard")
            try Data("<?xml version=\"1.0\"?>\n<document>\n<scenes></document>".utf8).write(to: document)
            let run = try InsetProgram.run([command, document.path], in: folder)
            #expect(run.status == 2)
            #expect(run.errors.contains("Broken.storyboard:3"), "\(run.errors)")
        }
    }

    @Test(.enabled(if: InsetProgram.commands.contains("verify")))
    func `a document without findings ends with 0, one with findings with 1`() throws {
        #expect(try InsetProgram.run(["verify", Self.small]).status == 0)
        try InsetProgram.withFolder { folder in
            let text = try String(
                contentsOf: InsetProgram.repository.appendingPathComponent(Self.small),
                encoding: .utf8
            )
            let document = folder.appendingPathComponent("Misplaced.storyboard")
            let misplaced = text.replacingOccurrences(of: "x=\"20\" y=\"83\"", with: "x=\"40\" y=\"90\"")
            try Data(misplaced.utf8).write(to: document)
            let run = try InsetProgram.run(["verify", document.path, "--rule", "misplaced"])
            #expect(run.status == 1)
            #expect(run.output.contains(": Zb4-Kc-x1P: misplaced: "), "the misplaced label's id")
            // A stored frame that is stale harms nobody.
            #expect(try InsetProgram.run(["verify", document.path]).status == 0)
            let unknown = try InsetProgram.run(["verify", document.path, "--rule", "wrong"])
            #expect(unknown.status == 2 && unknown.errors.contains("--rule wrong: there is misplaced, ambiguous, "))
        }
    }

    @Test
    func `the program is built with its tests and says its version`() throws {
        #expect(try InsetProgram.run(["--version"]).status == 0)
    }

    @Test(arguments: InsetProgram.commands.sorted())
    func `every command has help`(command: String) throws {
        let run = try InsetProgram.run([command, "--help"])
        #expect(run.status == 0)
        #expect(run.output.contains("USAGE: inset \(command)"))
    }
}
