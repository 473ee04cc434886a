import Foundation
import Testing

/// What apps are linked with, as far as this build has it: building it is no test's business.
enum BuiltForApps {
    static let isThere = ["libInsetRuntime.so", "inset-source"].allSatisfy { name in
        guard let program = InsetProgram.url else { return false }
        let file = program.deletingLastPathComponent().appendingPathComponent(name)
        return FileManager.default.fileExists(atPath: file.path)
    }

    static let comment: Comment = "build the products InsetRuntime and inset-source first"

    /// Has nothing built: another build may run, which would wait for these tests.
    static let environment = ["INSET_PACKAGE": ""]
}
