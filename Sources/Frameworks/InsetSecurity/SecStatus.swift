import Foundation

// What calls answer, of the keychain and its items.

/// Nothing went wrong.
public let errSecSuccess: OSStatus = 0
/// The call can't do that.
public let errSecUnimplemented: OSStatus = -4
/// The disk is full.
public let errSecDiskFull: OSStatus = -34
/// Reading or writing failed.
public let errSecIO: OSStatus = -36
/// The file is open for writing already.
public let errSecOpWr: OSStatus = -49
/// A parameter is missing or wrong.
public let errSecParam: OSStatus = -50
/// Writing isn't allowed.
public let errSecWrPerm: OSStatus = -61
/// There is no memory left.
public let errSecAllocate: OSStatus = -108
/// The person gave up.
public let errSecUserCanceled: OSStatus = -128
/// A parameter is wrong, or the call comes at the wrong time.
public let errSecBadReq: OSStatus = -909
/// A part of the system failed.
public let errSecInternalComponent: OSStatus = -2070
/// CoreFoundation failed for an unknown reason.
public let errSecCoreFoundationUnknown: OSStatus = -4960
/// The app lacks a right.
public let errSecMissingEntitlement: OSStatus = -34018
/// The app may not call that.
public let errSecRestrictedAPI: OSStatus = -34020
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// What was to be changed can only be read.
public let errSecReadOnly: OSStatus = -25292
/// The person didn't prove who they are.
public let errSecAuthFailed: OSStatus = -25293
/// A status of calls: no such keychain.
public let errSecNoSuchKeychain: OSStatus = -25294
/// A status of calls: invalid keychain.
public let errSecInvalidKeychain: OSStatus = -25295
/// A status of calls: duplicate keychain.
public let errSecDuplicateKeychain: OSStatus = -25296
/// A status of calls: duplicate callback.
public let errSecDuplicateCallback: OSStatus = -25297
/// A status of calls: invalid callback.
public let errSecInvalidCallback: OSStatus = -25298
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// A status of calls: buffer too small.
public let errSecBufferTooSmall: OSStatus = -25301
/// A status of calls: data too large.
public let errSecDataTooLarge: OSStatus = -25302
/// A status of calls: no such attribute.
public let errSecNoSuchAttr: OSStatus = -25303
/// A status of calls: invalid item reference.
public let errSecInvalidItemRef: OSStatus = -25304
/// A status of calls: invalid search reference.
public let errSecInvalidSearchRef: OSStatus = -25305
/// A status of calls: no such class.
public let errSecNoSuchClass: OSStatus = -25306
/// A status of calls: no default keychain.
public let errSecNoDefaultKeychain: OSStatus = -25307
/// Nobody may be asked now.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// A status of calls: read only attribute.
public let errSecReadOnlyAttr: OSStatus = -25309
/// A status of calls: wrong security version.
public let errSecWrongSecVersion: OSStatus = -25310
/// A status of calls: key size not allowed.
public let errSecKeySizeNotAllowed: OSStatus = -25311
/// A status of calls: no storage module.
public let errSecNoStorageModule: OSStatus = -25312
/// A status of calls: no certificate module.
public let errSecNoCertificateModule: OSStatus = -25313
/// A status of calls: no policy module.
public let errSecNoPolicyModule: OSStatus = -25314
/// A status of calls: interaction required.
public let errSecInteractionRequired: OSStatus = -25315
/// A status of calls: data not available.
public let errSecDataNotAvailable: OSStatus = -25316
/// A status of calls: data not modifiable.
public let errSecDataNotModifiable: OSStatus = -25317
/// A status of calls: create chain failed.
public let errSecCreateChainFailed: OSStatus = -25318
/// A status of calls: invalid preferences domain.
public let errSecInvalidPrefsDomain: OSStatus = -25319
/// A status of calls: in dark wake.
public let errSecInDarkWake: OSStatus = -25320
/// A status of calls: ACL not simple.
public let errSecACLNotSimple: OSStatus = -25240
/// A status of calls: policy not found.
public let errSecPolicyNotFound: OSStatus = -25241
/// A status of calls: invalid trust setting.
public let errSecInvalidTrustSetting: OSStatus = -25242
/// A status of calls: no access for item.
public let errSecNoAccessForItem: OSStatus = -25243
/// A status of calls: invalid owner edit.
public let errSecInvalidOwnerEdit: OSStatus = -25244
/// A status of calls: trust not available.
public let errSecTrustNotAvailable: OSStatus = -25245
/// A status of calls: unsupported format.
public let errSecUnsupportedFormat: OSStatus = -25256
/// A status of calls: unknown format.
public let errSecUnknownFormat: OSStatus = -25257
/// A status of calls: key is sensitive.
public let errSecKeyIsSensitive: OSStatus = -25258
/// A status of calls: multiple private keys.
public let errSecMultiplePrivKeys: OSStatus = -25259
/// A status of calls: passphrase required.
public let errSecPassphraseRequired: OSStatus = -25260
/// A status of calls: invalid password reference.
public let errSecInvalidPasswordRef: OSStatus = -25261
/// A status of calls: invalid trust settings.
public let errSecInvalidTrustSettings: OSStatus = -25262
/// A status of calls: no trust settings.
public let errSecNoTrustSettings: OSStatus = -25263
/// A status of calls: PKCS 12 verify failure.
public let errSecPkcs12VerifyFailure: OSStatus = -25264
/// A status of calls: not signer.
public let errSecNotSigner: OSStatus = -26267
/// What was given can't be read.
public let errSecDecode: OSStatus = -26275
