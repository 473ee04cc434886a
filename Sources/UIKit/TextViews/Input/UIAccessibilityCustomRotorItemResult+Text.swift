import Foundation

extension UIAccessibilityCustomRotorItemResult {
    /// The part of the element's text; nil for the whole element.
    public var targetRange: UITextRange? {
        get { textRange as? UITextRange }
        set { textRange = newValue }
    }

    /// An element, or a part of its text.
    public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.init()
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}
