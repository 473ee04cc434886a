/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
    var radix = 10
    var prefix = ""
    var minimum = 0
    var isUppercase = false

    /// With decimal digits.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    /// With decimal digits, at least some of them.
    public static func decimal(
        explicitPositiveSign: Bool = false,
        minDigits: @autoclosure () -> Int
    ) -> OSLogIntegerFormatting { OSLogIntegerFormatting(minimum: minDigits()) }
    /// With hexadecimal digits.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    /// With hexadecimal digits, after `0x` where that is asked for.
    public static func hex(
        explicitPositiveSign: Bool = false,
        includePrefix: Bool = false,
        uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase)
    }
    /// With octal digits.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    func text<Number: FixedWidthInteger>(_ number: Number) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minimum - digits.count))
        return (number < 0 ? "-" : "") + prefix + zeros + digits
    }
}
