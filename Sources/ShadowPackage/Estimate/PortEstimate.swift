import Foundation
import SourceJob
import XcodeProject

/// What share of a project will work here, before anything is built.
public struct PortEstimate: Codable, Sendable {
    /// A symbol or framework that isn't there.
    public struct Missing: Codable, Sendable, Hashable {
        /// "UIActivityViewController", "Metal".
        public var name: String
        /// Places that use it; files that import a framework.
        public var uses: Int
    }

    /// A file and what it lacks.
    public struct File: Codable, Sendable, Hashable {
        /// Absolute.
        public var path: String
        /// Symbols and frameworks that aren't there; "Objective-C" for a file that can't be compiled at all.
        public var missing: [String]
    }

    /// Files with nothing missing, in percent of all.
    public var share: Double
    /// Uses of Apple's symbols that are there, in percent of all.
    public var symbolShare: Double
    /// Swift and Objective-C files.
    public var files: Int
    /// Lines of Swift.
    public var lines: Int
    /// The most used first.
    public var missingSymbols: [Missing]
    /// By how many files import them.
    public var missingFrameworks: [Missing]
    /// Files that lack something, those that lack most first.
    public var incomplete: [File]
    /// What was left out of the project.
    public var notes: [String]
}

extension PortEstimate {
    /// - Parameters:
    ///   - project: Read, with or without the packages that SwiftPM would fetch.
    ///   - known: The names that there are.
    ///   - frameworks: The modules that there are.
    init(of project: Project, known: Set<String>, frameworks: SystemFrameworks) {
        let targets = project.targets.filter { $0.kind.isModule }
        let own = Set(targets.map(\.moduleName) + project.targets.flatMap { $0.packageProducts.map(\.name) })
        var words: [(path: String, words: SourceWords)] = []
        var objectiveC: [String] = []
        for target in targets {
            objectiveC += target.sources(.objectiveC).filter { !Self.isPlaceholder($0) }
            let conditions = target.buildConditions(frameworks, own: own)
            for path in target.sources(.swift) {
                guard let data = FileManager.default.contents(atPath: path) else { continue }
                // What is for other platforms needs nothing here.
                let bytes = [UInt8](data)
                words.append((path, SourceWords(ConditionalBlocks(bytes, conditions: conditions).blanked(bytes))))
            }
        }
        let declared = words.reduce(into: Set<String>()) { $0.formUnion($1.words.declared) }
        var uses: [String: Int] = [:]
        var imports: [String: Int] = [:]
        var (there, all) = (0, 0)
        var incomplete: [File] = []
        for (path, words) in words {
            var missing: [String] = []
            for name in words.imports where !own.contains(name) && !frameworks.isThere(name) {
                imports[name, default: 0] += 1
                missing.append("import \(name)")
            }
            for (name, count) in words.symbols where !declared.contains(name) {
                all += count
                if known.contains(name) {
                    there += count
                } else {
                    uses[name, default: 0] += count
                    missing.append(name)
                }
            }
            if !missing.isEmpty { incomplete.append(File(path: path, missing: missing.sorted())) }
        }
        incomplete += objectiveC.map { File(path: $0, missing: ["Objective-C"]) }
        files = words.count + objectiveC.count
        lines = words.reduce(0) { $0 + $1.words.lines }
        share = files == 0 ? 0 : 100 * Double(files - incomplete.count) / Double(files)
        symbolShare = all == 0 ? 100 : 100 * Double(there) / Double(all)
        missingSymbols = Self.sorted(uses)
        missingFrameworks = Self.sorted(imports)
        self.incomplete = incomplete.sorted { ($1.missing.count, $0.path) < ($0.missing.count, $1.path) }
        notes = project.notes.map(\.description)
    }

    /// The empty class that CocoaPods adds to a target, so that it has something to compile: `Pods-App-dummy.m`.
    private static func isPlaceholder(_ path: String) -> Bool {
        path.hasSuffix("-dummy.m") && path.contains("/Target Support Files/")
    }

    private static func sorted(_ counts: [String: Int]) -> [Missing] {
        counts.map { Missing(name: $0.key, uses: $0.value) }.sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }
    }

    /// The estimate in words.
    public var text: String {
        var lines = [
            String(format: "%.1f %% of %d files have all they need; %d lines of Swift", share, files, self.lines),
            String(format: "%.1f %% of the uses of Apple's symbols are there", symbolShare),
        ]
        if !missingFrameworks.isEmpty {
            lines.append("frameworks that nothing stands in for:")
            lines += missingFrameworks.map { "  \($0.name): \($0.uses == 1 ? "1 file" : "\($0.uses) files")" }
        }
        if !missingSymbols.isEmpty {
            lines.append("symbols that are missing:")
            lines += missingSymbols.prefix(40).map { "  \($0.name): \($0.uses == 1 ? "1 use" : "\($0.uses) uses")" }
            if missingSymbols.count > 40 {
                lines.append("  and \(missingSymbols.count - 40) more; --format json has all")
            }
        }
        if !incomplete.isEmpty {
            lines.append("files that lack something:")
            lines += incomplete.prefix(20).map { "  \($0.path): \($0.missing.prefix(6).joined(separator: ", "))" }
            if incomplete.count > 20 { lines.append("  and \(incomplete.count - 20) more; --format json has all") }
        }
        return lines.joined(separator: "\n")
    }
}
