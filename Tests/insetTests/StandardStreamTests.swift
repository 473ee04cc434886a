import Foundation
import Testing

@Suite("Command line: standard streams that are closed or full")
struct StandardStreamTests {
    private static let commands = [
        ["layout", OutputTests.small], ["layout", OutputTests.small, "--format", "json"], ["dump", OutputTests.small],
        ["devices"], ["--help"],
    ]

    @Test(arguments: commands)
    func `a result that the disk has no room for ends with 2 and a line`(arguments: [String]) throws {
        let run = try InsetProgram.run(arguments, redirection: ">/dev/full")
        #expect(run.status == 2)
        #expect(run.errors == "standard output can't be written (No space left on device); its end is missing\n")
        let closed = try InsetProgram.run(arguments, redirection: ">&-")
        #expect(closed.status == 2)
        #expect(closed.errors == "standard output can't be written (Bad file descriptor); its end is missing\n")
    }

    @Test
    func `a reader that has gone ends the program without a word, as its signal would`() throws {
        let run = try InsetProgram.run(
            ["devices", "--format", "json"],
            redirection: "| true; exit ${PIPESTATUS[0]}",
            shell: "/bin/bash"
        )
        #expect(run.status == 0 || run.status == 128 + SIGPIPE)
        #expect(run.errors == "")
    }

    @Test(arguments: ["2>&-", "2>/dev/full", "2>/dev/full <&-"])
    func `messages that nobody can hear change nothing`(redirection: String) throws {
        try InsetProgram.withFolder { folder in
            let text = BadDocuments.storyboard(
                views: BadDocuments.view("imageView", attributes: "image=\"Gone\"", inside: BadDocuments.size),
                constraints: BadDocuments.place
            )
            try Data(text.utf8).write(to: folder.appendingPathComponent("Odd.storyboard"))
            let run = try InsetProgram.run(
                ["preview", "Odd.storyboard", "--device", "iPhone 16", "--out", "out"],
                in: folder,
                redirection: redirection
            )
            #expect(run.status == 0)
            #expect(run.output == "out/index.html: 1 picture\n")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("out").path)
            #expect(names.sorted() == ["index.html", "pictures"])
            let page = try String(contentsOf: folder.appendingPathComponent("out/index.html"), encoding: .utf8)
            #expect(page.contains("image \\\"Gone\\\" is in no asset catalog"))
            let missing = try InsetProgram.run(["verify", "Gone.storyboard"], in: folder, redirection: redirection)
            #expect(missing.status == 2)
        }
    }
}
