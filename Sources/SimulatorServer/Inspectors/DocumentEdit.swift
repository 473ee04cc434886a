import Foundation
import InterfaceBuilder

/// A change of one element of a document, as an inspector makes it: nothing else of the file differs afterwards.
struct DocumentEdit: Equatable, Sendable {
    /// An object ID; "" is the document itself.
    var id: String
    /// A ``DocumentField``'s key.
    var key: String
    /// What it is to be; see ``DocumentField/value``.
    var value: String

    /// What a constraint may speak of, as documents write it.
    static let attributes = [
        "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX", "centerY", "baseline",
        "firstBaseline", "leadingMargin", "trailingMargin", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
        "centerXWithinMargins", "centerYWithinMargins",
    ]

    /// What is on or off of an object, with what it is where the document says nothing.
    static func bools(of name: String) -> [(key: String, label: String, isUsual: Bool)] {
        var all = [
            ("insetsLayoutMarginsFromSafeArea", "Safe Area Relative Margins", true),
            ("preservesSuperviewLayoutMargins", "Preserve Superview Margins", false), ("hidden", "Hidden", false),
        ]
        if name == "tableView" {
            all.insert(("contentViewInsetsToSafeArea", "Content View Insets to Safe Area", true), at: 0)
        }
        return all
    }

    /// The document with the change; nil where the element isn't there or can't be so.
    func applied(to document: Document) -> Document? {
        let root = document.root
        if id.isEmpty {
            guard key == "useSafeAreas", ["YES", "NO"].contains(value) else { return nil }
            return SafeAreaSwitch(document).turned(on: value == "YES")
        }
        guard let element = root.descendant(id) else { return nil }
        if element.name == "constraint" { return changedConstraint(element, in: document) }
        guard let changed = changedObject(element) else { return nil }
        return document.replacing(id) { _ in changed }
    }

    // MARK: Objects

    private func changedObject(_ element: Element) -> Element? {
        if key == "customClass" {
            let isName = value.wholeMatch(of: #/[\p{L}_][\p{L}\p{N}_.]*/#) != nil
            guard value.isEmpty || isName else { return nil }
            // A module that is left over names no class.
            return value.isEmpty
                ? element.removing("customClass").removing("customModule").removing("customModuleProvider")
                : element.writing(
                    "customClass",
                    value,
                    before: ["customModule", "customModuleProvider", "sceneMemberID"]
                )
        }
        if let (_, _, isUsual) = Self.bools(of: element.name).first(where: { $0.key == key }), !element.isController {
            guard ["YES", "NO"].contains(value) else { return nil }
            if element[key] == nil, (value == "YES") == isUsual { return element }
            return (value == "YES") == isUsual ? element.removing(key) : element.writing(key, value, before: ["id"])
        }
        return element.isController ? changedMetrics(element) : nil
    }

    private func changedMetrics(_ element: Element) -> Element? {
        let names = [
            "simulatedStatusBarMetrics": ["simulatedStatusBarMetrics"],
            "simulatedTopBarMetrics": ["simulatedNavigationBarMetrics"],
            "simulatedBottomBarMetrics": ["simulatedTabBarMetrics", "simulatedToolbarMetrics"],
        ]
        guard let known = names[key], value.isEmpty || value == "none" || known.contains(value) else { return nil }
        var children = element.children
        let index = children.firstIndex { $0.key == key }
        guard !value.isEmpty else {
            if let index { children.remove(at: index) }
            return element.with(children: children)
        }
        var made = Element(name: value == "none" ? "nil" : value, attributes: [.init(name: "key", value: key)])
        if value == "simulatedNavigationBarMetrics" { made = made.setting("prompted", to: "NO") }
        if let index {
            guard children[index].name != made.name else { return element }
            children[index] = made
        } else {
            let later = children.firstIndex { ["connections", "point"].contains($0.name) } ?? children.count
            children.insert(made, at: later)
        }
        return element.with(children: children)
    }

    // MARK: Constraints

    /// In Interface Builder's order.
    private static let order = [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
        "priority",
        "symbolic", "symbolType", "placeholder", "identifier", "id",
    ]

    private func changedConstraint(_ element: Element, in document: Document) -> Document? {
        if key.hasPrefix("installed") { return changedMask(of: element, in: document) }
        guard let usual = usualValue(for: element, in: document) else { return nil }
        let following = Self.order.drop { $0 != key }.dropFirst()
        var changed =
            value == usual ? element.removing(key) : element.writing(key, value, before: Array(following))
        // The standard distance is no constant.
        if key == "constant" { changed = changed.removing("symbolic").removing("symbolType") }
        return document.replacing(id) { _ in changed }
    }

    /// The value that isn't written; nil where the new one is none.
    private func usualValue(for element: Element, in document: Document) -> String? {
        func isNumber(_ range: ClosedRange<Double>) -> Bool { Double(value).map(range.contains) ?? false }
        switch key {
        case "constant": return isNumber(-1e5...1e5) ? "0" : nil
        case "priority": return isNumber(1...1000) ? "1000" : nil
        case "multiplier":
            let isRatio = value.wholeMatch(of: #/-?[0-9.]+([:\/][0-9.]+|%)?/#) != nil
            return isRatio && value.first { "123456789".contains($0) } != nil ? "1" : nil
        case "relation": return ["equal", "lessThanOrEqual", "greaterThanOrEqual"].contains(value) ? "equal" : nil
        case "firstAttribute", "secondAttribute": return Self.attributes.contains(value) ? "" : nil
        case "firstItem", "secondItem":
            if key == "secondItem", value.isEmpty || element["secondItem"] == nil { return nil }
            return value.isEmpty || document.root.descendant(value) != nil ? "" : nil
        default: return nil
        }
    }

    private func changedMask(of element: Element, in document: Document) -> Document? {
        let parts = key.split(separator: ":", maxSplits: 1)
        let variation = parts.count == 2 ? String(parts[1]) : "default"
        guard variation == "default" || ConstraintMasks.classes.contains(where: { $0.0 == variation }),
            ["YES", "NO", ""].contains(value), let list = document.root.parent(of: element),
            let holder = document.root.parent(of: list), let holderID = holder.id
        else { return nil }
        let masks = ConstraintMasks(of: id, in: holder)
        return document.replacing(holderID) { _ in masks.setting(value.isEmpty ? nil : value == "YES", in: variation) }
    }
}

extension Element {
    func removing(_ attribute: String) -> Element {
        self[attribute] == nil ? self : with(attributes: attributes.filter { $0.name != attribute })
    }

    /// Gives an attribute a value; a new one stands before the first of some others.
    func writing(_ attribute: String, _ value: String, before others: [String]) -> Element {
        guard self[attribute] == nil, let index = attributes.firstIndex(where: { others.contains($0.name) }) else {
            return self[attribute] == value ? self : setting(attribute, to: value)
        }
        var copy = attributes
        copy.insert(.init(name: attribute, value: value), at: index)
        return with(attributes: copy)
    }
}
