import Foundation

// What calls answer, of certificates and what is signed.

/// A status of calls: service not available.
public let errSecServiceNotAvailable: OSStatus = -67585
/// A status of calls: insufficient client identifier.
public let errSecInsufficientClientID: OSStatus = -67586
/// A status of calls: device reset.
public let errSecDeviceReset: OSStatus = -67587
/// A status of calls: device failed.
public let errSecDeviceFailed: OSStatus = -67588
/// A status of calls: apple add app ACL subject.
public let errSecAppleAddAppACLSubject: OSStatus = -67589
/// A status of calls: apple public key incomplete.
public let errSecApplePublicKeyIncomplete: OSStatus = -67590
/// A status of calls: apple signature mismatch.
public let errSecAppleSignatureMismatch: OSStatus = -67591
/// A status of calls: apple invalid key start date.
public let errSecAppleInvalidKeyStartDate: OSStatus = -67592
/// A status of calls: apple invalid key end date.
public let errSecAppleInvalidKeyEndDate: OSStatus = -67593
/// A status of calls: conversion error.
public let errSecConversionError: OSStatus = -67594
/// A status of calls: apple SS lv 2 rollback.
public let errSecAppleSSLv2Rollback: OSStatus = -67595
/// A status of calls: quota exceeded.
public let errSecQuotaExceeded: OSStatus = -67596
/// A status of calls: file too big.
public let errSecFileTooBig: OSStatus = -67597
/// A status of calls: invalid database blob.
public let errSecInvalidDatabaseBlob: OSStatus = -67598
/// A status of calls: invalid key blob.
public let errSecInvalidKeyBlob: OSStatus = -67599
/// A status of calls: incompatible database blob.
public let errSecIncompatibleDatabaseBlob: OSStatus = -67600
/// A status of calls: incompatible key blob.
public let errSecIncompatibleKeyBlob: OSStatus = -67601
/// A status of calls: host name mismatch.
public let errSecHostNameMismatch: OSStatus = -67602
/// A status of calls: unknown critical extension flag.
public let errSecUnknownCriticalExtensionFlag: OSStatus = -67603
/// A status of calls: no basic constraints.
public let errSecNoBasicConstraints: OSStatus = -67604
/// A status of calls: no basic constraints CA.
public let errSecNoBasicConstraintsCA: OSStatus = -67605
/// A status of calls: invalid authority key identifier.
public let errSecInvalidAuthorityKeyID: OSStatus = -67606
/// A status of calls: invalid subject key identifier.
public let errSecInvalidSubjectKeyID: OSStatus = -67607
/// A status of calls: invalid key usage for policy.
public let errSecInvalidKeyUsageForPolicy: OSStatus = -67608
/// A status of calls: invalid extended key usage.
public let errSecInvalidExtendedKeyUsage: OSStatus = -67609
/// A status of calls: invalid identifier linkage.
public let errSecInvalidIDLinkage: OSStatus = -67610
/// A status of calls: path length constraint exceeded.
public let errSecPathLengthConstraintExceeded: OSStatus = -67611
/// A status of calls: invalid root.
public let errSecInvalidRoot: OSStatus = -67612
/// A status of calls: CRL expired.
public let errSecCRLExpired: OSStatus = -67613
/// A status of calls: CRL not valid yet.
public let errSecCRLNotValidYet: OSStatus = -67614
/// A status of calls: CRL not found.
public let errSecCRLNotFound: OSStatus = -67615
/// A status of calls: CRL server down.
public let errSecCRLServerDown: OSStatus = -67616
/// A status of calls: CRL bad URI.
public let errSecCRLBadURI: OSStatus = -67617
/// A status of calls: unknown certificate extension.
public let errSecUnknownCertExtension: OSStatus = -67618
/// A status of calls: unknown CRL extension.
public let errSecUnknownCRLExtension: OSStatus = -67619
/// A status of calls: CRL not trusted.
public let errSecCRLNotTrusted: OSStatus = -67620
/// A status of calls: CRL policy failed.
public let errSecCRLPolicyFailed: OSStatus = -67621
/// A status of calls: IDP failure.
public let errSecIDPFailure: OSStatus = -67622
/// A status of calls: S/MIME email addresses not found.
public let errSecSMIMEEmailAddressesNotFound: OSStatus = -67623
/// A status of calls: S/MIME bad extended key usage.
public let errSecSMIMEBadExtendedKeyUsage: OSStatus = -67624
/// A status of calls: S/MIME bad key usage.
public let errSecSMIMEBadKeyUsage: OSStatus = -67625
/// A status of calls: S/MIME key usage not critical.
public let errSecSMIMEKeyUsageNotCritical: OSStatus = -67626
/// A status of calls: S/MIME no email address.
public let errSecSMIMENoEmailAddress: OSStatus = -67627
/// A status of calls: S/MIME subject alt name not critical.
public let errSecSMIMESubjAltNameNotCritical: OSStatus = -67628
/// A status of calls: SSL bad extended key usage.
public let errSecSSLBadExtendedKeyUsage: OSStatus = -67629
/// A status of calls: OCSP bad response.
public let errSecOCSPBadResponse: OSStatus = -67630
/// A status of calls: OCSP bad request.
public let errSecOCSPBadRequest: OSStatus = -67631
/// A status of calls: OCSP unavailable.
public let errSecOCSPUnavailable: OSStatus = -67632
/// A status of calls: OCSP status unrecognized.
public let errSecOCSPStatusUnrecognized: OSStatus = -67633
/// A status of calls: end of data.
public let errSecEndOfData: OSStatus = -67634
/// A status of calls: incomplete certificate revocation check.
public let errSecIncompleteCertRevocationCheck: OSStatus = -67635
/// A status of calls: network failure.
public let errSecNetworkFailure: OSStatus = -67636
/// A status of calls: OCSP not trusted to anchor.
public let errSecOCSPNotTrustedToAnchor: OSStatus = -67637
/// A status of calls: record modified.
public let errSecRecordModified: OSStatus = -67638
/// A status of calls: OCSP signature error.
public let errSecOCSPSignatureError: OSStatus = -67639
/// A status of calls: OCSP no signer.
public let errSecOCSPNoSigner: OSStatus = -67640
/// A status of calls: OCSP responder malformed req.
public let errSecOCSPResponderMalformedReq: OSStatus = -67641
/// A status of calls: OCSP responder internal error.
public let errSecOCSPResponderInternalError: OSStatus = -67642
/// A status of calls: OCSP responder try later.
public let errSecOCSPResponderTryLater: OSStatus = -67643
/// A status of calls: OCSP responder signature required.
public let errSecOCSPResponderSignatureRequired: OSStatus = -67644
/// A status of calls: OCSP responder unauthorized.
public let errSecOCSPResponderUnauthorized: OSStatus = -67645
/// A status of calls: OCSP response nonce mismatch.
public let errSecOCSPResponseNonceMismatch: OSStatus = -67646
/// A status of calls: code signing bad certificate chain length.
public let errSecCodeSigningBadCertChainLength: OSStatus = -67647
/// A status of calls: code signing no basic constraints.
public let errSecCodeSigningNoBasicConstraints: OSStatus = -67648
/// A status of calls: code signing bad path length constraint.
public let errSecCodeSigningBadPathLengthConstraint: OSStatus = -67649
/// A status of calls: code signing no extended key usage.
public let errSecCodeSigningNoExtendedKeyUsage: OSStatus = -67650
/// A status of calls: code signing development.
public let errSecCodeSigningDevelopment: OSStatus = -67651
/// A status of calls: resource sign bad certificate chain length.
public let errSecResourceSignBadCertChainLength: OSStatus = -67652
/// A status of calls: resource sign bad extended key usage.
public let errSecResourceSignBadExtKeyUsage: OSStatus = -67653
/// A status of calls: trust setting deny.
public let errSecTrustSettingDeny: OSStatus = -67654
/// A status of calls: invalid subject name.
public let errSecInvalidSubjectName: OSStatus = -67655
/// A status of calls: unknown qualified certificate statement.
public let errSecUnknownQualifiedCertStatement: OSStatus = -67656
/// A status of calls: MobileMe request queued.
public let errSecMobileMeRequestQueued: OSStatus = -67657
/// A status of calls: MobileMe request redirected.
public let errSecMobileMeRequestRedirected: OSStatus = -67658
/// A status of calls: MobileMe server error.
public let errSecMobileMeServerError: OSStatus = -67659
/// A status of calls: MobileMe server not available.
public let errSecMobileMeServerNotAvailable: OSStatus = -67660
/// A status of calls: MobileMe server already exists.
public let errSecMobileMeServerAlreadyExists: OSStatus = -67661
/// A status of calls: MobileMe server service error.
public let errSecMobileMeServerServiceErr: OSStatus = -67662
/// A status of calls: MobileMe request already pending.
public let errSecMobileMeRequestAlreadyPending: OSStatus = -67663
/// A status of calls: MobileMe no request pending.
public let errSecMobileMeNoRequestPending: OSStatus = -67664
/// A status of calls: MobileMe CSR verify failure.
public let errSecMobileMeCSRVerifyFailure: OSStatus = -67665
/// A status of calls: MobileMe failed consistency check.
public let errSecMobileMeFailedConsistencyCheck: OSStatus = -67666
/// A status of calls: not initialized.
public let errSecNotInitialized: OSStatus = -67667
/// A status of calls: invalid handle usage.
public let errSecInvalidHandleUsage: OSStatus = -67668
/// A status of calls: PVC referent not found.
public let errSecPVCReferentNotFound: OSStatus = -67669
/// A status of calls: function integrity fail.
public let errSecFunctionIntegrityFail: OSStatus = -67670
/// A status of calls: internal error.
public let errSecInternalError: OSStatus = -67671
