import Foundation
import XcodeProject

/// The compiler's own list of what a built module declares.
struct SymbolGraphExtractor {
    /// Where the compiler keeps what it read of other modules.
    var moduleCache: URL

    private static let tool = (CompilerPath.swiftc as NSString).deletingLastPathComponent + "/swift-symbolgraph-extract"

    #if arch(arm64)
        private static let target = "aarch64-unknown-linux-gnu"
    #else
        private static let target = "x86_64-unknown-linux-gnu"
    #endif

    /// Writes the lists of a module as `*.symbols.json`.
    ///
    /// - Parameters:
    ///   - access: The least access that is listed.
    ///   - flags: Tell where modules are.
    /// - Returns: How it ended.
    func list(
        _ module: String,
        access: String,
        to output: URL,
        flags: [String]
    ) throws(ShadowError) -> ChildCommand.Ending {
        let options = [
            "-module-name", module, "-target", Self.target, "-minimum-access-level", access,
            "-output-dir", output.path, "-module-cache-path", moduleCache.path,
        ]
        guard let ending = ChildCommand(Self.tool, options + flags).run() else { throw .noTool(Self.tool) }
        return ending
    }
}
