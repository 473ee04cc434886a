import Foundation
import Platform

extension FileManager {
    private func refusal(_ call: String) -> CocoaError {
        AbsentFeature.report(call, "iCloud keeps no files here; it ends in an error")
        return CocoaError(.ubiquitousFileUnavailable)
    }

    /// Throws `CocoaError.ubiquitousFileUnavailable`: iCloud keeps no files here, which is said once.
    public func startDownloadingUbiquitousItem(at url: URL) throws {
        throw refusal("FileManager.startDownloadingUbiquitousItem")
    }

    /// Throws `CocoaError.ubiquitousFileUnavailable`: iCloud keeps no files here, which is said once.
    public func evictUbiquitousItem(at url: URL) throws { throw refusal("FileManager.evictUbiquitousItem") }

    /// Throws `CocoaError.ubiquitousFileUnavailable`: iCloud keeps no files here, which is said once.
    ///
    /// - Parameter flag: Whether it is to keep the file or to give it back.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
        throw refusal("FileManager.setUbiquitous")
    }
}
