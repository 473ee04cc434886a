import Foundation
import Platform

/// What Interface Builder writes: the elements it knows, the UIKit class of each, and their attributes.
///
/// The facts lie in `Resources/schema.txt`. Reading goes on without them: a document loads the same, only what is
/// unknown in it stays unreported and classes fall back to the element's name.
struct DocumentSchema: Sendable {
    /// What kind of value an attribute holds.
    enum AttributeType: Sendable {
        case text
        case bool
        case number
    }

    /// One element of the format.
    struct ElementType: Sendable {
        var className: String?
        var kind: ObjectKind?
        var attributes: [String: AttributeType] = [:]
        /// Whether any attribute may stand here, as in a variation.
        var isOpen = false
    }

    let elements: [String: ElementType]

    /// The schema that comes with Inset.
    static let standard: DocumentSchema = {
        let text = ResourceFolder(module: "InterfaceBuilder")?.contents(of: "schema.txt")
        return DocumentSchema(text: text.map { String(decoding: $0, as: UTF8.self) } ?? "")
    }()

    /// Reads the format of `schema.txt`: name, class, groups, a bar, attributes.
    init(text: String) {
        var types: [String: ElementType] = [:]
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            let words = line.split(separator: " ")
            guard let name = words.first else { continue }
            var type = ElementType(kind: ObjectKind(group: name))
            let bar = words.firstIndex(of: "|") ?? words.endIndex
            for word in words[1..<bar] {
                if word.hasPrefix("@"), let group = types[String(word)] {
                    type.attributes.merge(group.attributes) { own, _ in own }
                    type.kind = type.kind ?? group.kind
                } else {
                    type.className = String(word)
                }
            }
            for word in words[bar...].dropFirst() {
                switch word.last {
                case "?": type.attributes[String(word.dropLast())] = .bool
                case "#": type.attributes[String(word.dropLast())] = .number
                case "*": type.isOpen = true
                default: type.attributes[String(word)] = .text
                }
            }
            types[String(name)] = type
        }
        elements = types
    }
}

extension ObjectKind {
    /// The kind that a line of the schema begins.
    fileprivate init?(group name: Substring) {
        switch name {
        case "@view": self = .view
        case "@viewController": self = .viewController
        case "viewControllerPlaceholder": self = .viewControllerPlaceholder
        case "@gestureRecognizer": self = .gestureRecognizer
        case "@barItem": self = .barItem
        case "navigationItem": self = .navigationItem
        case "@layout": self = .collectionViewLayout
        case "placeholder": self = .placeholder
        case "exit": self = .exit
        case "customObject": self = .customObject
        case "tableViewSection": self = .tableViewSection
        case "viewLayoutGuide", "viewControllerLayoutGuide", "keyboardLayoutGuide", "layoutGuide": self = .layoutGuide
        default: return nil
        }
    }
}
