extension ObjectNode {
    /// Everything that the object holds and that is an object itself, in document order.
    ///
    /// Constraints, connections, layout guides and plain values are not among them. Where the object was resolved for
    /// size classes, subviews that are not installed there are left out (TR-31).
    public var childObjects: [ChildObject] {
        var found: [ChildObject] = []
        for child in element.children {
            if let key = child.key {
                let object = resolvedAlike(child)
                // A collection view cell's content view has no ID before Xcode 11.
                if child.id != nil || object.kind == .view, child.name != "segue", !Self.isLayoutGuide(child) {
                    found.append(ChildObject(role: .property(key), object: object))
                }
            } else if let role = Self.roles[child.name] ?? Self.unknownRole(child) {
                let uninstalled = role == .subview && classes != nil ? uninstalledSubviews : []
                for object in child.children where object.id.map(uninstalled.contains) != true {
                    found.append(ChildObject(role: role, object: resolvedAlike(object)))
                }
            }
        }
        return found
    }

    /// The subviews in the order of the document, from back to front.
    public var subviews: [ObjectNode] { objects(.subview) }

    /// The prototype cells of a table.
    public var prototypes: [ObjectNode] { objects(.prototype) }

    /// The sections of a static table.
    public var sections: [ObjectNode] { objects(.section) }

    /// The cells of a static section or of a collection view.
    public var cells: [ObjectNode] { objects(.cell) }

    /// The items of a toolbar, navigation bar or tab bar.
    public var items: [ObjectNode] { objects(.item) }

    /// The children of one role.
    public func objects(_ role: ChildObject.Role) -> [ObjectNode] {
        childObjects.filter { $0.role == role }.map(\.object)
    }

    /// The object that is the value of a property, such as "contentView"; nil where there is none.
    public func object(forKey key: String) -> ObjectNode? {
        guard let child = property(key), child.name != "nil" else { return nil }
        return resolvedAlike(child)
    }

    /// Whether the object stands for whoever loads the xib.
    public var isFilesOwner: Bool { element["placeholderIdentifier"] == "IBFilesOwner" }

    /// Whether the object stands for the first responder.
    public var isFirstResponder: Bool { element["placeholderIdentifier"] == "IBFirstResponder" }

    /// The name under which the loader is given an external object (`UINib.externalObjects`); nil for others.
    public var externalObjectIdentifier: String? {
        guard let identifier = element["placeholderIdentifier"], !identifier.hasPrefix("IB") else { return nil }
        return identifier
    }

    static func isLayoutGuide(_ element: Element) -> Bool { element.name.hasSuffix("ayoutGuide") }

    private static let roles: [String: ChildObject.Role] = [
        "subviews": .subview, "items": .item, "toolbarItems": .toolbarItem, "leftBarButtonItems": .leftBarButtonItem,
        "rightBarButtonItems": .rightBarButtonItem, "sections": .section, "cells": .cell, "prototypes": .prototype,
        "gestureRecognizers": .gestureRecognizer, "keyCommands": .keyCommand, "children": .menuElement,
        "menuChildren": .menuElement,
    ]

    /// A list of something with object IDs, unknown but for that.
    private static func unknownRole(_ element: Element) -> ChildObject.Role? {
        guard element.attributes.isEmpty, let first = element.children.first, first.id != nil else { return nil }
        switch element.name {
        case "constraints", "connections", "layoutGuides": return nil
        default: return .other(list: element.name)
        }
    }

    private func resolvedAlike(_ child: Element) -> ObjectNode {
        let node = node(child)
        return classes.map { node.resolved(for: $0) } ?? node
    }
}
