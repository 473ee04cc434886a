/// One element of a document's XML: its name, attributes in the order of the text, children and characters.
///
/// Elements are immutable and shared: an edit makes new ones along the path to the root. Each knows where it stood, so
/// that messages can name the line and a writer can copy what was not changed.
public final class Element: Sendable {
    /// The element's name, "label".
    public let name: String
    /// The attributes in the order of the text; names are unique.
    public let attributes: [Attribute]
    /// The child elements in the order of the text.
    public let children: [Element]
    /// The characters between the tags; empty where they are white space around children.
    public let text: String
    /// Where the element stood in the file.
    public let position: SourcePosition

    /// Makes an element that was never in a file, unless `position` says where.
    public init(
        name: String,
        attributes: [Attribute] = [],
        children: [Element] = [],
        text: String = "",
        position: SourcePosition = .none
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.position = position
    }

    /// The value of an attribute; nil where it is absent.
    public subscript(attribute: String) -> String? {
        for candidate in attributes where candidate.name == attribute { return candidate.value }
        return nil
    }

    /// The `id` attribute: the object ID of objects, constraints and connections.
    public var id: String? { self["id"] }

    /// The `key` attribute: the property of the parent that this element is the value of.
    public var key: String? { self["key"] }

    /// The first child of a name; nil where there is none.
    public func child(named name: String) -> Element? {
        children.first { $0.name == name }
    }

    /// The first child with a `key`, of whatever name; nil where there is none.
    public func child(forKey key: String) -> Element? {
        children.first { $0.key == key }
    }

    /// A copy with other attributes, children or characters.
    public func with(attributes: [Attribute]? = nil, children: [Element]? = nil, text: String? = nil) -> Element {
        Element(
            name: name,
            attributes: attributes ?? self.attributes,
            children: children ?? self.children,
            text: text ?? self.text,
            position: position
        )
    }

    /// A copy in which one attribute has another value; it is added at the end where it was absent.
    public func setting(_ attribute: String, to value: String) -> Element {
        var copy = attributes
        if let i = copy.firstIndex(where: { $0.name == attribute }) {
            copy[i].value = value
        } else {
            copy.append(Attribute(name: attribute, value: value))
        }
        return with(attributes: copy)
    }

    /// Calls `body` with this element and everything in it, in the order of the text.
    public func forEachDescendant(_ body: (Element) -> Void) {
        body(self)
        for child in children { child.forEachDescendant(body) }
    }
}

extension Element {
    /// A name and its value, with entities already replaced.
    public struct Attribute: Sendable, Hashable {
        /// "contentMode".
        public var name: String
        /// May hold line breaks.
        public var value: String

        /// Pairs a name with its value.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }
}

extension Element: Equatable {
    /// Whether two elements say the same, wherever they stood.
    public static func == (left: Element, right: Element) -> Bool {
        left === right
            || left.name == right.name && left.attributes == right.attributes && left.text == right.text
                && left.children == right.children
    }
}
