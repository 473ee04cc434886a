import Foundation
import SourcePort

// inset-source JOB.json               ports one module and prints what was found as JSON
// inset-source --target TARGET.json   the same for a target of a package; notes look like the compiler's
// inset-source --frameworks FOLDER…   prints the table of what modules declare, for Scripts/frameworks
let arguments = Array(CommandLine.arguments.dropFirst())

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("inset-source: \(message)\n".utf8))
    exit(1)
}

do {
    switch (arguments.first, arguments.count) {
    case ("--frameworks", 2...):
        FrameworkListing(folders: Array(arguments.dropFirst())).print()
    case ("--target", 2):
        let notes = try SourcePort.run(targetAt: arguments[1]).notes
        for note in notes { FileHandle.standardError.write(Data("\(note.diagnostic)\n".utf8)) }
        if notes.contains(where: { $0.kind == .error }) { exit(1) }
    case (let job?, 1) where !job.hasPrefix("-"):
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        FileHandle.standardOutput.write(try encoder.encode(SourcePort.run(jobAt: job)) + Data("\n".utf8))
    default: fail("usage: inset-source JOB.json | --target TARGET.json | --frameworks FOLDER…")
    }
} catch {
    fail("\(error)")
}
