import Foundation

/// What the person has chosen for all contacts.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
    /// The one of the device.
    open class func shared() -> Self { self.init() }

    public required override init() { super.init() }

    /// The region of phone numbers without a country's code, in small letters: that of the device's language.
    open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }
    /// Which name stands first. Default: the given one.
    open var sortOrder: CNContactSortOrder { .givenName }
}
