import Foundation
import SourcePort

// inset-source JOB.json               ports one module and prints what was found as JSON
// inset-source --frameworks FOLDER…   prints the table of what modules declare, for Scripts/frameworks
let arguments = CommandLine.arguments.dropFirst()

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("inset-source: \(message)\n".utf8))
    exit(1)
}

if arguments.first == "--frameworks" {
    for folder in arguments.dropFirst() {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let paths = files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
        let lines = FrameworkTable.lines(module: (folder as NSString).lastPathComponent, files: paths) { path in
            FileManager.default.contents(atPath: path).map { [UInt8]($0) }
        }
        print(lines.joined(separator: "\n"))
    }
    exit(0)
}
guard arguments.count == 1, let job = arguments.first else { fail("usage: inset-source JOB.json") }
do {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    FileHandle.standardOutput.write(try encoder.encode(SourcePort.run(jobAt: job)) + Data("\n".utf8))
} catch {
    fail("\(error)")
}
