import Foundation
import InsetCryptography

extension ChaChaPoly {
    /// A number that is used once with a key.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        let bytes: [UInt8]

        /// 12 random bytes.
        public init() { bytes = RandomBytes.bytes(12) }

        /// Of bytes: 12.
        ///
        /// - Throws: `CryptoKitError.incorrectParameterSize` for another number.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
            bytes = Array(data)
        }

        /// Calls with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }

        /// The bytes in their order.
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    }
}
