import Foundation

/// Why something can't be written, in words that help.
package enum WriteFailure {
    /// Foundation only numbers the error of a file that stands where a folder is needed: "The operation could not be
    /// completed (NSCocoaErrorDomain error 512)".
    package static func reason(_ error: any Error, at url: URL) -> String {
        var folder = url.absoluteURL.standardizedFileURL
        while folder.path != "/" {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) {
                if !isFolder.boolValue { return "\(folder.lastPathComponent) is a file" }
                break
            }
            folder.deleteLastPathComponent()
        }
        return error.localizedDescription
    }
}
