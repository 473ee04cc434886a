/// Tells that a choice moves on, as a wheel does.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// A tick for one step of a choice.
    open func selectionChanged() { play(.selection) }
    /// A change at a place in the generator's view; the place changes nothing here.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
