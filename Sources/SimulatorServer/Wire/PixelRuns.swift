import Foundation

/// Pixels as runs of equal ones, which a page unpacks at once: text and shapes on nothing.
///
/// Words of 32 bits, little endian: one with its highest bit set says how often the next word's pixel comes, one without it how many
/// pixels follow.
///
/// Speed: a browser inflates a stream on other threads, in one or two milliseconds however small it is; a screen has some
/// thirty texts, and a row that scrolls in has three.
enum PixelRuns {
    /// So many equal pixels are worth a run.
    private static let shortest = 3
    /// What isn't that many times smaller is better deflated.
    private static let gain = 4

    /// Nil for pixels of which too few are equal.
    static func packed(_ pixels: [UInt32]) -> Data? {
        var words: [UInt32] = []
        let limit = pixels.count / gain
        words.reserveCapacity(limit)
        var (index, other) = (0, 0)
        /// Writes the pixels since the last run.
        func close(at end: Int) {
            guard end > other else { return }
            words.append(UInt32(end - other))
            words.append(contentsOf: pixels[other..<end])
        }
        while index < pixels.count {
            var end = index + 1
            while end < pixels.count, pixels[end] == pixels[index] { end += 1 }
            if end - index >= shortest {
                close(at: index)
                words.append(UInt32(end - index) | 1 << 31)
                words.append(pixels[index])
                other = end
            }
            index = end
            guard words.count + index - other <= limit else { return nil }
        }
        close(at: index)
        guard words.count <= limit else { return nil }
        return words.withUnsafeBytes { Data($0) }
    }
}
