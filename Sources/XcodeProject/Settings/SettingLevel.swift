/// The build settings of one place: of a project, a target, or an xcconfig file.
struct SettingLevel: Sendable {
    /// By key, conditions included.
    private var values: [(key: SettingKey, value: String)] = []

    /// Nothing set.
    init() {}

    /// The `buildSettings` of a project file.
    init(_ settings: [String: PropertyValue]) {
        for name in settings.keys.sorted() {
            guard let key = SettingKey(name), let value = settings[name] else { continue }
            switch value {
            case .string(let text): set(key, text)
            case .array: set(key, value.strings.map(Self.quoted).joined(separator: " "))
            case .data, .dictionary: continue
            }
        }
    }

    /// A list is joined with spaces, so an element that has one is quoted.
    private static func quoted(_ text: String) -> String {
        text.contains(where: \.isWhitespace) && !text.hasPrefix("\"") ? "\"\(text)\"" : text
    }

    /// Sets a value; a later one takes the earlier one's place.
    mutating func set(_ key: SettingKey, _ value: String) {
        values.removeAll { $0.key == key }
        values.append((key, value))
    }

    /// Sets a value under a plain name.
    mutating func set(_ name: String, _ value: String) {
        guard let key = SettingKey(name) else { return }
        set(key, value)
    }

    /// The value that holds for a build: the one with the most conditions.
    func value(_ name: String, _ facts: [String: String]) -> String? {
        values.filter { $0.key.name == name && $0.key.holds(for: facts) }
            .max { $0.key.conditions.count < $1.key.conditions.count }?.value
    }

    /// All names that are set, sorted.
    var names: [String] { Set(values.map(\.key.name)).sorted() }
}
