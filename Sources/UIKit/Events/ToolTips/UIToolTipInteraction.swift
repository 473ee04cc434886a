import CoreGraphics
import Foundation

/// Shows words beside a pointer that rests over a view (BT-28). From iOS 15.
///
/// Tool tips are seen on a Mac; an iPad's pointer shows none.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    /// Nil while no view holds it.
    open private(set) weak var view: UIView?
    /// Asked for the words. Held weakly; nil by default.
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    /// Shown unless the delegate says something else. Nil by default: nothing is shown.
    open var defaultToolTip: String?
    /// False shows nothing. Default: true.
    open var isEnabled = true

    /// An interaction without words; its delegate has them.
    public override init() { super.init() }

    /// An interaction with words of its own.
    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Takes note of the view; called when the interaction has changed its view.
    open func didMove(to view: UIView?) { self.view = view }

    /// What is shown for a place in the view; nil for nothing.
    func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
        guard isEnabled else { return nil }
        let configuration =
            delegate == nil
            ? defaultToolTip.map(UIToolTipConfiguration.init(toolTip:))
            : delegate?.toolTipInteraction(self, configurationAt: point)
        guard let configuration, !configuration.toolTip.isEmpty, configuration.sourceRect?.contains(point) ?? true
        else {
            return nil
        }
        return configuration
    }
}
