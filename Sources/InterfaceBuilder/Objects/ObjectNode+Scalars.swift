import Foundation

extension ObjectNode {
    /// Whether the object has an attribute or child element of that name, `<nil>` included.
    public func has(_ name: String) -> Bool {
        attribute(name) != nil || property(name) != nil
    }

    /// A string, whether it stands in an attribute, a `<string>` or a `<mutableString>`; nil where absent or `<nil>`.
    public func string(_ name: String) -> String? {
        if let value = attribute(name) { return value }
        guard let child = property(name) else { return nil }
        return child.name == "string" || child.name == "mutableString" ? child.stringValue : nil
    }

    /// A truth value; nil where absent or neither YES nor NO.
    public func bool(_ name: String) -> Bool? {
        switch attribute(name) {
        case "YES", "true", "1": true
        case "NO", "false", "0": false
        default: property(name)?.bool("value")
        }
    }

    /// A finite number; nil where absent, garbage or "infinite".
    public func number(_ name: String) -> Double? {
        if let text = attribute(name) { return Element.number(text) }
        guard let child = property(name) else { return nil }
        return child.number("value") ?? Element.number(child.text)
    }

    /// A whole number, rounded toward zero.
    public func integer(_ name: String) -> Int? {
        number(name).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }

    /// A length in points; "infinite" is infinity, garbage nil.
    public func length(_ name: String) -> Double? {
        if attribute(name) == "infinite" { return .infinity }
        return number(name).flatMap { abs($0) <= Element.largestLength ? $0 : nil }
    }

    /// A layout priority, brought within 1…1000.
    public func priority(_ name: String) -> Float? {
        number(name).map { Float(min(max($0, 1), 1000)) }
    }

    /// Whether the property is set to nil on purpose, `<nil key="textColor"/>`.
    public func isNil(_ key: String) -> Bool { property(key)?.name == "nil" }

    /// The names that are set to YES in an option set such as `<dataDetectorType link="YES"/>`; nil where it is absent.
    public func options(_ key: String) -> Set<String>? {
        property(key).map { child in Set(child.attributes.filter { $0.value == "YES" }.map(\.name)) }
    }

    /// An attribute of the element that a property's value is, `localeIdentifier` of `<locale key="locale">`.
    public func text(_ attribute: String, of key: String) -> String? { property(key)?[attribute] }

    /// The texts of a list, `<scopeButtonTitles>`; nil where absent.
    public func strings(_ list: String) -> [String]? {
        element.child(named: list).map { $0.children.filter { $0.name == "string" }.map(\.stringValue) }
    }

    /// A moment; nil where absent.
    public func date(_ key: String) -> Date? {
        property(key)?.number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: $0) }
    }
}

extension Element {
    /// The characters of a `<string>`, decoded where they are stored as Base64 (which Xcode does for control characters).
    var stringValue: String {
        guard self["base64-UTF8"] == "YES" || self["type"] == "base64-UTF8" else { return text }
        var digits = text.filter { !$0.isWhitespace }
        while digits.utf8.count % 4 != 0 { digits.append("=") }
        return Data(base64Encoded: digits).map { String(decoding: $0, as: UTF8.self) } ?? text
    }
}
