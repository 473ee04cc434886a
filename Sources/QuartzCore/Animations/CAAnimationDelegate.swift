/// Is told when an animation begins and ends. The animation keeps its delegate alive.
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation's active time begins.
    func animationDidStart(_ anim: CAAnimation)
    /// - Parameter flag: False when the animation was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
