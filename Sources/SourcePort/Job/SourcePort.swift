import Dispatch
import Foundation

/// Ports the Swift files of one module: reads them, decides what an iOS build would compile, and writes Swift that
/// means the same on Linux.
public struct SourcePort {
    /// Why a job can't be done at all.
    public enum Failure: Error, CustomStringConvertible {
        case unreadableJob(path: String, reason: String)
        case unreadableSummary(path: String, reason: String)
        case unwritable(path: String, reason: String)

        /// One line for the person who meets it.
        public var description: String {
            switch self {
            case .unreadableJob(let path, let reason): "\(path): the job can't be read: \(reason)"
            case .unreadableSummary(let path, let reason): "\(path): the summary can't be read: \(reason)"
            case .unwritable(let path, let reason): "\(path): can't be written: \(reason)"
            }
        }
    }

    /// One output of a module.
    struct Output {
        let path: String
        let text: PortedText
        let source: String
    }

    let job: PortJob

    /// A job to be done.
    public init(_ job: PortJob) {
        self.job = job
    }

    /// Reads a job's file and does it.
    public static func run(jobAt path: String) throws(Failure) -> PortReport {
        try SourcePort(read(PortJob.self, path)).run()
    }

    /// Reads what a package's plugin tells of a target and ports that, behind the targets that it imports.
    ///
    /// - Returns: What was found in the target itself.
    public static func run(targetAt path: String) throws(Failure) -> PortReport {
        var report = PortReport(notes: [], files: 0, rewritten: 0)
        for job in try read(TargetJob.self, path).jobs { report = try SourcePort(job).run() }
        return report
    }

    private static func read<Job: Decodable>(_ type: Job.Type, _ path: String) throws(Failure) -> Job {
        do {
            return try JSONDecoder().decode(type, from: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw .unreadableJob(path: path, reason: "\(error)")
        }
    }

    /// Does the job: writes outputs, the summary and the map.
    public func run() throws(Failure) -> PortReport {
        let stamp = JobStamp(job)
        if let report = stamp.report { return report }
        var notes: [PortNote] = []
        let paths = job.sources.filter { path in
            guard let reason = SourcePaths(job).refusal(of: path) else { return true }
            notes.append(PortNote(file: path, line: 1, column: 1, kind: .error, symbol: "", message: reason))
            return false
        }
        let conditions = job.conditions
        let read = Self.concurrently(paths) { path -> SourceFile? in
            guard let data = FileManager.default.contents(atPath: path) else { return nil }
            return SourceFile(path: path, bytes: [UInt8](data), conditions: conditions)
        }
        for (path, file) in zip(paths, read) where file == nil {
            notes.append(
                PortNote(
                    file: path,
                    line: 1,
                    column: 1,
                    kind: .error,
                    symbol: "",
                    message: "the file can't be read; was it moved or deleted?"
                )
            )
        }
        let files = read.compactMap(\.self)
        let index = ModuleIndex(
            module: job.module,
            files: files,
            imports: try summaries(),
            frameworks: Frameworks.summaries
        )
        let plan = ModulePlan(index: index, files: files)
        let ported = Self.concurrently(files) { file -> (Output, [PortNote]) in
            let port = FilePort(file, index: index, plan: plan, job: self.job)
            let text = port.run()
            return (
                Output(path: SourcePaths(self.job).output(of: file.path), text: text, source: file.path), port.notes
            )
        }
        notes += ported.flatMap(\.1)
        notes.sort { ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message) }
        let writer = OutputWriter(job: job)
        let rewritten = try writer.write(ported.map(\.0), index: index, formerly: stamp.outputs)
        let report = PortReport(notes: notes, files: files.count, rewritten: rewritten)
        stamp.keep(report, outputs: ported.map(\.0.path))
        return report
    }

    private func summaries() throws(Failure) -> [ModuleSummary] {
        var result: [ModuleSummary] = []
        for path in job.imports ?? [] {
            do {
                let data = try Data(contentsOf: URL(fileURLWithPath: path))
                result.append(try JSONDecoder().decode(ModuleSummary.self, from: data))
            } catch {
                throw .unreadableSummary(path: path, reason: "\(error)")
            }
        }
        return result
    }

    /// Maps values on all processors, in their order.
    static func concurrently<Value, Result>(_ values: [Value], _ transform: @escaping (Value) -> Result) -> [Result] {
        var results = [Result?](repeating: nil, count: values.count)
        results.withUnsafeMutableBufferPointer { results in
            nonisolated(unsafe) let results = results
            nonisolated(unsafe) let values = values
            nonisolated(unsafe) let transform = transform
            DispatchQueue.concurrentPerform(iterations: values.count) { place in
                results[place] = transform(values[place])
            }
        }
        return results.compactMap(\.self)
    }
}
