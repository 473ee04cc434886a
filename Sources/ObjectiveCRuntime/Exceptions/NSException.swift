import Foundation

/// What ends a program that breaks a contract; Swift can't catch it.
open class NSException: NSObject, @unchecked Sendable {
    /// What kind of exception it is.
    public let name: NSExceptionName
    /// For people; nil where none was given.
    public let reason: String?
    /// More for those who look into it.
    public let userInfo: [AnyHashable: Any]?

    /// Makes an exception; `raise()` ends the program with it.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
        super.init()
    }

    /// Ends the program with the exception's name and reason.
    open func raise() {
        let reason = self.reason ?? "(null)"
        fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
    }

    /// Ends the program with a formatted reason.
    public class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }
}
