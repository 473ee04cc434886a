extension UIView {
    /// How far the background of a bar that no controller places goes on to the window's edge, in points: upward from a
    /// bar attached to the top (BR-17), downward from one that stands on the bottom safe area (BR-33); else 0.
    func reachOfLoneBar(at position: UIBarPosition) -> CGFloat {
        guard let window, let superview else { return 0 }
        let frame = superview.convert(frame, to: window)
        let distance: CGFloat
        let inset: CGFloat
        switch position {
        case .topAttached: (distance, inset) = (frame.minY, window.safeAreaInsets.top)
        case .bottom: (distance, inset) = (window.bounds.height - frame.maxY, window.safeAreaInsets.bottom)
        default: return 0
        }
        return (0...(inset + 0.5)).contains(distance) ? distance : 0
    }
}
