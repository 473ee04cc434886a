/// What a text field is made of.
@MainActor
final class TextFieldParts {
    let background = UIImageView(frame: .zero)
    let border = ControlPart(frame: .zero)
    let text = FieldLabel(frame: .zero)
    let placeholder = FieldLabel(frame: .zero)
    let caret = ControlPart(frame: .zero)
    var clearButton: UIButton?
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
