/// Hears when an animator rests.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// Called before the first step after a rest.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when all items rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Optional; does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Optional; does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
