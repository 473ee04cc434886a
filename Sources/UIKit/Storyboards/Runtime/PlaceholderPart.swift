import Foundation
import ObjectiveCRuntime

/// What apps reach under a text field's key `placeholderLabel`: how its placeholder is drawn.
@MainActor
final class PlaceholderPart: NSObject {
    private let field: UITextField

    init(of field: UITextField) {
        self.field = field
        super.init()
    }

    var textColor: UIColor? {
        get { attribute(.foregroundColor) as? UIColor }
        set { set(.foregroundColor, newValue) }
    }
    var font: UIFont? {
        get { attribute(.font) as? UIFont }
        set { set(.font, newValue) }
    }
    var text: String? { field.placeholder }

    private func attribute(_ key: NSAttributedString.Key) -> Any? {
        guard let text = field.attributedPlaceholder, text.length > 0 else { return nil }
        return text.attribute(key, at: 0, effectiveRange: nil)
    }

    private func set(_ key: NSAttributedString.Key, _ value: Any?) {
        guard let value, let text = field.attributedPlaceholder else { return }
        let changed = NSMutableAttributedString(attributedString: text)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        field.attributedPlaceholder = changed
    }
}

/// The keys of ``PlaceholderPart``.
final class __Ported_PlaceholderPart: PortedMembers {
    override class func register() {
        property("textColor", { (part: PlaceholderPart) in part.textColor }, { $0.textColor = $1 })
        property("font", { (part: PlaceholderPart) in part.font }, { $0.font = $1 })
        property("text", { (part: PlaceholderPart) in part.text })
    }
}
