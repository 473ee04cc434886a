import CoreGraphics
import Foundation

/// Says what a tool tip says. From iOS 15. All methods are optional.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// Asked when a pointer has come to rest over the view; nil shows nothing. Default: the interaction's own words.
    ///
    /// - Parameter point: Where the pointer is, in the view's bounds space.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction,
        configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    /// Optional; the interaction's own words.
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction,
        configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { interaction.defaultToolTip.map(UIToolTipConfiguration.init(toolTip:)) }
}
