import ObjectiveCRuntime

/// What documents may say of the objects of one class: a row for each attribute and each keyed element.
///
/// The class's own rows; those of its superclasses stand in their tables, and come first. Rows are set in their order.
@MainActor
struct DocumentAttributes<Object: AnyObject> {
    /// The elements that stand for objects of the class.
    let elements: [String]
    private(set) var rows: [DocumentAttribute] = []

    init(_ elements: String..., build: (inout Self) -> Void) {
        self.elements = elements
        build(&self)
    }

    // MARK: Any value
    /// A row with a value of any kind.
    ///
    /// - Parameters:
    ///   - read: Nil where the document says nothing that makes sense.
    ///   - set: Gets what was read.
    ///   - reset: Sets what the class has by itself; nil: that stays.
    ///   - always: Whether loading resets what the document leaves out.
    mutating func row<Value>(
        _ name: String,
        _ kind: DocumentAttribute.Kind = .other,
        always: Bool = false,
        read: @escaping @MainActor (any DocumentReading) -> Value?,
        reset: (@MainActor (Object) -> Void)? = nil,
        property: DocumentAttribute.Property? = nil,
        set: @escaping @MainActor (Object, Value) -> Void
    ) {
        let setting: @MainActor (AnyObject, any DocumentReading) -> Bool = { object, reader in
            guard let object = object as? Object, let value = read(reader) else { return false }
            set(object, value)
            return true
        }
        var resetting: (@MainActor (AnyObject) -> Void)?
        if let reset { resetting = { object in if let object = object as? Object { reset(object) } } }
        rows.append(
            DocumentAttribute(
                name: name,
                kind: kind,
                set: setting,
                reset: resetting,
                isReset: always,
                property: property
            )
        )
    }

    /// A row for a property with a key path.
    private mutating func keyed<Value>(
        _ name: String,
        _ kind: DocumentAttribute.Kind,
        _ path: ReferenceWritableKeyPath<Object, Value>,
        default standard: Value?,
        always: Bool,
        key: String?,
        read: @escaping @MainActor (any DocumentReading) -> Value?
    ) {
        var reset: (@MainActor (Object) -> Void)?
        if let standard {
            // An app's class hears of what the document says, and of nothing else.
            reset = { if !Self.isSame($0[keyPath: path], standard) { $0[keyPath: path] = standard } }
        }
        row(
            name,
            kind,
            always: always,
            read: read,
            reset: reset,
            property: Self.property(key ?? name, path),
            set: { object, value in object[keyPath: path] = value }
        )
    }

