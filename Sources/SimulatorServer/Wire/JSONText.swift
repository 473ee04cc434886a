import CoreGraphics
import Foundation

/// JSON that is written piece by piece, with numbers as short as they may be.
///
/// Not `JSONEncoder`: a frame is a few hundred values, each of which it would box.
struct JSONText {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    var data: Data { Data(bytes) }

    // MARK: Structure

    mutating func object(_ body: (inout JSONText) -> Void) { bracket("{", "}", body) }
    mutating func array(_ body: (inout JSONText) -> Void) { bracket("[", "]", body) }

    private mutating func bracket(_ open: Character, _ close: Character, _ body: (inout JSONText) -> Void) {
        comma()
        bytes.append(contentsOf: String(open).utf8)
        needsComma = false
        body(&self)
        bytes.append(contentsOf: String(close).utf8)
        needsComma = true
    }

    /// The name of the value that is written next.
    mutating func key(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    private mutating func comma() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    // MARK: Values

    mutating func null() { plain("null") }
    mutating func boolean(_ value: Bool) { plain(value ? "true" : "false") }
    mutating func integer(_ value: some BinaryInteger) { plain(String(value)) }

    private mutating func plain(_ text: String) {
        comma()
        bytes.append(contentsOf: text.utf8)
    }

    /// A number; what is none counts as 0.
    ///
    /// - Parameter places: How many decimals are kept. Three are a thousandth of a point.
    mutating func number(_ value: CGFloat, places: Int = 3) { plain(Self.text(value, places: places)) }

    /// A number's shortest text with at most so many decimals.
    static func text(_ value: CGFloat, places: Int = 3) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return value > 0 ? "1e12" : value < 0 ? "-1e12" : "0" }
        let factor = powers[places]
        let scaled = (value * factor).rounded()
        guard abs(scaled) < 9e15 else { return String(Int64(value.rounded())) }
        let whole = Int64(scaled)
        guard whole != 0 else { return "0" }
        let unit = Int64(factor)
        let (quotient, rest) = abs(whole).quotientAndRemainder(dividingBy: unit)
        let sign = whole < 0 ? "-" : ""
        guard rest != 0 else { return sign + String(quotient) }
        var digits = String(rest)
        digits = String(repeating: "0", count: places - digits.count) + digits
        while digits.hasSuffix("0") { digits.removeLast() }
        return sign + String(quotient) + "." + digits
    }

    private static let powers: [CGFloat] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

    mutating func numbers(_ values: [CGFloat], places: Int = 3) {
        array { for value in values { $0.number(value, places: places) } }
    }

    mutating func string(_ text: String) {
        comma()
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<0x20: bytes.append(contentsOf: String(format: "\\u%04x", Int(byte)).utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
