import Foundation

extension Notification.Name {
    /// A setting changed; the user info's "key" says which.
    public static let settingsDidChange = Notification.Name("SettingsDidChange")
}

/// Stores one value in the user's defaults.
@propertyWrapper
public struct Stored<Value> {
    let key: String
    let initial: Value

    public init(wrappedValue: Value, _ key: String) {
        self.key = key
        initial = wrappedValue
    }

    public var wrappedValue: Value {
        get { Settings.defaults.object(forKey: key) as? Value ?? initial }
        nonmutating set {
            Settings.defaults.set(newValue, forKey: key)
            NotificationCenter.default.post(name: .settingsDidChange, object: nil, userInfo: ["key": key])
        }
    }
}

/// What a person can choose.
public enum Settings {
    public static let defaults = UserDefaults(suiteName: "PreferencesExample") ?? .standard

    @Stored("sounds") public static var playsSounds = true
    @Stored("badges") public static var showsBadges = false
    @Stored("volume") public static var volume = 0.5
    @Stored("textSize") public static var textSize = 17
    @Stored("name") public static var name = ""
    @Stored("theme") public static var theme = 0

    public static func reset() {
        for key in ["sounds", "badges", "volume", "textSize", "name", "theme"] { defaults.removeObject(forKey: key) }
        NotificationCenter.default.post(name: .settingsDidChange, object: nil)
    }
}
