/// What a text field is made of.
@MainActor
final class TextFieldParts {
    let background = UIImageView(frame: .zero)
    let border = ControlPart(frame: .zero)
    /// Shows the part of the text that there is room for.
    let viewport = ControlPart(frame: .zero)
    let text = FieldLabel(frame: .zero)
    let placeholder = FieldLabel(frame: .zero)
    let selection = TextSelectionParts()
    let editMenu = TextEditMenu()
    /// Lets fingers select.
    var selecting: TextSelectionGestures?
    var dragging: TextDragging?
    var clearButton: UIButton?
    /// How far the text is moved to the left while it is edited, in points, so that the caret is in sight.
    var scroll: CGFloat = 0
    /// Whether the label has still to take the field's text.
    var isTextOld = true
    /// Whether the next change by a person replaces a hidden text that was there before.
    var clearsSecret = false
}

/// A field's text or placeholder; drawn by the field, which an app may override.
@MainActor
final class FieldLabel: UILabel {
    weak var field: UITextField?
    var isPlaceholder = false

    override func drawText(in rect: CGRect) {
        guard let field else { return super.drawText(in: rect) }
        if isPlaceholder { field.drawPlaceholder(in: rect) } else { field.drawText(in: rect) }
    }
}
