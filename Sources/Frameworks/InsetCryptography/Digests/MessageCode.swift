/// HMAC of RFC 2104: a code of a message that only who knows the key can make. A plain value, as `Digester` is.
package struct MessageCode: Sendable {
    private var inner: Digester
    private var outer: Digester

    /// Before the first byte.
    package init(_ algorithm: DigestAlgorithm, key: UnsafeRawBufferPointer) {
        var block = key.count > algorithm.blockSize ? Digester.digest(key, by: algorithm) : Array(key)
        block += [UInt8](repeating: 0, count: algorithm.blockSize - block.count)
        inner = Digester(algorithm)
        outer = inner
        inner.update(block.map { $0 ^ 0x36 })
        outer.update(block.map { $0 ^ 0x5c })
    }

    /// Takes some bytes.
    package mutating func update(_ bytes: UnsafeRawBufferPointer) { inner.update(bytes) }

    /// The code of all that was taken.
    package func finalized() -> [UInt8] {
        var outer = outer
        outer.update(inner.finalized())
        return outer.finalized()
    }
}
