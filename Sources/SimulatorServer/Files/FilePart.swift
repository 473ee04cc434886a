import Foundation

/// A part of a file that was dropped on the page.
package struct FilePart: Equatable, Sendable {
    /// Of the file, without a folder.
    package var name: String
    /// Bytes of the whole.
    package var size: Int
    /// Where the part begins, in bytes.
    package var offset: Int
    package var data: Data

    /// Bytes of the largest file.
    package static let largest = 32 << 20
    /// Bytes of the largest part, as it fits into a message.
    static let longest = 9000
    /// Bytes of the longest name.
    private static let longestName = 200

    /// Nil for what is no part of a file that may be kept: too much of it, or a name that isn't one of a plain file.
    package init?(_ name: String?, size: Int?, offset: Int?, base64: String?) {
        guard let name, let size, let offset, let base64, let data = Data(base64Encoded: base64) else { return nil }
        guard Self.isPlain(name), (0...Self.largest).contains(size), (0...size).contains(offset),
            data.count <= min(Self.longest, size - offset), !data.isEmpty || size == 0
        else { return nil }
        (self.name, self.size, self.offset, self.data) = (name, size, offset, data)
    }

    /// Whether a name is one of a file that stands in no other folder and isn't hidden.
    static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= longestName && !name.hasPrefix(".")
            && name.unicodeScalars.allSatisfy { $0 != "/" && $0.value >= 32 && $0.value != 127 }
    }
}
