import Foundation
import Platform

/// What a context menu offers, and what it shows of its subject.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// What the initializer got, or an `NSUUID` of its own (BT-33).
    open private(set) var identifier: any NSCopying
    /// How many items the menu is for; more than one is shown as a number. Default: 0.
    ///
    /// - Note: No effect here: previews have no badge.
    open var badgeCount = 0
    /// The other items that a menu of several is for. Default: empty.
    ///
    /// - Note: No effect here: one preview is lifted.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// In which order the elements stand where the menu is above its preview. Default: automatic, as they are given.
    open var preferredMenuElementOrder = ElementOrder.automatic
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Both closures are called when the menu opens.
    ///
    /// - Parameters:
    ///   - identifier: Nil: an `NSUUID` that no other configuration has.
    ///   - previewProvider: Makes what is shown in place of the view; nil shows the view itself.
    ///   - actionProvider: Makes the menu of the system's suggestions, which are none here; nil shows no menu.
    public init(
        identifier: (any NSCopying)? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? CountedIdentifier.next()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// A menu with a view beside it, at its size in points; nil shows what the interaction lifts.
    convenience init(previewView: UIView?, menu: UIMenu) {
        let controller = previewView.map { view in
            let controller = UIViewController()
            controller.view = view
            controller.preferredContentSize = view.bounds.size
            return controller
        }
        self.init(previewProvider: controller.map { made in { made } }) { _ in menu }
    }
}

extension UIContextMenuConfiguration {
    /// In which order a menu's elements stand; raw values are UIKit's.
    public enum ElementOrder: Int, Sendable {
        /// As the system finds best: a button's menu as ``priority``, a context menu as ``fixed``.
        case automatic = 0
        /// The first ones nearest to the finger.
        case priority = 1
        /// As they are given.
        case fixed = 2
    }
}

/// Makes the controller of a context menu's preview; nil shows the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a context menu of the elements that the system suggests; nil shows no menu.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
