import Foundation

/// Contact name prefix key.
public let CNContactNamePrefixKey = "namePrefix"
/// Contact given name key.
public let CNContactGivenNameKey = "givenName"
/// Contact middle name key.
public let CNContactMiddleNameKey = "middleName"
/// Contact family name key.
public let CNContactFamilyNameKey = "familyName"
/// Contact previous family name key.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// Contact name suffix key.
public let CNContactNameSuffixKey = "nameSuffix"
/// Contact nickname key.
public let CNContactNicknameKey = "nickname"
/// Contact organization name key.
public let CNContactOrganizationNameKey = "organizationName"
/// Contact department name key.
public let CNContactDepartmentNameKey = "departmentName"
/// Contact job title key.
public let CNContactJobTitleKey = "jobTitle"
/// Contact phonetic given name key.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// Contact phonetic middle name key.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// Contact phonetic family name key.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// Contact phonetic organization name key.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// Contact note key.
public let CNContactNoteKey = "note"
/// Contact phone numbers key.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// Contact email addresses key.
public let CNContactEmailAddressesKey = "emailAddresses"
/// Contact postal addresses key.
public let CNContactPostalAddressesKey = "postalAddresses"
/// Contact url addresses key.
public let CNContactUrlAddressesKey = "urlAddresses"
/// Contact relations key.
public let CNContactRelationsKey = "contactRelations"
/// Contact social profiles key.
public let CNContactSocialProfilesKey = "socialProfiles"
/// Contact instant message addresses key.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
/// Contact dates key.
public let CNContactDatesKey = "dates"
/// Contact identifier key.
public let CNContactIdentifierKey = "identifier"
/// Contact birthday key.
public let CNContactBirthdayKey = "birthday"
/// Contact non gregorian birthday key.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// Contact image data key.
public let CNContactImageDataKey = "imageData"
/// Contact thumbnail image data key.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// Contact image data available key.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// Contact type key.
public let CNContactTypeKey = "contactType"
/// An address's street, by key.
public let CNPostalAddressStreetKey = "street"
/// An address's part of a town, by key.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// An address's town, by key.
public let CNPostalAddressCityKey = "city"
/// An address's county, by key.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// An address's state, by key.
public let CNPostalAddressStateKey = "state"
/// An address's postal code, by key.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// An address's country, by key.
public let CNPostalAddressCountryKey = "country"
/// An address's country's code, by key.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
