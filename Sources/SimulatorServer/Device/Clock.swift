import Foundation

/// Real time.
enum Clock {
    static var nanoseconds: UInt64 { DispatchTime.now().uptimeNanoseconds }
}
