import CoreGraphics
import Foundation

/// What a person has done to a text view or field besides typing (TX-20).
struct TextInteractionState {
    var isFirstResponder: Bool
    /// UTF-16 units.
    var selection: NSRange
    /// Of a text view, in points.
    var contentOffset: CGPoint?
}

extension UITextField {
    /// The selection and whether the field is being edited, for setting it again later, to this field or another one with
    /// the same text (iOS 15, TX-20). Setting something else does nothing.
    public var interactionState: Any {
        get { TextInteractionState(isFirstResponder: isFirstResponder, selection: editable.selection) }
        set {
            guard let state = newValue as? TextInteractionState else { return }
            if state.isFirstResponder { becomeFirstResponder() } else { resignFirstResponder() }
            selectedTextRange = UITextRange(state.selection)
        }
    }
}

extension UITextView {
    /// The selection, how far the text is scrolled and whether it is being edited, for setting it again later, to this
    /// view or another one with the same text (iOS 15, TX-20). Setting something else does nothing.
    public var interactionState: Any {
        get {
            TextInteractionState(
                isFirstResponder: isFirstResponder,
                selection: selectedRange,
                contentOffset: contentOffset
            )
        }
        set {
            guard let state = newValue as? TextInteractionState else { return }
            if state.isFirstResponder { becomeFirstResponder() } else { resignFirstResponder() }
            selectedRange = state.selection
            if let offset = state.contentOffset { contentOffset = offset }
        }
    }
}
