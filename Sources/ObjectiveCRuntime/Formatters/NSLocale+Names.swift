import Foundation

extension NSLocale {
    private var locale: Locale { self as Locale }

    /// A locale's name in this one's language.
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }
    /// A language's name in this locale's language; nil for an unknown code.
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        locale.localizedString(forLanguageCode: languageCode)
    }
    /// A country's name in this locale's language; nil for an unknown code.
    public func localizedString(forCountryCode countryCode: String) -> String? {
        locale.localizedString(forRegionCode: countryCode)
    }
    /// A script's name in this locale's language; nil for an unknown code.
    public func localizedString(forScriptCode scriptCode: String) -> String? {
        locale.localizedString(forScriptCode: scriptCode)
    }
    /// A currency's name in this locale's language; nil for an unknown code.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        locale.localizedString(forCurrencyCode: currencyCode)
    }
}
