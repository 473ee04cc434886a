import InsetCryptography

/// A digest that is being made: plain memory, which need not be given back.
public struct CC_MD5state_st: DigestContext, Sendable {
    var digester: Digester?
    /// Before it is begun.
    public init() {}
}
