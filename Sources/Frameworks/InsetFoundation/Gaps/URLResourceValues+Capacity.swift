import Foundation

extension URLResourceKey {
    /// Bytes that are free for what the person wants.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey"
    )
    /// Bytes that are free for what can be fetched again.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey"
    )
}

extension URLResourceValues {
    /// Bytes that are free for what the person wants: all that the volume has; nothing is purged here.
    ///
    /// Found whatever key was asked for, as long as the value is of a file that is there.
    public var volumeAvailableCapacityForImportantUsage: Int64? {
        volumeAvailableCapacity.map { Int64($0) } ?? Self.freeBytes
    }
    /// Bytes that are free for what can be fetched again: all that the volume has.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacityForImportantUsage }

    /// Of the volume that holds the app's files.
    private static var freeBytes: Int64? {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: NSHomeDirectory())
        return (attributes?[.systemFreeSize] as? NSNumber)?.int64Value
    }
}
