import Foundation

/// What stands after the colon of `$(PRODUCT_NAME:c99extidentifier)`.
enum SettingModifier {
    /// The value as a modifier makes it; an unknown one leaves it as it is.
    static func apply(_ modifier: String, to value: String?) -> String? {
        if modifier.hasPrefix("default=") {
            guard let value, !value.isEmpty else { return String(modifier.dropFirst("default=".count)) }
            return value
        }
        guard let value else { return nil }
        switch modifier {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "identifier": return identifier(value) { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
        case "c99extidentifier": return moduleName(value)
        case "rfc1034identifier":
            return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
        case "dir": return (value as NSString).deletingLastPathComponent + "/"
        case "file": return (value as NSString).lastPathComponent
        case "base": return ((value as NSString).lastPathComponent as NSString).deletingPathExtension
        case "suffix":
            let suffix = (value as NSString).pathExtension
            return suffix.isEmpty ? "" : "." + suffix
        case "standardizepath": return value.hasPrefix("/") ? ProjectPaths.standardized(value) : value
        default: return value
        }
    }

    /// A name as a module's: what no identifier may hold becomes `_`.
    static func moduleName(_ name: String) -> String {
        identifier(name) { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private static func identifier(_ text: String, _ isAllowed: (Character) -> Bool) -> String {
        let name = String(text.map { isAllowed($0) ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}
