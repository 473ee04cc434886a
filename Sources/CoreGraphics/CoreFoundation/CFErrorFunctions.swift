import Foundation

/// What kind of code an error has.
public func CFErrorGetDomain(_ err: CFError) -> CFString { NSString(string: err.domain) }
/// The error's number in its domain.
public func CFErrorGetCode(_ err: CFError) -> Int { err.code }
/// What else is known of an error.
public func CFErrorCopyUserInfo(_ err: CFError) -> CFDictionary? { err.userInfo as NSDictionary }
/// What to tell a person.
public func CFErrorCopyDescription(_ err: CFError) -> CFString { NSString(string: err.localizedDescription) }
