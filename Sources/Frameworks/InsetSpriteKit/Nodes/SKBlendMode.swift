/// How a node is mixed with what lies behind it.
public enum SKBlendMode: Int, Sendable {
    /// By its alpha.
    case alpha
    /// Added to it.
    case add
    /// Taken from it; drawn by alpha here.
    case subtract
    /// Multiplied with it.
    case multiply
    /// Multiplied with it, twice.
    case multiplyX2
    /// Both made lighter.
    case screen
    /// In its place.
    case replace
    /// Multiplied with it, with the alpha of what lies behind.
    case multiplyAlpha

    /// The compositing filter of a layer; nil is by alpha.
    var filter: String? {
        switch self {
        case .alpha, .replace, .subtract: nil
        case .add: "linearDodgeBlendMode"
        case .multiply, .multiplyX2, .multiplyAlpha: "multiplyBlendMode"
        case .screen: "screenBlendMode"
        }
    }
}
