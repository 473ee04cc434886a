import Foundation

// What calls answer, of keys, what is encrypted, and revocation.

/// A status of calls: memory error.
public let errSecMemoryError: OSStatus = -67672
/// A status of calls: invalid data.
public let errSecInvalidData: OSStatus = -67673
/// A status of calls: MDS error.
public let errSecMDSError: OSStatus = -67674
/// A status of calls: invalid pointer.
public let errSecInvalidPointer: OSStatus = -67675
/// A status of calls: self check failed.
public let errSecSelfCheckFailed: OSStatus = -67676
/// A status of calls: function failed.
public let errSecFunctionFailed: OSStatus = -67677
/// A status of calls: module manifest verify failed.
public let errSecModuleManifestVerifyFailed: OSStatus = -67678
/// A status of calls: invalid GUID.
public let errSecInvalidGUID: OSStatus = -67679
/// A status of calls: invalid handle.
public let errSecInvalidHandle: OSStatus = -67680
/// A status of calls: invalid database list.
public let errSecInvalidDBList: OSStatus = -67681
/// A status of calls: invalid passthrough identifier.
public let errSecInvalidPassthroughID: OSStatus = -67682
/// A status of calls: invalid network address.
public let errSecInvalidNetworkAddress: OSStatus = -67683
/// A status of calls: CRL already signed.
public let errSecCRLAlreadySigned: OSStatus = -67684
/// A status of calls: invalid number of fields.
public let errSecInvalidNumberOfFields: OSStatus = -67685
/// A status of calls: verification failure.
public let errSecVerificationFailure: OSStatus = -67686
/// A status of calls: unknown tag.
public let errSecUnknownTag: OSStatus = -67687
/// A status of calls: invalid signature.
public let errSecInvalidSignature: OSStatus = -67688
/// A status of calls: invalid name.
public let errSecInvalidName: OSStatus = -67689
/// A status of calls: invalid certificate reference.
public let errSecInvalidCertificateRef: OSStatus = -67690
/// A status of calls: invalid certificate group.
public let errSecInvalidCertificateGroup: OSStatus = -67691
/// A status of calls: tag not found.
public let errSecTagNotFound: OSStatus = -67692
/// A status of calls: invalid query.
public let errSecInvalidQuery: OSStatus = -67693
/// A status of calls: invalid value.
public let errSecInvalidValue: OSStatus = -67694
/// A status of calls: callback failed.
public let errSecCallbackFailed: OSStatus = -67695
/// A status of calls: ACL delete failed.
public let errSecACLDeleteFailed: OSStatus = -67696
/// A status of calls: ACL replace failed.
public let errSecACLReplaceFailed: OSStatus = -67697
/// A status of calls: ACL add failed.
public let errSecACLAddFailed: OSStatus = -67698
/// A status of calls: ACL change failed.
public let errSecACLChangeFailed: OSStatus = -67699
/// A status of calls: invalid access credentials.
public let errSecInvalidAccessCredentials: OSStatus = -67700
/// A status of calls: invalid record.
public let errSecInvalidRecord: OSStatus = -67701
/// A status of calls: invalid ACL.
public let errSecInvalidACL: OSStatus = -67702
/// A status of calls: invalid sample value.
public let errSecInvalidSampleValue: OSStatus = -67703
/// A status of calls: incompatible version.
public let errSecIncompatibleVersion: OSStatus = -67704
/// A status of calls: privilege not granted.
public let errSecPrivilegeNotGranted: OSStatus = -67705
/// A status of calls: invalid scope.
public let errSecInvalidScope: OSStatus = -67706
/// A status of calls: PVC already configured.
public let errSecPVCAlreadyConfigured: OSStatus = -67707
/// A status of calls: invalid PVC.
public let errSecInvalidPVC: OSStatus = -67708
/// A status of calls: EMM load failed.
public let errSecEMMLoadFailed: OSStatus = -67709
/// A status of calls: EMM unload failed.
public let errSecEMMUnloadFailed: OSStatus = -67710
/// A status of calls: add-in load failed.
public let errSecAddinLoadFailed: OSStatus = -67711
/// A status of calls: invalid key reference.
public let errSecInvalidKeyRef: OSStatus = -67712
/// A status of calls: invalid key hierarchy.
public let errSecInvalidKeyHierarchy: OSStatus = -67713
/// A status of calls: add-in unload failed.
public let errSecAddinUnloadFailed: OSStatus = -67714
/// A status of calls: library reference not found.
public let errSecLibraryReferenceNotFound: OSStatus = -67715
/// A status of calls: invalid add-in function table.
public let errSecInvalidAddinFunctionTable: OSStatus = -67716
/// A status of calls: invalid service mask.
public let errSecInvalidServiceMask: OSStatus = -67717
/// A status of calls: module not loaded.
public let errSecModuleNotLoaded: OSStatus = -67718
/// A status of calls: invalid sub service identifier.
public let errSecInvalidSubServiceID: OSStatus = -67719
/// A status of calls: attribute not in context.
public let errSecAttributeNotInContext: OSStatus = -67720
/// A status of calls: module manager initialize failed.
public let errSecModuleManagerInitializeFailed: OSStatus = -67721
/// A status of calls: module manager not found.
public let errSecModuleManagerNotFound: OSStatus = -67722
/// A status of calls: event notification callback not found.
public let errSecEventNotificationCallbackNotFound: OSStatus = -67723
/// A status of calls: input length error.
public let errSecInputLengthError: OSStatus = -67724
/// A status of calls: output length error.
public let errSecOutputLengthError: OSStatus = -67725
/// A status of calls: privilege not supported.
public let errSecPrivilegeNotSupported: OSStatus = -67726
/// A status of calls: device error.
public let errSecDeviceError: OSStatus = -67727
/// A status of calls: attach handle busy.
public let errSecAttachHandleBusy: OSStatus = -67728
/// A status of calls: not logged in.
public let errSecNotLoggedIn: OSStatus = -67729
/// A status of calls: algorithm mismatch.
public let errSecAlgorithmMismatch: OSStatus = -67730
/// A status of calls: key usage incorrect.
public let errSecKeyUsageIncorrect: OSStatus = -67731
/// A status of calls: key blob type incorrect.
public let errSecKeyBlobTypeIncorrect: OSStatus = -67732
/// A status of calls: key header inconsistent.
public let errSecKeyHeaderInconsistent: OSStatus = -67733
/// A status of calls: unsupported key format.
public let errSecUnsupportedKeyFormat: OSStatus = -67734
/// A status of calls: unsupported key size.
public let errSecUnsupportedKeySize: OSStatus = -67735
/// A status of calls: invalid key usage mask.
public let errSecInvalidKeyUsageMask: OSStatus = -67736
/// A status of calls: unsupported key usage mask.
public let errSecUnsupportedKeyUsageMask: OSStatus = -67737
/// A status of calls: invalid key attribute mask.
public let errSecInvalidKeyAttributeMask: OSStatus = -67738
/// A status of calls: unsupported key attribute mask.
public let errSecUnsupportedKeyAttributeMask: OSStatus = -67739
/// A status of calls: invalid key label.
public let errSecInvalidKeyLabel: OSStatus = -67740
/// A status of calls: unsupported key label.
public let errSecUnsupportedKeyLabel: OSStatus = -67741
/// A status of calls: invalid key format.
public let errSecInvalidKeyFormat: OSStatus = -67742
/// A status of calls: unsupported vector of buffers.
public let errSecUnsupportedVectorOfBuffers: OSStatus = -67743
/// A status of calls: invalid input vector.
public let errSecInvalidInputVector: OSStatus = -67744
/// A status of calls: invalid output vector.
public let errSecInvalidOutputVector: OSStatus = -67745
/// A status of calls: invalid context.
public let errSecInvalidContext: OSStatus = -67746
/// A status of calls: invalid algorithm.
public let errSecInvalidAlgorithm: OSStatus = -67747
/// A status of calls: invalid attribute key.
public let errSecInvalidAttributeKey: OSStatus = -67748
/// A status of calls: missing attribute key.
public let errSecMissingAttributeKey: OSStatus = -67749
/// A status of calls: invalid attribute init vector.
public let errSecInvalidAttributeInitVector: OSStatus = -67750
/// A status of calls: missing attribute init vector.
public let errSecMissingAttributeInitVector: OSStatus = -67751
/// A status of calls: invalid attribute salt.
public let errSecInvalidAttributeSalt: OSStatus = -67752
/// A status of calls: missing attribute salt.
public let errSecMissingAttributeSalt: OSStatus = -67753
/// A status of calls: invalid attribute padding.
public let errSecInvalidAttributePadding: OSStatus = -67754
/// A status of calls: missing attribute padding.
public let errSecMissingAttributePadding: OSStatus = -67755
/// A status of calls: invalid attribute random.
public let errSecInvalidAttributeRandom: OSStatus = -67756
/// A status of calls: missing attribute random.
public let errSecMissingAttributeRandom: OSStatus = -67757
/// A status of calls: invalid attribute seed.
public let errSecInvalidAttributeSeed: OSStatus = -67758
/// A status of calls: missing attribute seed.
public let errSecMissingAttributeSeed: OSStatus = -67759
/// A status of calls: invalid attribute passphrase.
public let errSecInvalidAttributePassphrase: OSStatus = -67760
