import Foundation

/// A menu element that does something when it is chosen: an action or a command (iOS 16).
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// Stands in the menu's row.
    var title: String { get set }
    /// Stands beside the title.
    var image: UIImage? { get set }
    /// Stands in place of the image while the element is on.
    var selectedImage: UIImage? { get set }
    /// A longer title for the list of key commands.
    var discoverabilityTitle: String? { get set }
    /// How the element looks and behaves.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether a mark stands beside the element.
    var state: UIMenuElement.State { get set }
    /// Who had the element do what it does, while it does it.
    var sender: Any? { get }
    /// Does what choosing the element does; nothing while it is disabled.
    ///
    /// - Parameter target: For commands, who gets the action; nil: whoever on the responder chain can.
    func performWithSender(_ sender: Any?, target: Any?)
}
