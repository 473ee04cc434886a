import Foundation

/// Bytes by their hexadecimal digits; spaces don't count.
func bytes(_ digits: String) -> [UInt8] {
    let digits = digits.filter(\.isHexDigit)
    return stride(from: 0, to: digits.count, by: 2).compactMap { place in
        let start = digits.index(digits.startIndex, offsetBy: place)
        return UInt8(digits[start..<digits.index(start, offsetBy: 2)], radix: 16)
    }
}

/// The hexadecimal digits of bytes.
func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
