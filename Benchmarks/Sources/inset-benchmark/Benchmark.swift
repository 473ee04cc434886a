import DeviceCatalog
import Foundation

/// Prints a JSON list of figures about the built `inset`.
///
///     inset-benchmark --inset PROGRAM [--corpora FOLDER] [--document STORYBOARD]
@main
struct Benchmark {
    static func main() throws {
        var options: [String: String] = [:]
        var arguments = CommandLine.arguments.dropFirst()
        while let name = arguments.popFirst() {
            guard ["--inset", "--corpora", "--document"].contains(name), let value = arguments.popFirst() else {
                report("usage: inset-benchmark --inset PROGRAM [--corpora FOLDER] [--document STORYBOARD]")
                exit(2)
            }
            options[name] = value
        }
        guard let inset = options["--inset"], FileManager.default.isExecutableFile(atPath: inset) else {
            report("inset-benchmark: --inset names no program; build one with: swift build -c release --product inset")
            exit(2)
        }
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let document =
            options["--document"].map { URL(fileURLWithPath: $0) }
            ?? package.appendingPathComponent("Documents/Small.storyboard")

        var measurements = [catalog()]
        measurements += StartBenchmark(inset: inset, document: document, device: "iPhone 16").run()
        for folder in corpora(in: options["--corpora"]) {
            measurements += LayoutBenchmark(inset: inset, folder: folder).run()
            let devices = DeviceCatalog.standard.defaultDevices.prefix(4).map(\.name)
            measurements += try PreviewBenchmark(inset: inset, folder: folder, devices: devices).run()
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
    }

    /// The first use of the catalog, which reads it.
    private static func catalog() -> Measurement {
        let started = DispatchTime.now().uptimeNanoseconds
        let count = DeviceCatalog.standard.devices.count
        let milliseconds = Double(DispatchTime.now().uptimeNanoseconds - started) / 1e6
        precondition(count > 0, "the catalog is empty")
        return Measurement(name: "catalog.load", value: milliseconds, unit: "ms", goal: 10)
    }

    /// The folders of documents that Xcode wrote; none where there is no such folder.
    private static func corpora(in path: String?) -> [URL] {
        guard let path else { return [] }
        return ["corpus", "corpus-more"].map { URL(fileURLWithPath: path).appendingPathComponent($0) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }
}
