import Foundation

/// The kinds of exceptions.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The name, as Objective-C spells it.
    public let rawValue: String

    /// A kind of any name, which is equal to those of the same name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The same, by label.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let genericException = NSExceptionName("NSGenericException")
    public static let rangeException = NSExceptionName("NSRangeException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    public static let mallocException = NSExceptionName("NSMallocException")
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
    public static let portTimeoutException = NSExceptionName("NSPortTimeoutException")
    public static let invalidSendPortException = NSExceptionName("NSInvalidSendPortException")
    public static let invalidReceivePortException = NSExceptionName("NSInvalidReceivePortException")
    public static let portSendException = NSExceptionName("NSPortSendException")
    public static let portReceiveException = NSExceptionName("NSPortReceiveException")
    public static let oldStyleException = NSExceptionName("NSOldStyleException")
    public static let inconsistentArchiveException = NSExceptionName("NSInconsistentArchiveException")
}
