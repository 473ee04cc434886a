import CoreGraphics
import Foundation

/// Decides about handwriting in a text input. From iOS 14. All methods are optional.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    /// Asked whether a pencil may write at a point of the view. Default: true.
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    /// Asked whether the input becomes first responder only after the writing. Default: false.
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    /// Called when somebody begins to write.
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    /// Called when the last word is in the text.
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
    /// Optional; true.
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
        true
    }
    /// Optional; false.
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
    /// Optional; does nothing.
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
    /// Optional; does nothing.
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
