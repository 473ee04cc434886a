import Foundation

// What stands for `%@` in a format: on iOS every object may, here only texts do by themselves.

/// A text of what an argument prints, which the format's reader takes over.
private func encoding(of value: CustomStringConvertible) -> [Int] {
    [Int(bitPattern: Unmanaged.passRetained(NSString(string: value.description)).toOpaque())]
}

extension NSObject: @retroactive CVarArg {
    /// The object's description.
    public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension Date: @retroactive CVarArg {
    /// The date in Greenwich's time.
    public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension UUID: @retroactive CVarArg {
    /// The identifier in hexadecimal digits.
    public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension URL: @retroactive CVarArg {
    /// The address.
    public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension Decimal: @retroactive CVarArg {
    /// The number's digits.
    public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension Data: @retroactive CVarArg {
    /// How many bytes it has.
    public var _cVarArgEncoding: [Int] { encoding(of: description) }
}
