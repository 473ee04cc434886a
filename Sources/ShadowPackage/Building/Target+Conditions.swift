import SourceJob
import XcodeProject

extension Target {
    /// What `-D` defines. `DEBUG=1` is C's way, and no condition of Swift.
    var swiftConditions: [String] {
        conditions.filter { text in
            !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
    }

    /// What `#if` asks in the target's sources.
    ///
    /// - Parameters:
    ///   - frameworks: Apple's modules that there are.
    ///   - own: The project's modules.
    func buildConditions(_ frameworks: SystemFrameworks, own: Set<String>) -> BuildConditions {
        BuildConditions(
            flags: swiftConditions,
            swift: BuildConditions.compiler,
            modules: (frameworks.importable + own.sorted()).uniqued,
            arch: "x86_64"
        )
    }
}
