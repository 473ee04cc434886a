import Foundation
import Testing

@Suite("Command line: interruption")
struct InterruptionTests {
    @Test(arguments: [SIGINT, SIGTERM])
    func `a preview that is interrupted ends with the signal and leaves nothing`(signal: Int32) throws {
        try InsetProgram.withFolder { folder in
            let examples = InsetProgram.repository.appendingPathComponent("Examples").path
            let run = try InsetProgram.run(
                ["preview", examples, "--orientation", "both", "--dark", "--out", "pictures/of/it"],
                in: folder
            ) { process in
                let place = folder.appendingPathComponent("pictures/of/it").path
                while process.isRunning, !FileManager.default.fileExists(atPath: place) { sched_yield() }
                kill(process.processIdentifier, signal)
            }
            #expect(run.status == 128 + signal)
            #expect(run.output == "")
            #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == [])
        }
    }

    @Test func `what a killed preview left is taken away by the next one`() throws {
        try InsetProgram.withFolder { folder in
            // No process has such a number.
            let leftover = folder.appendingPathComponent("out/.inset-999999999/pictures")
            try FileManager.default.createDirectory(at: leftover, withIntermediateDirectories: true)
            let small = InsetProgram.repository.appendingPathComponent(OutputTests.small).path
            let run = try InsetProgram.run(["preview", small, "--device", "iPhone 16", "--out", "out"], in: folder)
            #expect(run.status == 0, "\(run.errors)")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("out").path)
            #expect(names.sorted() == ["index.html", "pictures"])
        }
    }
}
