import Foundation

/// The kinds of exceptions.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The name, as Objective-C spells it.
    public let rawValue: String

    /// A kind of any name, which is equal to those of the same name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A kind of any name, by label.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Of no particular kind.
    public static let genericException = NSExceptionName("NSGenericException")
    /// Beyond the bounds of a collection.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// What a method can't be called with.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// A state that can't be.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// No memory is left.
    public static let mallocException = NSExceptionName("NSMallocException")
    /// An object that can't be reached from this thread.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    /// An object of another process that isn't there.
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    /// A receiver that is gone.
    public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
    /// No answer in time.
    public static let portTimeoutException = NSExceptionName("NSPortTimeoutException")
    /// A port that can't send.
    public static let invalidSendPortException = NSExceptionName("NSInvalidSendPortException")
    /// A port that can't receive.
    public static let invalidReceivePortException = NSExceptionName("NSInvalidReceivePortException")
    /// Sending failed.
    public static let portSendException = NSExceptionName("NSPortSendException")
    /// Receiving failed.
    public static let portReceiveException = NSExceptionName("NSPortReceiveException")
    /// Raised without a name.
    public static let oldStyleException = NSExceptionName("NSOldStyleException")
    /// An archive that contradicts itself.
    public static let inconsistentArchiveException = NSExceptionName("NSInconsistentArchiveException")
}
