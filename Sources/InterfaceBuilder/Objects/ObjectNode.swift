/// An object of a document: its class, its properties as they stand there, and what it holds.
///
/// Properties are read when asked for, by the name that Interface Builder gives them. An object that was resolved for
/// size classes answers with the values of its variations.
public struct ObjectNode: Sendable, Identifiable {
    /// The object as XML.
    public let element: Element
    let context: DocumentContext
    /// The variations that hold, the most specific first; empty unless resolved.
    let overrides: [Element]
    /// The size classes that the object was resolved for; nil where it was not.
    public internal(set) var classes: SizeClasses?

    init(element: Element, context: DocumentContext, overrides: [Element] = []) {
        self.element = element
        self.context = context
        self.overrides = overrides
    }

    /// The object ID, "q7R-2c-Xyz"; empty for values such as a button's configuration.
    public var id: String { element.id ?? "" }

    /// "label", "viewController", …
    public var elementName: String { element.name }

    /// The family that the object belongs to.
    public var kind: ObjectKind {
        if let kind = DocumentSchema.standard.elements[element.name]?.kind { return kind }
        return element["contentMode"] != nil || element.child(forKey: "frame") != nil ? .view : .other
    }

    /// The UIKit class that the element stands for, "UILabel"; "UIView" for unknown views.
    public var className: String {
        if let name = DocumentSchema.standard.elements[element.name]?.className { return name }
        return kind == .view ? "UIView" : "NSObject"
    }

    /// The app's class; nil where the object is of UIKit's own class.
    public var customClass: String? { element["customClass"].flatMap { $0.isEmpty ? nil : $0 } }

    /// The module of the custom class as it stands in the document; nil for Objective-C classes and where
    /// `takesModuleFromTarget` says that it is the app's.
    public var customModule: String? { element["customModule"].flatMap { $0.isEmpty ? nil : $0 } }

    /// Whether the custom class' module is that of the target being built ("Inherit Module From Target").
    public var takesModuleFromTarget: Bool { element["customModuleProvider"] == "target" }

    /// The property of the holder that the object is the value of, "contentView".
    public var key: String? { element.key }

    /// The name that the author gave the object in the outline.
    public var userLabel: String? { string("userLabel") }

    /// The line of the object's start tag, counted from 1.
    public var line: Int { element.position.line }

    /// The name that people know the object by: its label, text, title or identifier, else its class; for messages.
    public var displayName: String {
        for name in [
            "userLabel", "text", "title", "identifier", "storyboardIdentifier", "reuseIdentifier", "placeholder",
        ] {
            if let found = string(name), !found.isEmpty { return found }
        }
        return customClass ?? className
    }

    /// The element of a property, the varied one where a variation holds.
    func property(_ key: String) -> Element? {
        for variation in overrides {
            if let found = variation.child(forKey: key) { return found }
        }
        return element.child(forKey: key)
    }

    /// The text of an attribute, the varied one where a variation holds.
    func attribute(_ name: String) -> String? {
        for variation in overrides {
            if let found = variation[name] { return found }
        }
        return element[name]
    }

    /// A sub-object or value of this object, resolved for the same size classes.
    func node(_ element: Element) -> ObjectNode {
        ObjectNode(element: element, context: context)
    }
}
