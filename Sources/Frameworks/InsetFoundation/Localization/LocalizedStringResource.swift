import Foundation

/// A text that is looked up in tables where it is shown, in the language that there is then (iOS 16).
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// Whose tables have a text.
    public enum BundleDescription: Equatable, Sendable {
        /// The app's.
        case main
        /// Of the bundle that a class is in.
        case forClass(AnyClass)
        /// Of a bundle at a place.
        case atURL(URL)

        /// Whether both name the same bundle in the same way.
        public static func == (left: Self, right: Self) -> Bool {
            switch (left, right) {
            case (.main, .main): true
            case (.forClass(let left), .forClass(let right)): left == right
            case (.atURL(let left), .atURL(let right)): left == right
            default: false
            }
        }

        var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let known): Bundle(for: known)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
    }

    /// What stands in the tables.
    public let key: String
    /// The text where no table has the key, with the values of all languages' texts.
    public let defaultValue: String.LocalizationValue
    /// Which table; nil is `Localizable`.
    public let table: String?
    /// How numbers are written.
    public var locale: Locale
    let bundle: BundleDescription

    /// A text whose key is itself.
    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue.lookupKey, keyAndValue, table, locale, bundle)
    }

    /// A text with a key of its own.
    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(key.description, defaultValue, table, locale, bundle)
    }

    /// A text without values, whose key is itself.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    /// A text with values, whose key is itself.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
        _ key: String,
        _ defaultValue: String.LocalizationValue,
        _ table: String?,
        _ locale: Locale,
        _ bundle: BundleDescription
    ) {
        (self.key, self.defaultValue, self.table) = (key, defaultValue, table)
        (self.locale, self.bundle) = (locale, bundle)
    }

    var text: String {
        let text = bundle.bundle.localizedString(forKey: key, value: defaultValue.lookupKey, table: table)
        return defaultValue.filled(text, locale)
    }
}

/// What says what it is called, in the language that there is then (iOS 16).
public protocol CustomLocalizedStringResourceConvertible {
    /// What it is called.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// Itself.
    public var localizedStringResource: LocalizedStringResource { self }
}

extension String {
    /// The text of a resource, in the language that there is now. A literal is taken for a key.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self = resource.text }
}
