import CoreGraphics

/// Tells of what happens as one draws: things that come into line, paths that close. From iOS 17.5.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// What is drawn has come into line with something, at a place in the generator's view.
    open func alignmentOccurred(at location: CGPoint) { play(.alignment) }
    /// A path is closed, at a place in the generator's view.
    open func pathCompleted(at location: CGPoint) { play(.pathCompletion) }
}
