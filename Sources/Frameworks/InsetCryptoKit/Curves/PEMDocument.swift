import Foundation

/// A text that holds bytes between two lines that say what they are (RFC 7468).
struct PEMDocument {
    let type: String
    let bytes: [UInt8]

    init(type: String, bytes: [UInt8]) { (self.type, self.bytes) = (type, bytes) }

    /// - Throws: `CryptoKitASN1Error.invalidPEMDocument`.
    init(_ text: String) throws {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
        guard lines.count > 2, let first = lines.first, let last = lines.last, first.hasPrefix("-----BEGIN "),
            first.hasSuffix("-----"), last == first.replacing("-----BEGIN ", with: "-----END "),
            let data = Data(base64Encoded: lines.dropFirst().dropLast().joined())
        else { throw CryptoKitASN1Error.invalidPEMDocument }
        type = String(first.dropFirst(11).dropLast(5))
        bytes = Array(data)
    }

    var text: String {
        let digits = Array(Data(bytes).base64EncodedString())
        let lines = stride(from: 0, to: digits.count, by: 64).map { String(digits[$0..<min($0 + 64, digits.count)]) }
        return (["-----BEGIN \(type)-----"] + lines + ["-----END \(type)-----"]).joined(separator: "\n")
    }
}
