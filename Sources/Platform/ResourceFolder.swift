import Foundation

/// Where a module's resources lie on this machine.
///
/// SwiftPM's `Bundle.module` stops the program when its folder is gone, which happens as soon as somebody moves the
/// binary without it. This looks beside the executable first, then where the package was built.
public struct ResourceFolder: Sendable {
    /// The folder that holds the module's files.
    public let url: URL

    /// Finds the resources of one module; nil when they are nowhere.
    ///
    /// - Parameters:
    ///   - module: The target's name, "UIKit".
    ///   - sourceFile: Leave it alone: the caller's file, from which a checkout's resources are found.
    public init?(module: String, sourceFile: String = #filePath) {
        let name = "Inset_\(module).resources/Resources"
        let source = URL(fileURLWithPath: sourceFile)
        var candidates = [Self.executableFolder, Bundle.main.bundleURL].map { $0.appendingPathComponent(name) }
        candidates += Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent().appendingPathComponent(name) }
        var folder = source.deletingLastPathComponent()
        while folder.pathComponents.count > 2, folder.lastPathComponent != "Sources" {
            candidates.append(folder.appendingPathComponent("Resources"))
            folder.deleteLastPathComponent()
        }
        guard let found = candidates.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            return nil
        }
        url = found
    }

    /// The contents of one resource file; nil when there is none of that name.
    public func contents(of name: String) -> Data? {
        FileManager.default.contents(atPath: url.appendingPathComponent(name).path)
    }

    private static let executableFolder: URL = {
        let path =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: path).deletingLastPathComponent()
    }()
}
