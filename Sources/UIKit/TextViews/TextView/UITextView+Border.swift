extension UITextView {
    /// What stands around a text view (TX-10); raw values are UIKit's. From iOS 17.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A line with round corners, as a text field's.
        case roundedRect = 1
    }

    /// Gives the layer a text field's line and corners, or takes them away.
    func showBorder() {
        switch borderStyle {
        case .none:
            layer.borderWidth = 0
            layer.cornerRadius = 0
        case .roundedRect:
            let look = TextFieldLook.current
            let isDark = traitCollection.userInterfaceStyle == .dark
            let color = isDark ? UIColor(white: 0.2, alpha: 1) : look.borderColor.color
            layer.borderWidth = max(look.border, 1 / layoutScale)
            layer.cornerRadius = look.radius
            layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        }
    }
}
