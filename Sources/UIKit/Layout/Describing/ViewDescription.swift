import Foundation

/// A view in one line, as UIKit prints it.
@MainActor
package struct ViewDescription {
    let view: UIView

    init(of view: UIView) { self.view = view }

    /// `<UIView: 0x…; frame = (0 0; 375 667); layer = <CALayer: 0x…>>`.
    var line: String {
        let detailed = view as? any DetailedView
        var parts = ["<\(Self.className(of: view)): \(Self.address(of: view))"]
        parts.append("frame = \(Self.text(view.frame))")
        if let text = detailed?.describedText { parts.append("text = '\(text)'") }
        if !view.transform.isIdentity { parts.append("transform = \(view.transform)") }
        if view.clipsToBounds { parts.append("clipsToBounds = YES") }
        if view.isHidden { parts.append("hidden = YES") }
        if view.alpha != 1 { parts.append("alpha = \(Self.number(view.alpha))") }
        if view.tag != 0 { parts.append("tag = \(view.tag)") }
        if !view.autoresizingMask.isEmpty { parts.append("autoresize = \(Self.text(view.autoresizingMask))") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        parts.append("layer = \(Self.reference(to: view.layer))")
        return (parts + (detailed?.describedDetails ?? [])).joined(separator: "; ") + ">"
    }

    /// `<CALayer: 0x…>`.
    static func reference(to object: AnyObject) -> String { "<\(className(of: object)): \(address(of: object))>" }

    /// A class of an app with its module, as the Objective-C runtime names it: `Mail.ComposeView`. UIKit's have none.
    package static func className(of object: AnyObject) -> String {
        let name = String(describing: type(of: object))
        let full = String(reflecting: type(of: object))
        let isSystems = ["UIKit.", "QuartzCore.", "Foundation."].contains { full.hasPrefix($0) }
        // A private class has a name that nobody can read.
        return isSystems || full.contains("(") ? name : full
    }

    static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    /// `(null)` for nothing.
    static func reference(toOptional object: AnyObject?) -> String { object.map(reference) ?? "(null)" }

    /// `{0, 64}`.
    static func list(_ numbers: CGFloat...) -> String {
        // A sum with zero has no negative zero.
        "{\(numbers.map { number($0 + 0) }.joined(separator: ", "))}"
    }

    static func text(_ rect: CGRect) -> String {
        "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
    }

    /// A number as `%g` writes it.
    package static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

    /// `W+H` and so on, in UIKit's order.
    static func text(_ mask: UIView.AutoresizingMask) -> String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
    }
}

extension UIView {
    /// The view in one line, as UIKit prints it.
    var loggedLine: String { ViewDescription(of: self).line }
}
