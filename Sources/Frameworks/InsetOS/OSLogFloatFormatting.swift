import Foundation

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
    var conversion = "f"
    var precision: Int?

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    /// With some digits after the point.
    public static func fixed(
        precision: @autoclosure () -> Int,
        explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision()) }
    /// With an exponent.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
    /// With or without an exponent, whichever is shorter.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

    func text(_ number: Double) -> String {
        String(format: "%" + (precision.map { ".\($0)" } ?? "") + conversion, number)
    }
}
