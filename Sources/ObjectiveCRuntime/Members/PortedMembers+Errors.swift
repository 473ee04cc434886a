import Foundation

extension PortedMembers {
    /// A value as the object that an error is on iOS, one of Swift's too; nil where it is none.
    nonisolated public static func error(_ value: Any?) -> NSError? {
        guard let value else { return nil }
        // An error that is an object already stays the same one.
        return value as? NSError ?? (value as? any Error).map { $0 as NSError }
    }
}
