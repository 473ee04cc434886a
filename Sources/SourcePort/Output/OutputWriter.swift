import Foundation

/// Writes what changed, and removes what is left from sources that are gone.
struct OutputWriter {
    let job: PortJob

    /// - Parameter formerly: The outputs of the run before.
    /// - Returns: How many files were written.
    func write(
        _ outputs: [SourcePort.Output],
        index: ModuleIndex,
        formerly: [String]
    ) throws(SourcePort.Failure) -> Int {
        var written = 0
        for output in outputs where try writeIfChanged(output.text.bytes, to: output.path) { written += 1 }
        let present = Set(outputs.map(\.path))
        for path in formerly where !present.contains(path) && path.hasPrefix(job.output) {
            // Somebody else may have removed it.
            try? FileManager.default.removeItem(atPath: path)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if let path = job.map {
            let maps = outputs.map { FileMap(source: $0.source, output: $0.path, edits: $0.text.edits) }
            _ = try writeIfChanged(encode(maps, encoder), to: path)
        }
        if let path = job.summary { _ = try writeIfChanged(encode(index.summary, encoder), to: path) }
        return written
    }

    private func encode(_ value: some Encodable, _ encoder: JSONEncoder) throws(SourcePort.Failure) -> [UInt8] {
        do {
            return [UInt8](try encoder.encode(value))
        } catch {
            throw .unwritable(path: job.output, reason: "\(error)")
        }
    }

    /// Keeps the time of a file that stays as it is: a build looks at that.
    private func writeIfChanged(_ bytes: [UInt8], to path: String) throws(SourcePort.Failure) -> Bool {
        let data = Data(bytes)
        if FileManager.default.contents(atPath: path) == data { return false }
        do {
            let folder = (path as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw .unwritable(path: path, reason: "\(error)")
        }
        return true
    }
}
