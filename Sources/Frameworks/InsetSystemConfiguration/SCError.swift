/// What went wrong in the last call: nothing.
public func SCError() -> Int32 { kSCStatusOK }

/// Nothing went wrong.
public let kSCStatusOK: Int32 = 0
/// Something went wrong.
public let kSCStatusFailed: Int32 = 1001
