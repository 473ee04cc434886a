import Foundation

/// A transition to another scene, or the relationship of a container to a child.
public struct Segue: Sendable, Identifiable {
    /// What a segue does.
    public enum Kind: Sendable, Hashable {
        /// A container's child; its `relationship` says which.
        case relationship
        case show
        case showDetail
        /// Present modally, with size classes.
        case presentation
        case popoverPresentation
        case embed
        case unwind
        case custom
        /// Before size classes: push onto the navigation stack.
        case push
        /// Before size classes: present modally.
        case modal
        /// Before size classes: replace the detail of a split view controller.
        case replace
        /// Before size classes: show in a popover.
        case popover
        case other(String)

        init(_ text: String) {
            switch text {
            case "relationship": self = .relationship
            case "show": self = .show
            case "showDetail": self = .showDetail
            case "presentation": self = .presentation
            case "popoverPresentation": self = .popoverPresentation
            case "embed": self = .embed
            case "unwind": self = .unwind
            case "custom": self = .custom
            case "push": self = .push
            case "modal": self = .modal
            case "replace": self = .replace
            case "popover": self = .popover
            default: self = .other(text)
            }
        }
    }

    /// The segue with all its attributes.
    public let node: ObjectNode
    /// The object ID of the segue.
    public let id: String
    /// What the segue does.
    public let kind: Kind
    /// The object ID of the view controller, placeholder or (for unwinding) exit that the segue leads to.
    public let destination: String

    init?(_ node: ObjectNode) {
        guard let kind = node.element["kind"], let destination = node.element["destination"] else { return nil }
        self.node = node
        id = node.id
        self.kind = Kind(kind)
        self.destination = destination
    }

    /// What `performSegue(withIdentifier:sender:)` names it by.
    public var identifier: String? { node.string("identifier") }

    /// "rootViewController", "viewControllers", "masterViewController", … for relationships.
    public var relationship: String? { node.string("relationship") }

    /// "accessoryAction" where a cell's accessory button starts it rather than its selection.
    public var trigger: String? { node.string("trigger") }

    /// The selector that an unwind segue looks for.
    public var unwindAction: String? { node.string("unwindAction") }

    /// The app's segue class; nil for UIKit's own.
    public var customClass: String? { node.customClass }

    /// Whether the transition is animated. Default true.
    public var animates: Bool { node.bool("animates") ?? true }

    /// "formSheet", "overFullScreen", …; nil leaves it to the destination.
    public var modalPresentationStyle: String? { node.string("modalPresentationStyle") }
    /// "crossDissolve", …; nil leaves it to the destination.
    public var modalTransitionStyle: String? { node.string("modalTransitionStyle") }

    /// The object ID of the bar button item that a popover points at.
    public var popoverAnchorBarButtonItem: String? { node.string("popoverAnchorBarButtonItem") }

    /// The object ID of the view that a popover points at.
    public var popoverAnchorView: String? { node.string("popoverAnchorView") }

    /// The directions that a popover's arrow may have: "up", "down", "left", "right".
    public var popoverArrowDirections: Set<String>? { node.options("popoverArrowDirection") }

    /// The selector of the `@IBSegueAction` that makes the destination.
    public var destinationCreationSelector: String? { node.string("destinationCreationSelector") }

    /// The index of a split view controller's child that a replace segue changes.
    public var splitViewControllerTargetIndex: Int? { node.integer("splitViewControllerTargetIndex") }
}
