import Foundation

/// Says which part of a contact is wanted.
public protocol CNKeyDescriptor: NSObjectProtocol {}

extension NSString: CNKeyDescriptor {}

/// A person or a company.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate var fields = CNContactFields()
    /// The name that the store knows it by.
    open var identifier: String { fields.identifier }
    /// A person or a company. Default: a person.
    open var contactType: CNContactType { fields.contactType }
    /// Name prefix.
    open var namePrefix: String { fields.namePrefix }
    /// Given name.
    open var givenName: String { fields.givenName }
    /// Middle name.
    open var middleName: String { fields.middleName }
    /// Family name.
    open var familyName: String { fields.familyName }
    /// Previous family name.
    open var previousFamilyName: String { fields.previousFamilyName }
    /// Name suffix.
    open var nameSuffix: String { fields.nameSuffix }
    /// Nickname.
    open var nickname: String { fields.nickname }
    /// Organization name.
    open var organizationName: String { fields.organizationName }
    /// Department name.
    open var departmentName: String { fields.departmentName }
    /// Job title.
    open var jobTitle: String { fields.jobTitle }
    /// Phonetic given name.
    open var phoneticGivenName: String { fields.phoneticGivenName }
    /// Phonetic middle name.
    open var phoneticMiddleName: String { fields.phoneticMiddleName }
    /// Phonetic family name.
    open var phoneticFamilyName: String { fields.phoneticFamilyName }
    /// Phonetic organization name.
    open var phoneticOrganizationName: String { fields.phoneticOrganizationName }
    /// Note.
    open var note: String { fields.note }
    /// Phone numbers.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fields.phoneNumbers }
    /// Email addresses.
    open var emailAddresses: [CNLabeledValue<NSString>] { fields.emailAddresses }
    /// Postal addresses.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { fields.postalAddresses }
    /// Url addresses.
    open var urlAddresses: [CNLabeledValue<NSString>] { fields.urlAddresses }
    /// Contact relations.
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { fields.contactRelations }
    /// Social profiles.
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { fields.socialProfiles }
    /// Instant message addresses.
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { fields.instantMessageAddresses }
    /// Dates.
    open var dates: [CNLabeledValue<NSDateComponents>] { fields.dates }
    /// Birthday.
    open var birthday: DateComponents? { fields.birthday }
    /// Non gregorian birthday.
    open var nonGregorianBirthday: DateComponents? { fields.nonGregorianBirthday }
    /// The picture's file. Nil by default.
    open var imageData: Data? { fields.imageData }
    /// Thumbnail image data.
    open var thumbnailImageData: Data? { fields.imageData }
    /// Image data available.
    open var imageDataAvailable: Bool { fields.imageData != nil }

    /// Nobody.
    public override required init() { super.init() }
    /// Another one with the same parts.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CNContact()
        copy.fields = fields
        return copy
    }
    /// Another one with the same parts, which can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = CNMutableContact()
        copy.fields = fields
        return copy
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }

    /// Whether a part was read: always.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// Whether parts were read: always.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    /// How a part is called.
    open class func localizedString(forKey key: String) -> String { key }
    /// What finds contacts by name.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate { object, _ in
            guard let contact = object as? CNContact else { return false }
            return [contact.givenName, contact.familyName, contact.organizationName].contains {
                $0.lowercased().hasPrefix(name.lowercased())
            }
        }
    }
    /// What finds contacts by their identifiers.
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
    }
    /// What finds contacts by their number.
    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        NSPredicate { object, _ in
            (object as? CNContact)?.phoneNumbers.contains { $0.value.stringValue == phoneNumber.stringValue } ?? false
        }
    }
    /// What finds contacts by their address.
    open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate { object, _ in
            (object as? CNContact)?.emailAddresses.contains { $0.value == NSString(string: emailAddress) } ?? false
        }
    }
    /// What finds contacts of a group: none.
    open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate { _, _ in false }
    }
    /// What finds contacts of an account: all.
    open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate { _, _ in true }
    }
}

/// A person or a company.
public enum CNContactType: Int, Sendable {
    /// The two kinds.
    case person, organization
}

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
    /// As Apple numbers them.
    case none, userDefault, givenName, familyName
}

private struct CNContactFields {
    var identifier = UUID().uuidString
    var contactType = CNContactType.person
    var namePrefix = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var previousFamilyName = ""
    var nameSuffix = ""
    var nickname = ""
    var organizationName = ""
    var departmentName = ""
    var jobTitle = ""
    var phoneticGivenName = ""
    var phoneticMiddleName = ""
    var phoneticFamilyName = ""
    var phoneticOrganizationName = ""
    var note = ""
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    var dates: [CNLabeledValue<NSDateComponents>] = []
    var birthday: DateComponents?
    var nonGregorianBirthday: DateComponents?
    var imageData: Data?
}

/// A person or a company that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var contactType: CNContactType {
        get { fields.contactType }
        set { fields.contactType = newValue }
    }
    open override var namePrefix: String {
        get { fields.namePrefix }
        set { fields.namePrefix = newValue }
    }
    open override var givenName: String {
        get { fields.givenName }
        set { fields.givenName = newValue }
    }
    open override var middleName: String {
        get { fields.middleName }
        set { fields.middleName = newValue }
    }
    open override var familyName: String {
        get { fields.familyName }
        set { fields.familyName = newValue }
    }
    open override var previousFamilyName: String {
        get { fields.previousFamilyName }
        set { fields.previousFamilyName = newValue }
    }
    open override var nameSuffix: String {
        get { fields.nameSuffix }
        set { fields.nameSuffix = newValue }
    }
    open override var nickname: String {
        get { fields.nickname }
        set { fields.nickname = newValue }
    }
    open override var organizationName: String {
        get { fields.organizationName }
        set { fields.organizationName = newValue }
    }
    open override var departmentName: String {
        get { fields.departmentName }
        set { fields.departmentName = newValue }
    }
    open override var jobTitle: String {
        get { fields.jobTitle }
        set { fields.jobTitle = newValue }
    }
    open override var phoneticGivenName: String {
        get { fields.phoneticGivenName }
        set { fields.phoneticGivenName = newValue }
    }
    open override var phoneticMiddleName: String {
        get { fields.phoneticMiddleName }
        set { fields.phoneticMiddleName = newValue }
    }
    open override var phoneticFamilyName: String {
        get { fields.phoneticFamilyName }
        set { fields.phoneticFamilyName = newValue }
    }
    open override var phoneticOrganizationName: String {
        get { fields.phoneticOrganizationName }
        set { fields.phoneticOrganizationName = newValue }
    }
    open override var note: String {
        get { fields.note }
        set { fields.note = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { fields.phoneNumbers }
        set { fields.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { fields.emailAddresses }
        set { fields.emailAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { fields.postalAddresses }
        set { fields.postalAddresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { fields.urlAddresses }
        set { fields.urlAddresses = newValue }
    }
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { fields.contactRelations }
        set { fields.contactRelations = newValue }
    }
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { fields.socialProfiles }
        set { fields.socialProfiles = newValue }
    }
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { fields.instantMessageAddresses }
        set { fields.instantMessageAddresses = newValue }
    }
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { fields.dates }
        set { fields.dates = newValue }
    }
    open override var birthday: DateComponents? {
        get { fields.birthday }
        set { fields.birthday = newValue }
    }
    open override var nonGregorianBirthday: DateComponents? {
        get { fields.nonGregorianBirthday }
        set { fields.nonGregorianBirthday = newValue }
    }
    open override var imageData: Data? {
        get { fields.imageData }
        set { fields.imageData = newValue }
    }
}
