import Platform

/// Values that hold from an era on: the last one that is not above the asked era counts.
struct EraTable<Value: Decodable & Sendable>: Sendable {
    /// Ascending by the major version that brought the look.
    private let entries: [(from: Int, value: Value)]

    init(_ entries: [(from: Int, value: Value)]) { self.entries = entries.sorted { $0.from < $1.from } }

    /// The value of an era; the first one for eras before it.
    func value(for era: Era) -> Value? {
        let version = era.lookVersion
        return (entries.last { $0.from <= version } ?? entries.first)?.value
    }
}

extension Era {
    /// The major version whose look controls have: apps that were linked before iOS 26 keep the look of 18.
    var lookVersion: Int {
        os.major >= 26 && sdk.major < 26 ? 18 : os.major
    }
}

extension EraTable: Decodable {
    private struct From: Decodable { var from: Int }

    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        var origins = try decoder.unkeyedContainer()
        var entries: [(from: Int, value: Value)] = []
        while !values.isAtEnd {
            entries.append((try origins.decode(From.self).from, try values.decode(Value.self)))
        }
        self.init(entries)
    }
}
