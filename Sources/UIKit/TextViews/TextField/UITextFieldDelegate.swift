/// Watches and steers the editing of a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Asked before the field becomes first responder; false leaves it as it is (TX-M11). True by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when the field has become first responder, before its actions (TX-M10).
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asked before the field stops being first responder; false keeps it so (TX-M11). True by default.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when the field has stopped being first responder, unless the method with a reason is there (TX-M10).
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called in place of the method without a reason (TX-M10).
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// - Parameters:
    ///   - textField: The field.
    ///   - range: UTF-16 units.
    ///   - string: What takes the range's place.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// Called when the selection has moved, also by code (TX-M10), and for each change of marked text.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Asked when the clear button is touched; false leaves the text. True by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Asked for the return key; false sends no action. True by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// The menu over selected characters; nil, the default, shows the system's own. From iOS 16.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - range: UTF-16 units.
    ///   - suggestedActions: What the system suggests, as groups.
    func textField(
        _ textField: UITextField,
        editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Called before the edit menu comes; what the animator gets runs beside it. From iOS 16.
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu goes; what the animator gets runs beside it. From iOS 16.
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    /// Optional; true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Optional; does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Optional; true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Optional; does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Optional; calls the method without a reason (TX-M10).
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Optional; true.
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// Optional; does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Optional; true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Optional; true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Optional; nil: the system's own menu.
    public func textField(
        _ textField: UITextField,
        editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Optional; does nothing.
    public func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Optional; does nothing.
    public func textField(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}
