import Foundation

/// A key or a value of the keychain's dictionaries: class.
nonisolated(unsafe) public let kSecClass: NSString = "class"
/// A key or a value of the keychain's dictionaries: genp.
nonisolated(unsafe) public let kSecClassGenericPassword: NSString = "genp"
/// A key or a value of the keychain's dictionaries: inet.
nonisolated(unsafe) public let kSecClassInternetPassword: NSString = "inet"
/// A key or a value of the keychain's dictionaries: cert.
nonisolated(unsafe) public let kSecClassCertificate: NSString = "cert"
/// A key or a value of the keychain's dictionaries: keys.
nonisolated(unsafe) public let kSecClassKey: NSString = "keys"
/// A key or a value of the keychain's dictionaries: idnt.
nonisolated(unsafe) public let kSecClassIdentity: NSString = "idnt"
/// A key or a value of the keychain's dictionaries: acct.
nonisolated(unsafe) public let kSecAttrAccount: NSString = "acct"
/// A key or a value of the keychain's dictionaries: svce.
nonisolated(unsafe) public let kSecAttrService: NSString = "svce"
/// A key or a value of the keychain's dictionaries: srvr.
nonisolated(unsafe) public let kSecAttrServer: NSString = "srvr"
/// A key or a value of the keychain's dictionaries: agrp.
nonisolated(unsafe) public let kSecAttrAccessGroup: NSString = "agrp"
/// A key or a value of the keychain's dictionaries: pdmn.
nonisolated(unsafe) public let kSecAttrAccessible: NSString = "pdmn"
/// A key or a value of the keychain's dictionaries: gena.
nonisolated(unsafe) public let kSecAttrGeneric: NSString = "gena"
/// A key or a value of the keychain's dictionaries: labl.
nonisolated(unsafe) public let kSecAttrLabel: NSString = "labl"
/// A key or a value of the keychain's dictionaries: desc.
nonisolated(unsafe) public let kSecAttrDescription: NSString = "desc"
/// A key or a value of the keychain's dictionaries: icmt.
nonisolated(unsafe) public let kSecAttrComment: NSString = "icmt"
/// A key or a value of the keychain's dictionaries: sync.
nonisolated(unsafe) public let kSecAttrSynchronizable: NSString = "sync"
/// A key or a value of the keychain's dictionaries: syna.
nonisolated(unsafe) public let kSecAttrSynchronizableAny: NSString = "syna"
/// A key or a value of the keychain's dictionaries: sdmn.
nonisolated(unsafe) public let kSecAttrSecurityDomain: NSString = "sdmn"
/// A key or a value of the keychain's dictionaries: ptcl.
nonisolated(unsafe) public let kSecAttrProtocol: NSString = "ptcl"
/// A key or a value of the keychain's dictionaries: port.
nonisolated(unsafe) public let kSecAttrPort: NSString = "port"
/// A key or a value of the keychain's dictionaries: path.
nonisolated(unsafe) public let kSecAttrPath: NSString = "path"
/// A key or a value of the keychain's dictionaries: cdat.
nonisolated(unsafe) public let kSecAttrCreationDate: NSString = "cdat"
/// A key or a value of the keychain's dictionaries: mdat.
nonisolated(unsafe) public let kSecAttrModificationDate: NSString = "mdat"
/// A key or a value of the keychain's dictionaries: accc.
nonisolated(unsafe) public let kSecAttrAccessControl: NSString = "accc"
/// A key or a value of the keychain's dictionaries: ak.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: NSString = "ak"
/// A key or a value of the keychain's dictionaries: ck.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: NSString = "ck"
/// A key or a value of the keychain's dictionaries: dk.
nonisolated(unsafe) public let kSecAttrAccessibleAlways: NSString = "dk"
/// A key or a value of the keychain's dictionaries: aku.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: NSString = "aku"
/// A key or a value of the keychain's dictionaries: cku.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: NSString = "cku"
/// A key or a value of the keychain's dictionaries: akpu.
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: NSString = "akpu"
/// A key or a value of the keychain's dictionaries: dku.
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: NSString = "dku"
/// A key or a value of the keychain's dictionaries: v_Data.
nonisolated(unsafe) public let kSecValueData: NSString = "v_Data"
/// A key or a value of the keychain's dictionaries: v_Ref.
nonisolated(unsafe) public let kSecValueRef: NSString = "v_Ref"
/// A key or a value of the keychain's dictionaries: r_Data.
nonisolated(unsafe) public let kSecReturnData: NSString = "r_Data"
/// A key or a value of the keychain's dictionaries: r_Attributes.
nonisolated(unsafe) public let kSecReturnAttributes: NSString = "r_Attributes"
/// A key or a value of the keychain's dictionaries: r_Ref.
nonisolated(unsafe) public let kSecReturnRef: NSString = "r_Ref"
/// A key or a value of the keychain's dictionaries: r_PersistentRef.
nonisolated(unsafe) public let kSecReturnPersistentRef: NSString = "r_PersistentRef"
/// A key or a value of the keychain's dictionaries: m_Limit.
nonisolated(unsafe) public let kSecMatchLimit: NSString = "m_Limit"
/// A key or a value of the keychain's dictionaries: m_LimitOne.
nonisolated(unsafe) public let kSecMatchLimitOne: NSString = "m_LimitOne"
/// A key or a value of the keychain's dictionaries: m_LimitAll.
nonisolated(unsafe) public let kSecMatchLimitAll: NSString = "m_LimitAll"
/// A key or a value of the keychain's dictionaries: u_AuthUI.
nonisolated(unsafe) public let kSecUseAuthenticationUI: NSString = "u_AuthUI"
/// A key or a value of the keychain's dictionaries: u_OpPrompt.
nonisolated(unsafe) public let kSecUseOperationPrompt: NSString = "u_OpPrompt"
/// A key or a value of the keychain's dictionaries: u_AuthCtx.
nonisolated(unsafe) public let kSecUseAuthenticationContext: NSString = "u_AuthCtx"
/// A key or a value of the keychain's dictionaries: nleg.
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: NSString = "nleg"
