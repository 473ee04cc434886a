import Foundation

/// Stands in for `URLResourceValues.totalFileAllocatedSize`, in bytes.
///
/// Linux counts a file's blocks in units of 512 bytes; its Foundation takes them for blocks of the size that reads best
/// (4,096 bytes), so that caches which add up these sizes throw away eight times too much. The function has the member's
/// symbol, which the linker meets before Foundation's own, as with rectangles.
@_silgen_name("$s10Foundation17URLResourceValuesV22totalFileAllocatedSizeSiSgvg")
package func totalFileAllocatedSize(_ values: URLResourceValues) -> Int? {
    AllocatedSize.bytes(values.allValues[.totalFileAllocatedSizeKey])
}

/// Stands in for `URLResourceValues.fileAllocatedSize`, in bytes.
@_silgen_name("$s10Foundation17URLResourceValuesV17fileAllocatedSizeSiSgvg")
package func fileAllocatedSize(_ values: URLResourceValues) -> Int? {
    AllocatedSize.bytes(values.allValues[.fileAllocatedSizeKey])
}

/// What a file takes on its volume.
enum AllocatedSize {
    /// The unit in which Linux counts blocks, whatever the volume's.
    private static let unit = 512

    /// The size that reads best from the volume of temporary files, by which Foundation multiplies, in bytes.
    private static let readingSize: Int = {
        var status = stat()
        guard stat(FileManager.default.temporaryDirectory.path, &status) == 0 else { return 4096 }
        return max(unit, Int(status.st_blksize))
    }()

    /// The bytes behind what Foundation says.
    static func bytes(_ value: Any?) -> Int? { (value as? Int).map { $0 / readingSize * unit } }
}
