import Foundation

/// Reads property lists of every kind: old-style, XML, binary and JSON.
enum PropertyListFile {
    /// A project of ten thousand files has 10 MB.
    static let mostBytes = 64 << 20

    /// Reads a file.
    ///
    /// - Throws: ``ProjectError`` with the file, and the line where the format tells one.
    static func read(_ url: URL) throws(ProjectError) -> PropertyValue {
        let data = try InputFile.data(at: url, limit: mostBytes)
        do {
            return try parse(data)
        } catch {
            throw .unreadable(url.path, line: error.line, reason: error.reason)
        }
    }

    /// Reads a file's contents.
    static func parse(_ data: Data) throws(PropertyListError) -> PropertyValue {
        let bytes = [UInt8](data)
        let start = bytes.drop { $0 <= UInt8(ascii: " ") || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
        if start.starts(with: Array("bplist".utf8)) || start.starts(with: Array("<?xml".utf8))
            || start.starts(with: Array("<!DOCTYPE".utf8)) || start.starts(with: Array("<plist".utf8))
            || start.starts(with: Array("<!--".utf8))
        {
            return try foundation(data)
        }
        if isJSON(start) { return try json(Data(start)) }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            guard let text = String(data: data, encoding: .utf16) else {
                throw PropertyListError(reason: "it is no UTF-16")
            }
            return try PropertyListParser.parse(Array(text.utf8))
        }
        return try PropertyListParser.parse(bytes)
    }

    /// `{ "key": …`, where an old-style list has `=`.
    private static func isJSON(_ bytes: ArraySlice<UInt8>) -> Bool {
        func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
        guard bytes.first == UInt8(ascii: "{") else { return false }
        let key = bytes.dropFirst().drop(while: isSpace)
        guard key.first == UInt8(ascii: "\"") else { return false }
        guard let end = key.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else { return false }
        return key[end...].dropFirst().drop(while: isSpace).first == UInt8(ascii: ":")
    }

    private static func foundation(_ data: Data) throws(PropertyListError) -> PropertyValue {
        do {
            return value(of: try PropertyListSerialization.propertyList(from: data, format: nil))
        } catch {
            throw PropertyListError(reason: "it is no property list")
        }
    }

    private static func json(_ data: Data) throws(PropertyListError) -> PropertyValue {
        do {
            return value(of: try JSONSerialization.jsonObject(with: data))
        } catch {
            throw PropertyListError(reason: "it is no JSON")
        }
    }

    private static func value(of object: Any) -> PropertyValue {
        switch object {
        case let text as String: .string(text)
        case let data as Data: .data(data)
        case let values as [Any]: .array(values.map(value))
        case let values as [String: Any]: .dictionary(values.mapValues(value))
        default: .string("\(object)")
        }
    }
}
