import Foundation
import SourceJob
import XcodeProject

/// Ports the Swift files of one module into the cache.
struct SourceRewriter {
    /// `inset-source`; nil takes sources as they are.
    let program: String?

    /// Ports a module.
    ///
    /// - Parameter file: Where the job is written.
    func run(_ job: PortJob, file: URL) throws(ShadowError) -> PortReport {
        try CacheFile.write(json: job, to: file)
        try CacheFile.makeFolder(URL(fileURLWithPath: job.output))
        guard let program else { return try PlainSources(job).write() }
        guard let ending = ChildCommand(program, [file.path]).run() else { throw .noTool("inset-source") }
        let outcome = try? JSONDecoder().decode(PortReport.self, from: Data(ending.output.utf8))
        guard ending.status == 0 else {
            let told = outcome?.notes.first.map { "\($0.file):\($0.line): \($0.message)" }
            let reason =
                told ?? ending.errors.split(separator: "\n").first.map(String.init) ?? "status \(ending.status)"
            throw .doesNotPort(module: job.module, reason: reason)
        }
        // A rewriter that does nothing yet says nothing.
        guard let outcome else { return try PlainSources(job).write() }
        return outcome
    }
}
