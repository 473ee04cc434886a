import Foundation

/// Memory for pixels, kept for the next picture of about the same size.
///
/// Speed: The system hands out large blocks page by page, each cleared when it is first touched; for a screen that takes
/// longer than painting it.
enum PixelMemory {
    /// Smaller blocks are left to the system's allocator.
    private static let smallest = 32 << 10
    /// What is kept at most, in bytes.
    private static let mostKept = 48 << 20

    private static let pool = Pool()

    private final class Pool: @unchecked Sendable {
        // Unchecked: all access is under the lock.
        let lock = NSLock()
        /// Blocks by size.
        var free: [Int: [UnsafeMutableRawPointer]] = [:]
        var keptBytes = 0
    }

    /// Sizes come in steps, so that blocks can stand in for one another: an eighth of the next power of two.
    private static func capacity(for byteCount: Int) -> Int {
        let step = max(4096, 1 << (Int.bitWidth - byteCount.leadingZeroBitCount - 3))
        return (byteCount + step - 1) / step * step
    }

    /// - Parameter isCleared: False leaves what was there.
    /// - Returns: Nil when there is no memory; give it back to `put`.
    static func take(_ byteCount: Int, isCleared: Bool) -> UnsafeMutableRawPointer? {
        guard byteCount >= smallest else { return isCleared ? calloc(1, max(byteCount, 1)) : malloc(max(byteCount, 1)) }
        let capacity = capacity(for: byteCount)
        if let block = pool.lock.withLock({ takeFree(capacity) }) {
            if isCleared { memset(block, 0, byteCount) }
            return block
        }
        return isCleared ? calloc(1, capacity) : malloc(capacity)
    }

    private static func takeFree(_ capacity: Int) -> UnsafeMutableRawPointer? {
        guard let block = pool.free[capacity]?.popLast() else { return nil }
        pool.keptBytes -= capacity
        return block
    }

    /// - Parameter byteCount: As it was taken.
    static func put(_ block: UnsafeMutableRawPointer, byteCount: Int) {
        let capacity = capacity(for: max(byteCount, 1))
        let isKept =
            byteCount >= smallest && capacity <= mostKept / 2
            && pool.lock.withLock {
                guard pool.keptBytes + capacity <= mostKept else { return false }
                pool.keptBytes += capacity
                pool.free[capacity, default: []].append(block)
                return true
            }
        if !isKept { free(block) }
    }
}
