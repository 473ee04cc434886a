/// Reads little-endian numbers one after the other; past the end it gives zeros and says so.
struct TableReader {
    private let bytes: [UInt8]
    private var position = 0
    /// True once something was read that the file does not have.
    private(set) var isExhausted = false

    init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func load<T: FixedWidthInteger>(_ type: T.Type) -> T {
        let size = MemoryLayout<T>.size
        guard position + size <= bytes.count else {
            isExhausted = true
            return 0
        }
        defer { position += size }
        return bytes.withUnsafeBytes { T(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: T.self)) }
    }

    mutating func word() -> UInt32 { load(UInt32.self) }

    mutating func number() -> Double { Double(Float(bitPattern: word())) }

    mutating func words(_ count: Int) -> [UInt32] {
        guard count >= 0, position + 4 * count <= bytes.count else {
            isExhausted = true
            return []
        }
        defer { position += 4 * count }
        return [UInt32](unsafeUninitializedCapacity: count) { target, initialized in
            bytes.withUnsafeBytes { source in
                UnsafeMutableRawBufferPointer(target).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: source[position..<position + 4 * count])
                )
            }
            initialized = count
        }
    }

    mutating func floats(_ count: Int) -> [Float] { words(count).map { Float(bitPattern: $0) } }

    /// A count, then that many pairs.
    mutating func points() -> [(size: Double, value: Double)] {
        let numbers = floats(2 * Int(min(word(), 1000)))
        return stride(from: 0, to: numbers.count - 1, by: 2).map { (decimal(numbers[$0]), decimal(numbers[$0 + 1])) }
    }

    /// A count, then rows of left and right character and two values.
    mutating func kerningPairs(count: Int) -> [SystemFontTable.KerningPair] {
        let rows = Int(min(word(), 65536))
        guard position + 6 * rows <= bytes.count else {
            isExhausted = true
            return []
        }
        defer { position = (position + 6 * rows + 3) & ~3 }
        return bytes.withUnsafeBytes { bytes in
            (0..<rows).compactMap { row in
                let start = position + 6 * row
                let (left, right) = (Int(bytes[start]), Int(bytes[start + 1]))
                guard left < count, right < count else { return nil }
                return SystemFontTable.KerningPair(
                    index: Int32(left * count + right),
                    text: Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: start + 2, as: Int16.self)),
                    display: Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: start + 4, as: Int16.self))
                )
            }
        }
    }

    /// A decimal number of few digits, without the noise of its single-precision form.
    private func decimal(_ number: Float) -> Double { (Double(number) * 1e6).rounded() / 1e6 }
}
