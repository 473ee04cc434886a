import Synchronization

/// What iOS has and this machine doesn't: a call that can't do its work says so, once in a process and by its name.
package enum AbsentFeature {
    private static let told = Mutex<Set<String>>([])

    /// Says on standard error that a call has no effect.
    ///
    /// - Parameters:
    ///   - call: As the app writes it: `CLLocationManager.startUpdatingLocation()`.
    ///   - reason: What is missing, and what happens in its place.
    package static func report(_ call: String, _ reason: String) {
        let isNew = told.withLock { $0.insert(call).inserted }
        if isNew { StandardError.line("inset: \(call): \(reason)") }
    }

    /// Which calls were told so far, sorted.
    package static var calls: [String] { told.withLock { $0.sorted() } }
}
