import CoreText
import Platform
import Synchronization

/// The era that this process simulates.
package enum HostEra {
    private static let storage = Mutex(Era.standard)

    /// The era of the booted device and the running app; set by the host. Default: `Era.standard`.
    package static var current: Era {
        get { storage.withLock { $0 } }
        set {
            storage.withLock { $0 = newValue }
            TextEra.current = newValue
        }
    }
}
