import Foundation

// What calls answer, of parameters, times and names in certificates.

/// A status of calls: missing attribute passphrase.
public let errSecMissingAttributePassphrase: OSStatus = -67761
/// A status of calls: invalid attribute key length.
public let errSecInvalidAttributeKeyLength: OSStatus = -67762
/// A status of calls: missing attribute key length.
public let errSecMissingAttributeKeyLength: OSStatus = -67763
/// A status of calls: invalid attribute block size.
public let errSecInvalidAttributeBlockSize: OSStatus = -67764
/// A status of calls: missing attribute block size.
public let errSecMissingAttributeBlockSize: OSStatus = -67765
/// A status of calls: invalid attribute output size.
public let errSecInvalidAttributeOutputSize: OSStatus = -67766
/// A status of calls: missing attribute output size.
public let errSecMissingAttributeOutputSize: OSStatus = -67767
/// A status of calls: invalid attribute rounds.
public let errSecInvalidAttributeRounds: OSStatus = -67768
/// A status of calls: missing attribute rounds.
public let errSecMissingAttributeRounds: OSStatus = -67769
/// A status of calls: invalid algorithm parms.
public let errSecInvalidAlgorithmParms: OSStatus = -67770
/// A status of calls: missing algorithm parms.
public let errSecMissingAlgorithmParms: OSStatus = -67771
/// A status of calls: invalid attribute label.
public let errSecInvalidAttributeLabel: OSStatus = -67772
/// A status of calls: missing attribute label.
public let errSecMissingAttributeLabel: OSStatus = -67773
/// A status of calls: invalid attribute key type.
public let errSecInvalidAttributeKeyType: OSStatus = -67774
/// A status of calls: missing attribute key type.
public let errSecMissingAttributeKeyType: OSStatus = -67775
/// A status of calls: invalid attribute mode.
public let errSecInvalidAttributeMode: OSStatus = -67776
/// A status of calls: missing attribute mode.
public let errSecMissingAttributeMode: OSStatus = -67777
/// A status of calls: invalid attribute effective bits.
public let errSecInvalidAttributeEffectiveBits: OSStatus = -67778
/// A status of calls: missing attribute effective bits.
public let errSecMissingAttributeEffectiveBits: OSStatus = -67779
/// A status of calls: invalid attribute start date.
public let errSecInvalidAttributeStartDate: OSStatus = -67780
/// A status of calls: missing attribute start date.
public let errSecMissingAttributeStartDate: OSStatus = -67781
/// A status of calls: invalid attribute end date.
public let errSecInvalidAttributeEndDate: OSStatus = -67782
/// A status of calls: missing attribute end date.
public let errSecMissingAttributeEndDate: OSStatus = -67783
/// A status of calls: invalid attribute version.
public let errSecInvalidAttributeVersion: OSStatus = -67784
/// A status of calls: missing attribute version.
public let errSecMissingAttributeVersion: OSStatus = -67785
/// A status of calls: invalid attribute prime.
public let errSecInvalidAttributePrime: OSStatus = -67786
/// A status of calls: missing attribute prime.
public let errSecMissingAttributePrime: OSStatus = -67787
/// A status of calls: invalid attribute base.
public let errSecInvalidAttributeBase: OSStatus = -67788
/// A status of calls: missing attribute base.
public let errSecMissingAttributeBase: OSStatus = -67789
/// A status of calls: invalid attribute subprime.
public let errSecInvalidAttributeSubprime: OSStatus = -67790
/// A status of calls: missing attribute subprime.
public let errSecMissingAttributeSubprime: OSStatus = -67791
/// A status of calls: invalid attribute iteration count.
public let errSecInvalidAttributeIterationCount: OSStatus = -67792
/// A status of calls: missing attribute iteration count.
public let errSecMissingAttributeIterationCount: OSStatus = -67793
/// A status of calls: invalid attribute DLDB handle.
public let errSecInvalidAttributeDLDBHandle: OSStatus = -67794
/// A status of calls: missing attribute DLDB handle.
public let errSecMissingAttributeDLDBHandle: OSStatus = -67795
/// A status of calls: invalid attribute access credentials.
public let errSecInvalidAttributeAccessCredentials: OSStatus = -67796
/// A status of calls: missing attribute access credentials.
public let errSecMissingAttributeAccessCredentials: OSStatus = -67797
/// A status of calls: invalid attribute public key format.
public let errSecInvalidAttributePublicKeyFormat: OSStatus = -67798
/// A status of calls: missing attribute public key format.
public let errSecMissingAttributePublicKeyFormat: OSStatus = -67799
/// A status of calls: invalid attribute private key format.
public let errSecInvalidAttributePrivateKeyFormat: OSStatus = -67800
/// A status of calls: missing attribute private key format.
public let errSecMissingAttributePrivateKeyFormat: OSStatus = -67801
/// A status of calls: invalid attribute symmetric key format.
public let errSecInvalidAttributeSymmetricKeyFormat: OSStatus = -67802
/// A status of calls: missing attribute symmetric key format.
public let errSecMissingAttributeSymmetricKeyFormat: OSStatus = -67803
/// A status of calls: invalid attribute wrapped key format.
public let errSecInvalidAttributeWrappedKeyFormat: OSStatus = -67804
/// A status of calls: missing attribute wrapped key format.
public let errSecMissingAttributeWrappedKeyFormat: OSStatus = -67805
/// A status of calls: staged operation in progress.
public let errSecStagedOperationInProgress: OSStatus = -67806
/// A status of calls: staged operation not started.
public let errSecStagedOperationNotStarted: OSStatus = -67807
/// A status of calls: verify failed.
public let errSecVerifyFailed: OSStatus = -67808
/// A status of calls: query size unknown.
public let errSecQuerySizeUnknown: OSStatus = -67809
/// A status of calls: block size mismatch.
public let errSecBlockSizeMismatch: OSStatus = -67810
/// A status of calls: public key inconsistent.
public let errSecPublicKeyInconsistent: OSStatus = -67811
/// A status of calls: device verify failed.
public let errSecDeviceVerifyFailed: OSStatus = -67812
/// A status of calls: invalid login name.
public let errSecInvalidLoginName: OSStatus = -67813
/// A status of calls: already logged in.
public let errSecAlreadyLoggedIn: OSStatus = -67814
/// A status of calls: invalid digest algorithm.
public let errSecInvalidDigestAlgorithm: OSStatus = -67815
/// A status of calls: invalid CRL group.
public let errSecInvalidCRLGroup: OSStatus = -67816
/// A status of calls: certificate cannot operate.
public let errSecCertificateCannotOperate: OSStatus = -67817
/// A status of calls: certificate expired.
public let errSecCertificateExpired: OSStatus = -67818
/// A status of calls: certificate not valid yet.
public let errSecCertificateNotValidYet: OSStatus = -67819
/// A status of calls: certificate revoked.
public let errSecCertificateRevoked: OSStatus = -67820
/// A status of calls: certificate suspended.
public let errSecCertificateSuspended: OSStatus = -67821
/// A status of calls: insufficient credentials.
public let errSecInsufficientCredentials: OSStatus = -67822
/// A status of calls: invalid action.
public let errSecInvalidAction: OSStatus = -67823
/// A status of calls: invalid authority.
public let errSecInvalidAuthority: OSStatus = -67824
/// A status of calls: verify action failed.
public let errSecVerifyActionFailed: OSStatus = -67825
/// A status of calls: invalid certificate authority.
public let errSecInvalidCertAuthority: OSStatus = -67826
/// A status of calls: invald CRL authority.
public let errSecInvaldCRLAuthority: OSStatus = -67827
/// A status of calls: invalid CRL encoding.
public let errSecInvalidCRLEncoding: OSStatus = -67828
/// A status of calls: invalid CRL type.
public let errSecInvalidCRLType: OSStatus = -67829
/// A status of calls: invalid CRL.
public let errSecInvalidCRL: OSStatus = -67830
/// A status of calls: invalid form type.
public let errSecInvalidFormType: OSStatus = -67831
/// A status of calls: invalid identifier.
public let errSecInvalidID: OSStatus = -67832
/// A status of calls: invalid identifier.
public let errSecInvalidIdentifier: OSStatus = -67833
/// A status of calls: invalid index.
public let errSecInvalidIndex: OSStatus = -67834
/// A status of calls: invalid policy identifiers.
public let errSecInvalidPolicyIdentifiers: OSStatus = -67835
/// A status of calls: invalid time string.
public let errSecInvalidTimeString: OSStatus = -67836
/// A status of calls: invalid reason.
public let errSecInvalidReason: OSStatus = -67837
/// A status of calls: invalid request inputs.
public let errSecInvalidRequestInputs: OSStatus = -67838
/// A status of calls: invalid response vector.
public let errSecInvalidResponseVector: OSStatus = -67839
/// A status of calls: invalid stop on policy.
public let errSecInvalidStopOnPolicy: OSStatus = -67840
/// A status of calls: invalid tuple.
public let errSecInvalidTuple: OSStatus = -67841
/// A status of calls: multiple values unsupported.
public let errSecMultipleValuesUnsupported: OSStatus = -67842
/// The certificate isn't trusted.
public let errSecNotTrusted: OSStatus = -67843
/// A status of calls: no default authority.
public let errSecNoDefaultAuthority: OSStatus = -67844
/// A status of calls: rejected form.
public let errSecRejectedForm: OSStatus = -67845
/// A status of calls: request lost.
public let errSecRequestLost: OSStatus = -67846
/// A status of calls: request rejected.
public let errSecRequestRejected: OSStatus = -67847
/// A status of calls: unsupported address type.
public let errSecUnsupportedAddressType: OSStatus = -67848
/// A status of calls: unsupported service.
public let errSecUnsupportedService: OSStatus = -67849
/// A status of calls: invalid tuple group.
public let errSecInvalidTupleGroup: OSStatus = -67850
/// A status of calls: invalid base AC ls.
public let errSecInvalidBaseACLs: OSStatus = -67851
/// A status of calls: invalid tuple credendtials.
public let errSecInvalidTupleCredendtials: OSStatus = -67852
/// A status of calls: invalid encoding.
public let errSecInvalidEncoding: OSStatus = -67853
/// A status of calls: invalid validity period.
public let errSecInvalidValidityPeriod: OSStatus = -67854
/// A status of calls: invalid requestor.
public let errSecInvalidRequestor: OSStatus = -67855
/// A status of calls: request descriptor.
public let errSecRequestDescriptor: OSStatus = -67856
/// A status of calls: invalid bundle info.
public let errSecInvalidBundleInfo: OSStatus = -67857
/// A status of calls: invalid CRL index.
public let errSecInvalidCRLIndex: OSStatus = -67858
/// A status of calls: no field values.
public let errSecNoFieldValues: OSStatus = -67859
/// A status of calls: unsupported field format.
public let errSecUnsupportedFieldFormat: OSStatus = -67860
/// A status of calls: unsupported index info.
public let errSecUnsupportedIndexInfo: OSStatus = -67861
/// A status of calls: unsupported locality.
public let errSecUnsupportedLocality: OSStatus = -67862
/// A status of calls: unsupported num attributes.
public let errSecUnsupportedNumAttributes: OSStatus = -67863
/// A status of calls: unsupported num indexes.
public let errSecUnsupportedNumIndexes: OSStatus = -67864
/// A status of calls: unsupported num record types.
public let errSecUnsupportedNumRecordTypes: OSStatus = -67865
/// A status of calls: field specified multiple.
public let errSecFieldSpecifiedMultiple: OSStatus = -67866
/// A status of calls: incompatible field format.
public let errSecIncompatibleFieldFormat: OSStatus = -67867
/// A status of calls: invalid parsing module.
public let errSecInvalidParsingModule: OSStatus = -67868
/// A status of calls: database locked.
public let errSecDatabaseLocked: OSStatus = -67869
/// A status of calls: datastore is open.
public let errSecDatastoreIsOpen: OSStatus = -67870
/// A status of calls: missing value.
public let errSecMissingValue: OSStatus = -67871
/// A status of calls: unsupported query limits.
public let errSecUnsupportedQueryLimits: OSStatus = -67872
/// A status of calls: unsupported num selection preds.
public let errSecUnsupportedNumSelectionPreds: OSStatus = -67873
/// A status of calls: unsupported operator.
public let errSecUnsupportedOperator: OSStatus = -67874
/// A status of calls: invalid database location.
public let errSecInvalidDBLocation: OSStatus = -67875
/// A status of calls: invalid access request.
public let errSecInvalidAccessRequest: OSStatus = -67876
/// A status of calls: invalid index info.
public let errSecInvalidIndexInfo: OSStatus = -67877
/// A status of calls: invalid new owner.
public let errSecInvalidNewOwner: OSStatus = -67878
/// A status of calls: invalid modify mode.
public let errSecInvalidModifyMode: OSStatus = -67879
/// A status of calls: missing required extension.
public let errSecMissingRequiredExtension: OSStatus = -67880
/// A status of calls: extended key usage not critical.
public let errSecExtendedKeyUsageNotCritical: OSStatus = -67881
/// A status of calls: timestamp missing.
public let errSecTimestampMissing: OSStatus = -67882
/// A status of calls: timestamp invalid.
public let errSecTimestampInvalid: OSStatus = -67883
/// A status of calls: timestamp not trusted.
public let errSecTimestampNotTrusted: OSStatus = -67884
/// A status of calls: timestamp service not available.
public let errSecTimestampServiceNotAvailable: OSStatus = -67885
/// A status of calls: timestamp bad alg.
public let errSecTimestampBadAlg: OSStatus = -67886
/// A status of calls: timestamp bad request.
public let errSecTimestampBadRequest: OSStatus = -67887
/// A status of calls: timestamp bad data format.
public let errSecTimestampBadDataFormat: OSStatus = -67888
/// A status of calls: timestamp time not available.
public let errSecTimestampTimeNotAvailable: OSStatus = -67889
/// A status of calls: timestamp unaccepted policy.
public let errSecTimestampUnacceptedPolicy: OSStatus = -67890
/// A status of calls: timestamp unaccepted extension.
public let errSecTimestampUnacceptedExtension: OSStatus = -67891
/// A status of calls: timestamp add info not available.
public let errSecTimestampAddInfoNotAvailable: OSStatus = -67892
/// A status of calls: timestamp system failure.
public let errSecTimestampSystemFailure: OSStatus = -67893
/// A status of calls: signing time missing.
public let errSecSigningTimeMissing: OSStatus = -67894
/// A status of calls: timestamp rejection.
public let errSecTimestampRejection: OSStatus = -67895
/// A status of calls: timestamp waiting.
public let errSecTimestampWaiting: OSStatus = -67896
/// A status of calls: timestamp revocation warning.
public let errSecTimestampRevocationWarning: OSStatus = -67897
/// A status of calls: timestamp revocation notification.
public let errSecTimestampRevocationNotification: OSStatus = -67898
/// A status of calls: certificate policy not allowed.
public let errSecCertificatePolicyNotAllowed: OSStatus = -67899
/// A status of calls: certificate name not allowed.
public let errSecCertificateNameNotAllowed: OSStatus = -67900
/// A status of calls: certificate validity period too long.
public let errSecCertificateValidityPeriodTooLong: OSStatus = -67901
/// A status of calls: certificate is CA.
public let errSecCertificateIsCA: OSStatus = -67902
