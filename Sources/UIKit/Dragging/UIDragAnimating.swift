import Foundation

/// Takes what runs beside the lifting, dropping or going back of what is dragged.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Animates changes along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Called at the end: of a lifting with whether it came to its end, or back to its start.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
