import Foundation

extension NumberFormatter {
    /// Since which macOS a formatter works as it does.
    public enum Behavior: UInt, Sendable {
        /// As the newest one.
        case `default` = 0
        /// As the oldest one.
        case behavior10_0 = 1000
        /// With formats of Unicode's.
        case behavior10_4 = 1040
    }

    /// How the formatter works: ``Behavior/behavior10_4``, the only one that iOS has. Setting it changes nothing.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}
