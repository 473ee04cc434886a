import Foundation
import XcodeProject

/// Where the compilers lie.
enum CompilerPath {
    /// Swift's.
    static let swiftc = resolved("swiftc")
    /// The C compiler that comes with Swift, or the system's.
    static let clang: String = {
        let beside = (swiftc as NSString).deletingLastPathComponent + "/clang"
        return FileManager.default.isExecutableFile(atPath: beside) ? beside : resolved("clang")
    }()
    /// Whether Swift's own linker is there, which is the fastest.
    static let hasLLD = FileManager.default.isExecutableFile(
        atPath: (swiftc as NSString).deletingLastPathComponent + "/ld.lld"
    )

    private static func resolved(_ name: String) -> String { ChildCommand.path(of: name) ?? name }
}
