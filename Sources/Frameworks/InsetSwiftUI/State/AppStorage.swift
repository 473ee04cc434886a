/// A value of the user's defaults, which is really read and written there.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let binding: Binding<Value>

    private init(
        _ key: String,
        _ store: UserDefaults?,
        read: @escaping (UserDefaults, String) -> Value?,
        write: @escaping (Value) -> Any?,
        otherwise value: Value
    ) {
        // Another suite than the standard one is the app's own to name.
        let defaults = store ?? .standard
        binding = Binding(
            get: { defaults.object(forKey: key) == nil ? value : read(defaults, key) ?? value },
            set: { new in
                if let written = write(new) {
                    defaults.set(written, forKey: key)
                } else {
                    defaults.removeObject(forKey: key)
                }
            }
        )
    }

    /// The value; what it begins with where nothing is stored.
    public var wrappedValue: Value {
        get { binding.wrappedValue }
        nonmutating set { binding.wrappedValue = newValue }
    }
    /// Reads and writes it.
    public var projectedValue: Binding<Value> { binding }
}

extension AppStorage {
    private init(
        _ value: Value,
        _ key: String,
        _ store: UserDefaults?,
        _ read: @escaping (UserDefaults, String) -> Value?
    ) {
        self.init(key, store, read: read, write: { $0 }, otherwise: value)
    }
    /// Foundation's own defaults on Linux give addresses of other places back as files.
    private static func url(_ defaults: UserDefaults, _ key: String) -> URL? {
        defaults.string(forKey: key).flatMap { URL(string: $0) } ?? defaults.url(forKey: key)
    }
    /// A truth value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key, store) { $0.bool(forKey: $1) }
    }
    /// A whole number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key, store) { $0.integer(forKey: $1) }
    }
    /// A number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key, store) { $0.double(forKey: $1) }
    }
    /// A text.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key, store) { $0.string(forKey: $1) }
    }
    /// An address.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, read: { Self.url($0, $1) }, write: { $0.absoluteString }, otherwise: wrappedValue)
    }
    /// A point in time.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(wrappedValue, key, store) { $0.object(forKey: $1) as? Date }
    }
    /// Bytes.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, key, store) { $0.data(forKey: $1) }
    }
    /// What is known by a whole number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key,
            store,
            read: { Value(rawValue: $0.integer(forKey: $1)) },
            write: { $0.rawValue },
            otherwise: wrappedValue
        )
    }
    /// What is known by a text.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key,
            store,
            read: { $0.string(forKey: $1).flatMap { Value(rawValue: $0) } },
            write: { $0.rawValue },
            otherwise: wrappedValue
        )
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    private init<V>(optional key: String, _ store: UserDefaults?, _ read: @escaping (UserDefaults, String) -> V?)
    where Value == V? {
        self.init(key, store, read: read, write: { $0 }, otherwise: nil)
    }
    /// A truth value that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(optional: key, store) { $0.bool(forKey: $1) }
    }
    /// A whole number that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(optional: key, store) { $0.integer(forKey: $1) }
    }
    /// A number that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(optional: key, store) { $0.double(forKey: $1) }
    }
    /// A text that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(optional: key, store) { $0.string(forKey: $1) }
    }
    /// An address that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, read: { Self.url($0, $1) }, write: { $0?.absoluteString }, otherwise: nil)
    }
    /// Bytes that may be missing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(optional: key, store) { $0.data(forKey: $1) }
    }
    /// What is known by a text, and may be missing.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(
            key,
            store,
            read: { $0.string(forKey: $1).flatMap { R(rawValue: $0) } },
            write: { $0?.rawValue },
            otherwise: nil
        )
    }
    /// What is known by a whole number, and may be missing.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, store, read: { R(rawValue: $0.integer(forKey: $1)) }, write: { $0?.rawValue }, otherwise: nil)
    }
}
