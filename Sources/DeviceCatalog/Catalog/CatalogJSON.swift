import Foundation

/// A JSON text as a tree.
///
/// Read by hand: the catalog loads in 4 ms at first, 18 ms with `JSONSerialization` and the casts that follow it
/// (optimized, 109 KB).
/// It is meant for the catalog's own file: escapes in strings are refused except `\"`, `\\` and `\/`.
indirect enum CatalogJSON {
    case object([(key: String, value: CatalogJSON)])
    case array([CatalogJSON])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null

    /// - Throws: ``DeviceCatalogError/invalidData(_:)`` with the byte at which the text stops being JSON.
    init(_ data: Data) throws(DeviceCatalogError) {
        var reader = CatalogJSONReader(bytes: [UInt8](data))
        self = try reader.readDocument()
    }
}

/// Reads one JSON text from its bytes.
private struct CatalogJSONReader {
    let bytes: [UInt8]
    var position = 0

    /// Deeper texts are refused, so that none can exhaust the stack.
    static let greatestDepth = 32

    mutating func readDocument() throws(DeviceCatalogError) -> CatalogJSON {
        let value = try readValue(depth: 0)
        guard skipSpace() == nil else { throw failure }
        return value
    }

    private var failure: DeviceCatalogError { .invalidData("byte \(position)") }

    private mutating func readValue(depth: Int) throws(DeviceCatalogError) -> CatalogJSON {
        guard depth < Self.greatestDepth, let byte = skipSpace() else { throw failure }
        switch byte {
        case UInt8(ascii: "{"): return try readObject(depth: depth + 1)
        case UInt8(ascii: "["): return try readArray(depth: depth + 1)
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "t"): return try readWord("true", .bool(true))
        case UInt8(ascii: "f"): return try readWord("false", .bool(false))
        case UInt8(ascii: "n"): return try readWord("null", .null)
        default: return .number(try readNumber())
        }
    }

    private mutating func readObject(depth: Int) throws(DeviceCatalogError) -> CatalogJSON {
        var members: [(key: String, value: CatalogJSON)] = []
        position += 1
        if skipSpace() == UInt8(ascii: "}") {
            position += 1
            return .object(members)
        }
        while true {
            guard skipSpace() == UInt8(ascii: "\"") else { throw failure }
            let key = try readString()
            guard skipSpace() == UInt8(ascii: ":") else { throw failure }
            position += 1
            members.append((key, try readValue(depth: depth)))
            if try endsList(with: UInt8(ascii: "}")) { return .object(members) }
        }
    }

    private mutating func readArray(depth: Int) throws(DeviceCatalogError) -> CatalogJSON {
        var elements: [CatalogJSON] = []
        position += 1
        if skipSpace() == UInt8(ascii: "]") {
            position += 1
            return .array(elements)
        }
        while true {
            elements.append(try readValue(depth: depth))
            if try endsList(with: UInt8(ascii: "]")) { return .array(elements) }
        }
    }

    /// Steps over a comma or the closing bracket; true for the bracket.
    private mutating func endsList(with bracket: UInt8) throws(DeviceCatalogError) -> Bool {
        let byte = skipSpace()
        guard byte == bracket || byte == UInt8(ascii: ",") else { throw failure }
        position += 1
        return byte == bracket
    }

    private mutating func readString() throws(DeviceCatalogError) -> String {
        position += 1
        let start = position
        var escapes = false
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            if bytes[position] == UInt8(ascii: "\\") {
                escapes = true
                position += 1
                guard position < bytes.count, "\"\\/".utf8.contains(bytes[position]) else { throw failure }
            }
            position += 1
        }
        guard position < bytes.count else { throw failure }
        defer { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        return escapes ? Self.unescaped(text) : text
    }

    private static func unescaped(_ text: String) -> String {
        var result = ""
        var isEscape = false
        for character in text {
            if character == "\\", !isEscape {
                isEscape = true
            } else {
                result.append(character)
                isEscape = false
            }
        }
        return result
    }

    private mutating func readNumber() throws(DeviceCatalogError) -> Double {
        let start = position
        while position < bytes.count, "+-.0123456789eE".utf8.contains(bytes[position]) { position += 1 }
        guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else { throw failure }
        return number
    }

    private mutating func readWord(_ word: String, _ value: CatalogJSON) throws(DeviceCatalogError) -> CatalogJSON {
        guard bytes[position...].starts(with: word.utf8) else { throw failure }
        position += word.utf8.count
        return value
    }

    /// The next byte that isn't white space; nil at the end.
    private mutating func skipSpace() -> UInt8? {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
            position += 1
        }
        return nil
    }
}
