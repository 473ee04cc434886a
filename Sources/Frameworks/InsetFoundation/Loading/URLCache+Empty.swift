import Foundation
import FoundationNetworking

extension URLCache {
    /// What `URLCache()` makes on iOS, whose `init()` Linux's class doesn't inherit; ported source calls this. Empty, with
    /// room for 512 KB in memory and 10 MB on the disk, as iOS's shared cache *(medium: that it has the same room)*.
    public static func _empty() -> URLCache {
        URLCache(memoryCapacity: 512 << 10, diskCapacity: 10 << 20, diskPath: nil)
    }
}
