import Foundation
import FoundationNetworking

extension URLCache {
    /// A cache that keeps its files in a folder.
    ///
    /// - Parameters:
    ///   - memoryCapacity: In bytes.
    ///   - diskCapacity: In bytes.
    ///   - directory: Where files lie; nil for a place of the system's.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
