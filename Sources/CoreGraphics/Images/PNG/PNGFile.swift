import CDeflate
import Foundation

/// A PNG file under construction: its signature and chunks.
struct PNGFile {
    /// Where the file is put together.
    let memory: UnsafeMutableRawPointer
    private let capacity: Int
    private var count = 0

    /// - Parameter capacity: In bytes; more than is appended and reserved, with twelve for each chunk, is a mistake.
    init(capacity: Int) {
        self.capacity = capacity + 16
        guard let memory = malloc(self.capacity) else { preconditionFailure("there is no memory for a picture's file") }
        self.memory = memory
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        write(signature, at: 0)
        count = signature.count
    }

    /// High byte first.
    static func word(_ value: Int) -> [UInt8] {
        let value = UInt32(truncatingIfNeeded: value)
        return [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    /// Adds a whole chunk.
    mutating func append(_ type: String, _ contents: [UInt8]) {
        let place = reserve(contents.count)
        contents.withUnsafeBytes { bytes in
            if let base = bytes.baseAddress { (memory + place).copyMemory(from: base, byteCount: bytes.count) }
        }
        seal(type, place, byteCount: contents.count)
    }

    /// Leaves room for a chunk's contents. Until the chunk is sealed, the eight bytes behind them may be written too.
    ///
    /// - Returns: Where they go, in bytes from the start.
    mutating func reserve(_ byteCount: Int) -> Int {
        let place = count + 8
        count = place + byteCount + 4
        precondition(count <= capacity, "the capacity holds all chunks")
        return place
    }

    /// Puts length, type and checksum around a chunk's contents, which are there now, and so are those of chunks before.
    func seal(_ type: String, _ place: Int, byteCount: Int) {
        write(Self.word(byteCount) + Array(type.utf8), at: place - 8)
        let sum = libdeflate_crc32(0, memory + (place - 4), byteCount + 4)
        write(Self.word(Int(sum)), at: place + byteCount)
    }

    /// The file; nothing may be done with the receiver afterwards.
    func data() -> Data { Data(bytesNoCopy: memory, count: count, deallocator: .free) }

    private func write(_ bytes: [UInt8], at place: Int) {
        precondition(place + bytes.count <= capacity, "the capacity holds all chunks")
        for (index, byte) in bytes.enumerated() {
            memory.storeBytes(of: byte, toByteOffset: place + index, as: UInt8.self)
        }
    }
}
