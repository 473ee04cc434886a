import Foundation

// What dictionaries say of keys.

/// A key or a value of the dictionaries of keys: type.
nonisolated(unsafe) public let kSecAttrKeyType: NSString = "type"
/// A key or a value of the dictionaries of keys: 42.
nonisolated(unsafe) public let kSecAttrKeyTypeRSA: NSString = "42"
/// A key or a value of the dictionaries of keys: 73.
nonisolated(unsafe) public let kSecAttrKeyTypeEC: NSString = "73"
/// A key or a value of the dictionaries of keys: 73.
nonisolated(unsafe) public let kSecAttrKeyTypeECSECPrimeRandom: NSString = "73"
/// A key or a value of the dictionaries of keys: bsiz.
nonisolated(unsafe) public let kSecAttrKeySizeInBits: NSString = "bsiz"
/// A key or a value of the dictionaries of keys: esiz.
nonisolated(unsafe) public let kSecAttrEffectiveKeySize: NSString = "esiz"
/// A key or a value of the dictionaries of keys: kcls.
nonisolated(unsafe) public let kSecAttrKeyClass: NSString = "kcls"
/// A key or a value of the dictionaries of keys: 0.
nonisolated(unsafe) public let kSecAttrKeyClassPublic: NSString = "0"
/// A key or a value of the dictionaries of keys: 1.
nonisolated(unsafe) public let kSecAttrKeyClassPrivate: NSString = "1"
/// A key or a value of the dictionaries of keys: 2.
nonisolated(unsafe) public let kSecAttrKeyClassSymmetric: NSString = "2"
/// A key or a value of the dictionaries of keys: private.
nonisolated(unsafe) public let kSecPrivateKeyAttrs: NSString = "private"
/// A key or a value of the dictionaries of keys: public.
nonisolated(unsafe) public let kSecPublicKeyAttrs: NSString = "public"
/// A key or a value of the dictionaries of keys: perm.
nonisolated(unsafe) public let kSecAttrIsPermanent: NSString = "perm"
/// A key or a value of the dictionaries of keys: sens.
nonisolated(unsafe) public let kSecAttrIsSensitive: NSString = "sens"
/// A key or a value of the dictionaries of keys: extr.
nonisolated(unsafe) public let kSecAttrIsExtractable: NSString = "extr"
/// A key or a value of the dictionaries of keys: atag.
nonisolated(unsafe) public let kSecAttrApplicationTag: NSString = "atag"
/// A key or a value of the dictionaries of keys: klbl.
nonisolated(unsafe) public let kSecAttrApplicationLabel: NSString = "klbl"
/// A key or a value of the dictionaries of keys: tkid.
nonisolated(unsafe) public let kSecAttrTokenID: NSString = "tkid"
/// A key or a value of the dictionaries of keys: com.apple.setoken.
nonisolated(unsafe) public let kSecAttrTokenIDSecureEnclave: NSString = "com.apple.setoken"
/// A key or a value of the dictionaries of keys: encr.
nonisolated(unsafe) public let kSecAttrCanEncrypt: NSString = "encr"
/// A key or a value of the dictionaries of keys: decr.
nonisolated(unsafe) public let kSecAttrCanDecrypt: NSString = "decr"
/// A key or a value of the dictionaries of keys: drve.
nonisolated(unsafe) public let kSecAttrCanDerive: NSString = "drve"
/// A key or a value of the dictionaries of keys: sign.
nonisolated(unsafe) public let kSecAttrCanSign: NSString = "sign"
/// A key or a value of the dictionaries of keys: vrfy.
nonisolated(unsafe) public let kSecAttrCanVerify: NSString = "vrfy"
/// A key or a value of the dictionaries of keys: wrap.
nonisolated(unsafe) public let kSecAttrCanWrap: NSString = "wrap"
/// A key or a value of the dictionaries of keys: unwp.
nonisolated(unsafe) public let kSecAttrCanUnwrap: NSString = "unwp"
