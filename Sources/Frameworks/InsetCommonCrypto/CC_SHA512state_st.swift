import InsetCryptography

/// A digest that is being made: plain memory, which need not be given back.
public struct CC_SHA512state_st: DigestContext, Sendable {
    var digester: Digester?
    /// Before it is begun.
    public init() {}
}
