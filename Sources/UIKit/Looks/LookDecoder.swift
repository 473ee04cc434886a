/// What was found while a look was decoded.
final class LookFindings {
    /// "radius: missing", by field.
    fileprivate(set) var problems: [String] = []
    /// The fields that somebody asked for ("shadow.radius").
    fileprivate(set) var read: Set<String> = []
}

/// Decodes a look field by field: one that is missing or of another type is noted, and blank.
///
/// Blank is 0, false, an empty text, an empty list, nil; the value decodes from `nil`, which has every field, blank.
struct LookDecoder: Decoder {
    /// Nil: everything is blank.
    fileprivate let value: LookValue?
    fileprivate let findings: LookFindings
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ value: LookValue?, findings: LookFindings) {
        self.init(value: value, findings: findings, codingPath: [])
    }

    fileprivate init(value: LookValue?, findings: LookFindings, codingPath: [any CodingKey]) {
        self.value = value
        self.findings = findings
        self.codingPath = codingPath
    }

    /// A look, or its blank.
    static func decode<Value: Decodable>(_ value: LookValue?, findings: LookFindings) throws -> Value {
        do {
            return try Value(from: LookDecoder(value, findings: findings))
        } catch {
            findings.problems.append("the whole entry: \(Self.reason(error))")
            return try Value(from: LookDecoder(nil, findings: findings))
        }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        switch value {
        case .object(let fields): return KeyedDecodingContainer(Fields(decoder: self, fields: fields))
        case nil: return KeyedDecodingContainer(Fields(decoder: self, fields: nil))
        case .null, .bool, .number, .text, .list: throw mismatch("no object")
        }
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        switch value {
        case .list(let values): return Items(decoder: self, values: values)
        case nil: return Items(decoder: self, values: nil)
        case .null, .bool, .number, .text, .object: throw mismatch("no list")
        }
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    fileprivate func mismatch(_ reason: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: reason))
    }

    fileprivate func child(_ value: LookValue?, _ key: any CodingKey) -> LookDecoder {
        LookDecoder(value: value, findings: findings, codingPath: codingPath + [key])
    }

    fileprivate var path: String { codingPath.map(\.stringValue).joined(separator: ".") }

    fileprivate static func reason(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .dataCorrupted(let context)?, .typeMismatch(_, let context)?, .valueNotFound(_, let context)?,
            .keyNotFound(_, let context)?:
            return context.debugDescription
        default: return "\(error)"
        }
    }
}

extension LookDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { value == .null || value == nil }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        guard let blank = (0.0 as? T) ?? (0 as? T) ?? ("" as? T) ?? (false as? T) else { return try T(from: self) }
        let found: T?
        switch value {
        case .number(let number): found = (number as? T) ?? (Int(exactly: number) as? T)
        case .text(let text): found = text as? T
        case .bool(let bool): found = bool as? T
        case nil: found = blank
        case .null, .list, .object: found = nil
        }
        guard let found else { throw mismatch("no \(T.self)") }
        return found
    }
}

/// The fields of an object, each on its own.
private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: LookDecoder
    /// Nil: all are there, blank.
    let fields: [String: LookValue]?

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { (fields ?? [:]).keys.sorted().filter { !LookValue.isRemark($0) }.compactMap(Key.init) }
    func contains(_ key: Key) -> Bool { fields?[key.stringValue] != nil }

    func decodeNil(forKey key: Key) throws -> Bool {
        let child = at(key)
        decoder.findings.read.insert(child.path)
        return child.decodeNil()
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        let child = at(key)
        decoder.findings.read.insert(child.path)
        do {
            guard fields == nil || contains(key) else { throw child.mismatch("missing") }
            return try child.decode(type)
        } catch {
            decoder.findings.problems.append("\(child.path): \(LookDecoder.reason(error))")
            return try LookDecoder(value: nil, findings: decoder.findings, codingPath: child.codingPath).decode(type)
        }
    }

    private func at(_ key: Key) -> LookDecoder { decoder.child(fields?[key.stringValue], key) }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> { try at(key).container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try at(key).unkeyedContainer()
    }
    func superDecoder() throws -> any Decoder { decoder }
    func superDecoder(forKey key: Key) throws -> any Decoder { at(key) }
}

/// The values of a list, in order.
private struct Items: UnkeyedDecodingContainer {
    private struct Index: CodingKey {
        let intValue: Int?
        var stringValue: String { intValue.map(String.init) ?? "" }
        init(intValue: Int) { self.intValue = intValue }
        init?(stringValue: String) { nil }
    }

    let decoder: LookDecoder
    /// Nil: none, but whoever asks for one gets a blank.
    let values: [LookValue]?
    private(set) var currentIndex = 0

    init(decoder: LookDecoder, values: [LookValue]?) {
        self.decoder = decoder
        self.values = values
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { values?.count ?? 0 }
    var isAtEnd: Bool { currentIndex >= values?.count ?? 0 }

    private func next() throws -> LookDecoder {
        guard let values else { return decoder.child(nil, Index(intValue: currentIndex)) }
        guard currentIndex < values.count else { throw decoder.mismatch("\(values.count) values are too few") }
        return decoder.child(values[currentIndex], Index(intValue: currentIndex))
    }

    mutating func decodeNil() throws -> Bool {
        guard try next().decodeNil() else { return false }
        currentIndex += 1
        return true
    }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let value = try next().decode(type)
        currentIndex += 1
        return value
    }
    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> { try superDecoder().container(keyedBy: type) }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try superDecoder().unkeyedContainer()
    }
    mutating func superDecoder() throws -> any Decoder {
        let child = try next()
        currentIndex += 1
        return child
    }
}
