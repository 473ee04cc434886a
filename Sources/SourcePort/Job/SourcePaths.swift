import Foundation

/// Where sources may lie and outputs go: nothing outside of the job's two folders.
struct SourcePaths {
    private let root: String
    private let output: String
    private let suffix: String

    init(_ job: PortJob) {
        root = job.root.hasSuffix("/") ? String(job.root.dropLast()) : job.root
        output = job.output.hasSuffix("/") ? String(job.output.dropLast()) : job.output
        suffix = job.suffix ?? ""
    }

    /// Why a source isn't read; nil where it may be.
    func refusal(of path: String) -> String? {
        let parts = path.split(separator: "/")
        if parts.contains("..") { return "the path has .. in it; name the file by its place below \(root)" }
        guard path.hasPrefix(root + "/") else {
            return "the file isn't below \(root), so it is left out; add it to the project's folder"
        }
        if !path.hasSuffix(".swift") { return "the file isn't Swift and is left out" }
        return nil
    }

    /// Where a source's output goes.
    func output(of path: String) -> String {
        let place = output + path.dropFirst(root.count)
        return place.hasSuffix("/main.swift") ? place : place.dropLast(".swift".count) + suffix + ".swift"
    }
}
