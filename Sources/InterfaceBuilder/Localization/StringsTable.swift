import Foundation
import Platform

/// Translations by key, as a `.strings` file holds them.
public struct StringsTable: Sendable, Hashable {
    /// The translation of each key.
    public var entries: [String: String]

    /// Makes a table; empty by default.
    public init(entries: [String: String] = [:]) { self.entries = entries }

    /// The translation of a key; nil where the table has none.
    public subscript(key: String) -> String? { entries[key] }

    /// Reads a `.strings` file: the old style, or a property list in XML or binary.
    public init(contentsOf url: URL) throws(DocumentError) {
        let name = url.relativePath
        guard let data = ResourceFile.data(at: url.path) else {
            throw .unreadable(
                file: name,
                reason: FileManager.default.fileExists(atPath: url.path) ? "not a readable file" : "no such file"
            )
        }
        try self.init(data: data, name: name)
    }

    /// Reads the bytes of a `.strings` file.
    ///
    /// - Parameters:
    ///   - data: The file's bytes.
    ///   - name: What messages call the file.
    public init(data: Data, name: String) throws(DocumentError) {
        let limit = ElementLimits.standard.bytes
        guard data.count <= limit else { throw .tooLarge(file: name, bytes: data.count, limit: limit) }
        if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8)) {
            guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            else {
                throw .malformedStrings(file: name, line: 1, reason: "not a property list of strings")
            }
            entries = list.compactMapValues { $0 as? String }
            return
        }
        guard let text = Self.decode(data) else {
            throw .malformedStrings(file: name, line: 1, reason: "neither UTF-8 nor UTF-16")
        }
        var reader = StringsReader(text: text, file: name)
        entries = try reader.read()
    }

    /// UTF-16 by its mark or its zero bytes, else UTF-8.
    private static func decode(_ data: Data) -> String? {
        let start = [UInt8](data.prefix(4))
        if start.starts(with: [0xFF, 0xFE]) { return String(data: data.dropFirst(2), encoding: .utf16LittleEndian) }
        if start.starts(with: [0xFE, 0xFF]) { return String(data: data.dropFirst(2), encoding: .utf16BigEndian) }
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { return String(data: data.dropFirst(3), encoding: .utf8) }
        if start.count >= 2, start[0] != 0, start[1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
        if start.count >= 2, start[0] == 0, start[1] != 0 { return String(data: data, encoding: .utf16BigEndian) }
        return String(data: data, encoding: .utf8)
    }
}
