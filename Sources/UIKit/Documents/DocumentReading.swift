import InterfaceBuilder

/// What a document says of one object, in UIKit's values.
@MainActor
protocol DocumentReading {
    /// The object, with the variations of the size classes.
    var node: ObjectNode { get }

    /// A named color comes from the catalog; nil where the document has none.
    func color(_ name: String) -> UIColor?
    /// A stand-in of the stored size where no catalog has it; nil where the document names none.
    func image(_ name: String) -> UIImage?
    /// As `image(_:)`, of a part of the object.
    func image(_ reference: ImageReference?) -> UIImage?
    /// What the document says of a value that is an object itself; nil where it has none of that key.
    func part(_ name: String) -> (any DocumentReading)?
    /// - Parameter defaultSize: Points, where the description leaves the size to the control.
    func font(_ name: String, defaultSize: CGFloat) -> UIFont?
    /// Nil where the document has no text with attributes of its own.
    func attributedText(_ name: String) -> NSAttributedString?
    /// Of an image that is a symbol.
    func symbolConfiguration(_ name: String) -> UIImage.SymbolConfiguration?
    /// The fonts and colors of a bar's texts.
    func textAttributes(_ name: String) -> [NSAttributedString.Key: Any]?
    /// Tells once that a value makes no sense and is left out.
    ///
    /// - Parameter known: What would do; empty where that is a number or YES and NO.
    func refuse(_ value: String, of name: String, known: [String])
    /// Tells what of the object can't be had, in a line.
    func tell(_ message: String)
}

extension DocumentReading {
    /// YES or NO; anything else is told and left out.
    func bool(_ name: String) -> Bool? {
        let value = node.bool(name)
        if value == nil { refuseText(of: name) }
        return value
    }

    /// A finite number; what is less than the least that makes sense is told and left out.
    func number(_ name: String, least: Double? = nil) -> Double? {
        guard let value = node.number(name), abs(value) <= Self.largest, least.map({ value >= $0 }) ?? true else {
            refuseText(of: name)
            return nil
        }
        return value
    }

    /// A whole number, rounded toward zero.
    func integer(_ name: String, least: Double? = nil) -> Int? {
        number(name, least: least).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }

    /// One of the values that have names; another name is told and left out.
    func choice<Value>(_ name: String, _ values: [String: Value]) -> Value? {
        guard let text = node.string(name) else { return nil }
        if values[text] == nil { refuse(text, of: name, known: values.keys.sorted()) }
        return values[text]
    }

    /// The options that are set to YES; another name is told and left out.
    func options<Value: OptionSet>(_ name: String, _ values: [String: Value]) -> Value? where Value.Element == Value {
        guard let names = node.options(name) else { return nil }
        for unknown in names.filter({ values[$0] == nil }).sorted() {
            refuse(unknown, of: name, known: values.keys.sorted())
        }
        return Value(names.sorted().compactMap { values[$0] })
    }

    func insets(_ name: String) -> UIEdgeInsets? {
        node.insets(name).map { UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right) }
    }

    func directionalInsets(_ name: String) -> NSDirectionalEdgeInsets? {
        node.directionalInsets(name).map {
            NSDirectionalEdgeInsets(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing)
        }
    }

    func offset(_ name: String) -> UIOffset? {
        node.offset(name).map { UIOffset(horizontal: $0.width, vertical: $0.height) }
    }

    private func refuseText(of name: String) {
        if let text = node.string(name) { refuse(text, of: name, known: []) }
    }

    /// Beyond it a length is a slip or an attack.
    private static var largest: Double { 10_000_000 }
}
