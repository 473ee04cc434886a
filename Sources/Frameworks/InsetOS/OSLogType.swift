/// How important a line is.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    /// The level's number.
    public let rawValue: UInt8

    /// A level by its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A level by its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// What goes wrong may need it.
    public static let `default` = OSLogType(0)
    /// Useful, but not needed.
    public static let info = OSLogType(1)
    /// For development.
    public static let debug = OSLogType(2)
    /// Something went wrong in this process.
    public static let error = OSLogType(16)
    /// Something went wrong in the program or the system.
    public static let fault = OSLogType(17)

    /// The word that stands in the line; nil for the default.
    var word: String? {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: nil
        }
    }
}
