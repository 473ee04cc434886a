/// How an animation goes from its beginning to its end.
enum AnimationPace {
    case curve(CAMediaTimingFunction)
    case spring(SpringMotion)

    static let easeInOut = AnimationPace.curve(CAMediaTimingFunction(name: .easeInEaseOut))

    /// The share of the way that is done at a share of the duration; a spring's may go beyond 1.
    ///
    /// - Parameter duration: Seconds.
    func progress(at fraction: Double, duration: TimeInterval) -> Double {
        switch self {
        case .curve(let function): function.progress(at: fraction)
        // A spring that is cut off at a thousandth of its way is at its end there.
        case .spring(let motion): fraction >= 1 ? 1 : motion.value(at: fraction * duration)
        }
    }
}

extension UIView.AnimationOptions {
    /// The curve that the options name.
    var pace: AnimationPace {
        switch (rawValue >> 16) & 7 {
        case 1: .curve(CAMediaTimingFunction(name: .easeIn))
        case 2: .curve(CAMediaTimingFunction(name: .easeOut))
        case 3: .curve(CAMediaTimingFunction(name: .linear))
        default: .easeInOut
        }
    }
}
