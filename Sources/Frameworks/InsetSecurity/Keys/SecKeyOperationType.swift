/// What a key is asked to do.
public enum SecKeyOperationType: Int, Sendable {
    /// By the private key.
    case sign = 0
    /// By the public key.
    case verify = 1
    /// By the public key.
    case encrypt = 2
    /// By the private key.
    case decrypt = 3
    /// By a private key, with another's public one.
    case keyExchange = 4
}
