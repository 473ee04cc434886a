import Dispatch

extension DispatchTime {
    /// The time so much later; forever where that can't be told.
    public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }

    /// How far another time is from this one, in nanoseconds; never where it can't be told.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        let nanoseconds = Int64(bitPattern: other.uptimeNanoseconds &- uptimeNanoseconds)
        return other == .distantFuture ? .never : .nanoseconds(Int(nanoseconds))
    }
}
