import Foundation

// Protocols and kinds of proof of internet passwords, and what is rarer in the dictionaries of items.

/// A key or a value of the keychain's dictionaries: ftp.
nonisolated(unsafe) public let kSecAttrProtocolFTP: NSString = "ftp "
/// A key or a value of the keychain's dictionaries: ftpa.
nonisolated(unsafe) public let kSecAttrProtocolFTPAccount: NSString = "ftpa"
/// A key or a value of the keychain's dictionaries: http.
nonisolated(unsafe) public let kSecAttrProtocolHTTP: NSString = "http"
/// A key or a value of the keychain's dictionaries: irc.
nonisolated(unsafe) public let kSecAttrProtocolIRC: NSString = "irc "
/// A key or a value of the keychain's dictionaries: nntp.
nonisolated(unsafe) public let kSecAttrProtocolNNTP: NSString = "nntp"
/// A key or a value of the keychain's dictionaries: pop3.
nonisolated(unsafe) public let kSecAttrProtocolPOP3: NSString = "pop3"
/// A key or a value of the keychain's dictionaries: smtp.
nonisolated(unsafe) public let kSecAttrProtocolSMTP: NSString = "smtp"
/// A key or a value of the keychain's dictionaries: sox.
nonisolated(unsafe) public let kSecAttrProtocolSOCKS: NSString = "sox "
/// A key or a value of the keychain's dictionaries: imap.
nonisolated(unsafe) public let kSecAttrProtocolIMAP: NSString = "imap"
/// A key or a value of the keychain's dictionaries: ldap.
nonisolated(unsafe) public let kSecAttrProtocolLDAP: NSString = "ldap"
/// A key or a value of the keychain's dictionaries: atlk.
nonisolated(unsafe) public let kSecAttrProtocolAppleTalk: NSString = "atlk"
/// A key or a value of the keychain's dictionaries: afp.
nonisolated(unsafe) public let kSecAttrProtocolAFP: NSString = "afp "
/// A key or a value of the keychain's dictionaries: teln.
nonisolated(unsafe) public let kSecAttrProtocolTelnet: NSString = "teln"
/// A key or a value of the keychain's dictionaries: ssh.
nonisolated(unsafe) public let kSecAttrProtocolSSH: NSString = "ssh "
/// A key or a value of the keychain's dictionaries: ftps.
nonisolated(unsafe) public let kSecAttrProtocolFTPS: NSString = "ftps"
/// A key or a value of the keychain's dictionaries: htps.
nonisolated(unsafe) public let kSecAttrProtocolHTTPS: NSString = "htps"
/// A key or a value of the keychain's dictionaries: htpx.
nonisolated(unsafe) public let kSecAttrProtocolHTTPProxy: NSString = "htpx"
/// A key or a value of the keychain's dictionaries: htsx.
nonisolated(unsafe) public let kSecAttrProtocolHTTPSProxy: NSString = "htsx"
/// A key or a value of the keychain's dictionaries: ftpx.
nonisolated(unsafe) public let kSecAttrProtocolFTPProxy: NSString = "ftpx"
/// A key or a value of the keychain's dictionaries: smb.
nonisolated(unsafe) public let kSecAttrProtocolSMB: NSString = "smb "
/// A key or a value of the keychain's dictionaries: rtsp.
nonisolated(unsafe) public let kSecAttrProtocolRTSP: NSString = "rtsp"
/// A key or a value of the keychain's dictionaries: rtsx.
nonisolated(unsafe) public let kSecAttrProtocolRTSPProxy: NSString = "rtsx"
/// A key or a value of the keychain's dictionaries: daap.
nonisolated(unsafe) public let kSecAttrProtocolDAAP: NSString = "daap"
/// A key or a value of the keychain's dictionaries: eppc.
nonisolated(unsafe) public let kSecAttrProtocolEPPC: NSString = "eppc"
/// A key or a value of the keychain's dictionaries: ipp.
nonisolated(unsafe) public let kSecAttrProtocolIPP: NSString = "ipp "
/// A key or a value of the keychain's dictionaries: ntps.
nonisolated(unsafe) public let kSecAttrProtocolNNTPS: NSString = "ntps"
/// A key or a value of the keychain's dictionaries: ldps.
nonisolated(unsafe) public let kSecAttrProtocolLDAPS: NSString = "ldps"
/// A key or a value of the keychain's dictionaries: tels.
nonisolated(unsafe) public let kSecAttrProtocolTelnetS: NSString = "tels"
/// A key or a value of the keychain's dictionaries: imps.
nonisolated(unsafe) public let kSecAttrProtocolIMAPS: NSString = "imps"
/// A key or a value of the keychain's dictionaries: ircs.
nonisolated(unsafe) public let kSecAttrProtocolIRCS: NSString = "ircs"
/// A key or a value of the keychain's dictionaries: pops.
nonisolated(unsafe) public let kSecAttrProtocolPOP3S: NSString = "pops"
/// A key or a value of the keychain's dictionaries: ntlm.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeNTLM: NSString = "ntlm"
/// A key or a value of the keychain's dictionaries: msna.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeMSN: NSString = "msna"
/// A key or a value of the keychain's dictionaries: dpaa.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeDPA: NSString = "dpaa"
/// A key or a value of the keychain's dictionaries: rpaa.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeRPA: NSString = "rpaa"
/// A key or a value of the keychain's dictionaries: http.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTTPBasic: NSString = "http"
/// A key or a value of the keychain's dictionaries: httd.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTTPDigest: NSString = "httd"
/// A key or a value of the keychain's dictionaries: form.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTMLForm: NSString = "form"
/// A key or a value of the keychain's dictionaries: dflt.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeDefault: NSString = "dflt"
/// A key or a value of the keychain's dictionaries: atyp.
nonisolated(unsafe) public let kSecAttrAuthenticationType: NSString = "atyp"
/// A key or a value of the keychain's dictionaries: type.
nonisolated(unsafe) public let kSecAttrType: NSString = "type"
/// A key or a value of the keychain's dictionaries: crtr.
nonisolated(unsafe) public let kSecAttrCreator: NSString = "crtr"
/// A key or a value of the keychain's dictionaries: invi.
nonisolated(unsafe) public let kSecAttrIsInvisible: NSString = "invi"
/// A key or a value of the keychain's dictionaries: nega.
nonisolated(unsafe) public let kSecAttrIsNegative: NSString = "nega"
/// A key or a value of the keychain's dictionaries: v_PersistentRef.
nonisolated(unsafe) public let kSecValuePersistentRef: NSString = "v_PersistentRef"
/// A key or a value of the keychain's dictionaries: spwd.
nonisolated(unsafe) public let kSecSharedPassword: NSString = "spwd"
/// A key or a value of the keychain's dictionaries: u_NoAuthUI.
nonisolated(unsafe) public let kSecUseNoAuthenticationUI: NSString = "u_NoAuthUI"
/// A key or a value of the keychain's dictionaries: u_AuthUIA.
nonisolated(unsafe) public let kSecUseAuthenticationUIAllow: NSString = "u_AuthUIA"
/// A key or a value of the keychain's dictionaries: u_AuthUIF.
nonisolated(unsafe) public let kSecUseAuthenticationUIFail: NSString = "u_AuthUIF"
/// A key or a value of the keychain's dictionaries: u_AuthUIS.
nonisolated(unsafe) public let kSecUseAuthenticationUISkip: NSString = "u_AuthUIS"
