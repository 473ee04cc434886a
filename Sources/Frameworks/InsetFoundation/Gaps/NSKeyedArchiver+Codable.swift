import Foundation

extension NSKeyedArchiver {
    /// Encodes a value under a key, as a property list.
    public func encodeEncodable<Value: Encodable>(_ value: Value, forKey key: String) throws {
        // In an array, as a property list isn't a number or a text alone.
        let data = try PropertyListEncoder().encode([value])
        encode(NSData(data: data), forKey: key)
    }
}

extension NSKeyedUnarchiver {
    /// The value under a key that `encodeEncodable` put there; nil where there is none or another one.
    public func decodeDecodable<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
        try? decodeTopLevelDecodable(type, forKey: key)
    }

    /// The value under a key that `encodeEncodable` put there; nil where there is none. Throws for another one.
    public func decodeTopLevelDecodable<Value: Decodable>(_ type: Value.Type, forKey key: String) throws -> Value? {
        guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
        return try PropertyListDecoder().decode([Value].self, from: Data(referencing: data)).first
    }
}
