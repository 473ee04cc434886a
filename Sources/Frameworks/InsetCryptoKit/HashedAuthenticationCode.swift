import Foundation

/// What `HMAC` makes.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode, Sendable {
    let bytes: [UInt8]
    /// How many bytes.
    public var byteCount: Int { bytes.count }
    /// The bytes in their order.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// The function and the bytes in hexadecimal digits.
    public var description: String { "HMAC with \(H.self): \(hexadecimal(bytes))" }
}
