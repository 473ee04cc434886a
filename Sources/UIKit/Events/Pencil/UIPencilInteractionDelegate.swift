import Foundation

/// Hears of double taps and squeezes of a pencil. From iOS 12.1. All methods are optional.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    /// Called for a double tap; before iOS 17.5.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    /// Called for a double tap.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    /// Called for each phase of a squeeze.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
    /// Optional; does nothing.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
    /// Optional; does nothing.
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
    /// Optional; does nothing.
    public func pencilInteraction(
        _ interaction: UIPencilInteraction,
        didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {}
}