    /// Whether two values are equal, as far as they can be compared; no text and an empty one are.
    private static func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
        switch (KeyedProperties.unwrapped(one), KeyedProperties.unwrapped(other)) {
        case (nil, nil): true
        case (nil, let text as String), (let text as String, nil): text.isEmpty
        case (let one as AnyHashable, let other as AnyHashable): one == other
        default: false
        }
    }

    static func property<Value>(
        _ key: String,
        _ path: ReferenceWritableKeyPath<Object, Value>
    ) -> DocumentAttribute.Property {
        DocumentAttribute.Property(
            key: key,
            type: Value.self,
            get: { ($0 as? Object).map { $0[keyPath: path] } },
            set: { object, value in
                guard let object = object as? Object, let value = (value as Any) as? Value else { return false }
                object[keyPath: path] = value
                return true
            }
        )
    }

    // MARK: Numbers
    /// YES or NO.
    ///
    /// - Parameter key: The name of the property for runtime attributes; default: as in documents.
    mutating func bool(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Object, Bool>,
        default standard: Bool? = nil,
        always: Bool = false,
        key: String? = nil
    ) {
        keyed(name, .bool, path, default: standard, always: always, key: key) { $0.bool(name) }
    }

    mutating func number<Value: BinaryFloatingPoint>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Object, Value>,
        least: Double? = nil,
        default standard: Value? = nil,
        always: Bool = false,
        key: String? = nil
    ) {
        keyed(name, .number, path, default: standard, always: always, key: key) {
            $0.number(name, least: least).map { Value($0) }
        }
    }

    mutating func integer(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Object, Int>,
        least: Double? = nil,
        default standard: Int? = nil,
        always: Bool = false,
        key: String? = nil
    ) {
        keyed(name, .integer, path, default: standard, always: always, key: key) { $0.integer(name, least: least) }
    }

    /// A length, of which one below zero means something of its own.
    mutating func height(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Object, CGFloat>,
        belowZero: CGFloat,
        default standard: CGFloat? = nil
    ) {
        keyed(name, .number, path, default: standard, always: false, key: nil) {
            $0.number(name).map { $0 < 0 ? belowZero : CGFloat($0) }
        }
    }

    // MARK: Names
    /// One of some values that documents give names to.
    mutating func choice<Value>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Object, Value>,
        _ values: [String: Value],
        default standard: Value? = nil,
        always: Bool = false,
        key: String? = nil
    ) {
        keyed(name, .choice(values.keys.sorted()), path, default: standard, always: always, key: key) {
            $0.choice(name, values)
        }
    }

    /// As `choice`, set in a way of its own.
    mutating func choice<Value>(
        _ name: String,
        _ values: [String: Value],
        default standard: Value? = nil,
        always: Bool = false,
        set: @escaping @MainActor (Object, Value) -> Void
    ) {
        var reset: (@MainActor (Object) -> Void)?
        if let standard { reset = { set($0, standard) } }
        row(
            name,
            .choice(values.keys.sorted()),
            always: always,
            read: { $0.choice(name, values) },
            reset: reset,
            set: set
        )
    }

    mutating func options<Value: OptionSet>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Object, Value>,
        _ values: [String: Value],
        default standard: Value? = nil
    ) where Value.Element == Value {
        keyed(name, .options(values.keys.sorted()), path, default: standard, always: false, key: nil) {
            $0.options(name, values)
        }
    }

    mutating func string(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Object, String?>,
        always: Bool = false,
        key: String? = nil
    ) {
        keyed(name, .string, path, default: .some(nil), always: always, key: key) {
            $0.node.string(name).map(Optional.some)
        }
    }

    // MARK: Values
    /// - Parameter standard: What the property is without a color of the document's; nil by default.
    mutating func color(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Object, UIColor?>,
        default standard: UIColor? = nil,
        always: Bool = false,
        key: String? = nil
    ) {
        keyed(name, .color, path, default: .some(standard), always: always, key: key) {
            $0.color(name).map(Optional.some)
        }
    }

    mutating func image(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Object, UIImage?>,
        always: Bool = false,
        key: String? = nil
    ) {
        keyed(name, .image, path, default: .some(nil), always: always, key: key) { $0.image(name).map(Optional.some) }
    }

    mutating func insets(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Object, UIEdgeInsets>,
        default standard: UIEdgeInsets? = nil
    ) {
        keyed(name, .insets, path, default: standard, always: false, key: nil) { $0.insets(name) }
    }

    /// The rows of another table, for a value that is an object itself.
    mutating func part(_ name: String, _ table: DocumentAttributes<Object>) {
        row(name, read: { $0.part(name) }) { object, reader in
            for row in table.rows { row.load(object, reader) }
        }
    }

    mutating func size(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Object, CGSize>,
        default standard: CGSize? = nil
    ) {
        keyed(name, .size, path, default: standard, always: false, key: nil) { $0.node.size(name) }
    }
}

/// A table of any class.
@MainActor
protocol DocumentTable {
    var type: AnyClass { get }
    var elements: [String] { get }
    var rows: [DocumentAttribute] { get }
}

extension DocumentAttributes: DocumentTable {
    var type: AnyClass { Object.self }
}
