import Foundation

/// Writes into the cache: only what is different, and never half.
enum CacheFile {
    /// Writes a file unless it has these contents already.
    ///
    /// - Returns: Whether it was written.
    @discardableResult
    static func write(_ data: Data, to url: URL) throws(ShadowError) -> Bool {
        if FileManager.default.contents(atPath: url.path) == data { return false }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: url, options: .atomic)
        } catch {
            throw .unwritable(url.path, error.localizedDescription)
        }
        return true
    }

    /// Writes a value as JSON.
    @discardableResult
    static func write(json value: some Encodable, to url: URL) throws(ShadowError) -> Bool {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { preconditionFailure("plain values always make JSON") }
        return try write(data, to: url)
    }

    /// Reads a value; nil where the file is missing or another version wrote it.
    static func read<Value: Decodable>(_ type: Value.Type, from url: URL) -> Value? {
        FileManager.default.contents(atPath: url.path).flatMap { try? JSONDecoder().decode(type, from: $0) }
    }

    /// Makes a folder.
    static func makeFolder(_ url: URL) throws(ShadowError) {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(url.path, error.localizedDescription)
        }
    }
}
