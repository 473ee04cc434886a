import Foundation

/// A value with a label: "home".
open class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable where ValueType: NSCopying & NSSecureCoding {
    /// Identifier.
    public let identifier = UUID().uuidString
    /// Label.
    public let label: String?
    /// Value.
    public let value: ValueType
    /// Makes one by label, value.
    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
    /// Setting label.
    open func settingLabel(_ label: String?) -> Self {
        guard let made = CNLabeledValue(label: label, value: value) as? Self else {
            preconditionFailure("its own class")
        }
        return made
    }
    /// Setting value.
    open func settingValue(_ value: ValueType) -> Self {
        guard let made = CNLabeledValue(label: label, value: value) as? Self else {
            preconditionFailure("its own class")
        }
        return made
    }
    /// A label as people read it: without the signs around it, in lower case.
    open class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }
}

/// A telephone number.
open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// String value.
    public let stringValue: String
    /// Makes one by string value.
    public init(stringValue string: String) { stringValue = string }
    /// Nil: it isn't kept in archives.
    public required init?(coder: NSCoder) { return nil }
    /// Encode with.
    open func encode(with coder: NSCoder) {}
    /// Copy with.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Supports secure coding.
    public static var supportsSecureCoding: Bool { true }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}

/// An address.
open class CNPostalAddress: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Street. Default: empty.
    open internal(set) var street = ""
    /// Sub locality. Default: empty.
    open internal(set) var subLocality = ""
    /// City. Default: empty.
    open internal(set) var city = ""
    /// Sub administrative area. Default: empty.
    open internal(set) var subAdministrativeArea = ""
    /// State. Default: empty.
    open internal(set) var state = ""
    /// Postal code. Default: empty.
    open internal(set) var postalCode = ""
    /// Country. Default: empty.
    open internal(set) var country = ""
    /// Iso country code. Default: empty.
    open internal(set) var isoCountryCode = ""
    public override init() { super.init() }
    /// Nil: it isn't kept in archives.
    public required init?(coder: NSCoder) { return nil }
    /// Encode with.
    open func encode(with coder: NSCoder) {}
    /// Copy with.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Supports secure coding.
    public static var supportsSecureCoding: Bool { true }
}

/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { super.street }
        set { super.street = newValue }
    }
    open override var subLocality: String {
        get { super.subLocality }
        set { super.subLocality = newValue }
    }
    open override var city: String {
        get { super.city }
        set { super.city = newValue }
    }
    open override var subAdministrativeArea: String {
        get { super.subAdministrativeArea }
        set { super.subAdministrativeArea = newValue }
    }
    open override var state: String {
        get { super.state }
        set { super.state = newValue }
    }
    open override var postalCode: String {
        get { super.postalCode }
        set { super.postalCode = newValue }
    }
    open override var country: String {
        get { super.country }
        set { super.country = newValue }
    }
    open override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { super.isoCountryCode = newValue }
    }
}

/// Another person.
open class CNContactRelation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Name.
    public let name: String
    /// Makes one by name.
    public init(name: String) { self.name = name }
    /// Nil: it isn't kept in archives.
    public required init?(coder: NSCoder) { return nil }
    /// Encode with.
    open func encode(with coder: NSCoder) {}
    /// Copy with.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Supports secure coding.
    public static var supportsSecureCoding: Bool { true }
}

/// A name in a network.
open class CNSocialProfile: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Url string.
    public let urlString: String
    /// Username.
    public let username: String
    /// User identifier.
    public let userIdentifier: String
    /// Service.
    public let service: String
    /// Makes one by url string, username, user identifier, service.
    public init(urlString: String, username: String, userIdentifier: String, service: String) {
        (self.urlString, self.username, self.userIdentifier, self.service) = (
            urlString, username, userIdentifier, service
        )
    }
    /// Nil: it isn't kept in archives.
    public required init?(coder: NSCoder) { return nil }
    /// Encode with.
    open func encode(with coder: NSCoder) {}
    /// Copy with.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Supports secure coding.
    public static var supportsSecureCoding: Bool { true }
}

/// A name for messages.
open class CNInstantMessageAddress: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Username.
    public let username: String
    /// Service.
    public let service: String
    /// Makes one by username, service.
    public init(username: String, service: String) { (self.username, self.service) = (username, service) }
    /// Nil: it isn't kept in archives.
    public required init?(coder: NSCoder) { return nil }
    /// Encode with.
    open func encode(with coder: NSCoder) {}
    /// Copy with.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Supports secure coding.
    public static var supportsSecureCoding: Bool { true }
}

/// Label home.
public let CNLabelHome = "_$!<Home>!$_"
/// Label work.
public let CNLabelWork = "_$!<Work>!$_"
/// Label school.
public let CNLabelSchool = "_$!<School>!$_"
/// Label other.
public let CNLabelOther = "_$!<Other>!$_"
/// Label phone number mobile.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// Label phone numberi phone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// Label phone number main.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// Label phone number home fax.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// Label phone number work fax.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// Label phone number pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// Label emaili cloud.
public let CNLabelEmailiCloud = "iCloud"
/// Label URL address home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// Label date anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// Label contact relation mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// Label contact relation father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// Label contact relation parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// Label contact relation brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// Label contact relation sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// Label contact relation child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// Label contact relation friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// Label contact relation spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// Label contact relation partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// Social profile service facebook.
public let CNSocialProfileServiceFacebook = "Facebook"
/// Social profile service twitter.
public let CNSocialProfileServiceTwitter = "Twitter"
/// Social profile service linked in.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
/// Social profile service flickr.
public let CNSocialProfileServiceFlickr = "Flickr"
