import Foundation
import Glibc

/// Bytes that have come, taken out line by line.
struct LineBuffer {
    private var bytes: [UInt8] = []

    var hasLine: Bool { bytes.contains(UInt8(ascii: "\n")) }

    /// Reads what there is; false at the end.
    mutating func fill(from descriptor: Int32) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(descriptor, &chunk, chunk.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return true }
        guard count > 0 else { return false }
        bytes += chunk[..<count]
        return true
    }

    /// The next line without its end.
    mutating func next() -> Data? {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { bytes.removeSubrange(...end) }
        return Data(bytes[..<end])
    }
}
