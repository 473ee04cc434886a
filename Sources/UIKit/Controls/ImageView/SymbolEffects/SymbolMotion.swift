import InsetSymbols
import QuartzCore

/// The animations that an effect consists of. Amounts and times by memory; none is measured.
struct SymbolMotion {
    /// Seconds of one time, at the usual speed.
    var duration: CFTimeInterval
    /// What the layer's properties run through, evenly in time.
    var keyframes: [(keyPath: String, values: [Double])]
    /// Whether the last values stay until the effect is removed.
    var stays = false

    private static let (large, small): (Double, Double) = (1.2, 0.8)

    init(_ configuration: SymbolEffectConfiguration) {
        let (large, small) = (Self.large, Self.small)
        let size = "transform.scale"
        switch configuration.kind {
        case .bounce:
            let top = configuration.way == .down ? small : large
            (duration, keyframes) = (0.5, [(size, [1, top, 1 + (1 - top) * 0.15, 1])])
        case .pulse: (duration, keyframes) = (1, [("opacity", [1, 0.4, 1])])
        case .variableColor:
            let dim = configuration.hidesInactive ? 0 : 0.3
            (duration, keyframes) = (1, [("opacity", [dim, 1, configuration.isReversing ? dim : 1])])
        case .breathe:
            (duration, keyframes) = (2, [(size, [1, 1.1, 1])])
            if !configuration.isPlain { keyframes.append(("opacity", [1, 0.6, 1])) }
        case .rotate:
            let turn = configuration.way == .counterClockwise ? -2 * Double.pi : 2 * Double.pi
            (duration, keyframes) = (1, [("transform.rotation.z", [0, turn])])
        case .wiggle: (duration, keyframes) = (0.6, [Self.wiggle(configuration.way)])
        case .scale:
            (duration, keyframes) = (0.25, [(size, [1, configuration.way == .down ? small : large])])
            stays = true
        case .disappear:
            let end = configuration.way == .up ? large : small
            (duration, keyframes) = (0.3, [("opacity", [1, 0]), (size, [1, end])])
            stays = true
        case .appear:
            let start = configuration.way == .down ? large : small
            (duration, keyframes) = (0.3, [("opacity", [0, 1]), (size, [start, 1])])
        case .replace, .automatic:
            (duration, keyframes) = (0.25, [("opacity", [0, 1]), (size, [0.5, 1])])
        }
    }

    private static func wiggle(_ way: SymbolEffectConfiguration.Way?) -> (keyPath: String, values: [Double]) {
        let (turn, points): (Double, Double) = (0.25, 3)
        switch way {
        case .left: return ("transform.translation.x", [0, -points, points, -points, 0])
        case .right: return ("transform.translation.x", [0, points, -points, points, 0])
        case .up: return ("transform.translation.y", [0, -points, points, -points, 0])
        case .down: return ("transform.translation.y", [0, points, -points, points, 0])
        case .counterClockwise: return ("transform.rotation.z", [0, -turn, turn, -turn, 0])
        default: return ("transform.rotation.z", [0, turn, -turn, turn, 0])
        }
    }
}
