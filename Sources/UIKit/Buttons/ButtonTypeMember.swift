import ObjectiveCRuntime

/// Makes a button of a class that is known at run time only one of a type: `buttonClass.init(type: .system)`.
final class __Ported_ButtonType: PortedMembers {
    override class func register() {
        method("_setButtonType:") { (button: UIButton, arguments) in
            button.setButtonType(UIButton.ButtonType(rawValue: try arguments.value(0, Int.self)) ?? .custom)
            button.sizeToFit()
        }
    }
}
