import Foundation

extension NSCalendar {
    /// When the unit that a date lies in begins, and how long it is.
    ///
    /// - Parameters:
    ///   - datep: Is set to the beginning.
    ///   - tip: Is set to the length in seconds.
    /// - Returns: False, and nothing is set, for a unit that has no beginning.
    public func range(
        of unit: NSCalendar.Unit,
        start datep: UnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?,
        for date: Date
    ) -> Bool {
        guard let interval = range(of: unit, for: date) else { return false }
        datep?.pointee = interval.start as NSDate
        tip?.pointee = interval.duration
        return true
    }
}
