/// A parameter of `SecKeyCopyKeyExchangeResult`.
public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, Sendable {
    /// The parameter's name, as Apple spells it.
    public let rawValue: String
    /// A parameter by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How many bytes the key has.
    public static let requestedSize = SecKeyKeyExchangeParameter(rawValue: "requestedSize")
    /// What the key is for.
    public static let sharedInfo = SecKeyKeyExchangeParameter(rawValue: "sharedInfo")
}
