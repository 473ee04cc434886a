import Platform

/// The insets of a plain full-screen view controller while one range of systems runs.
struct SafeArea: Hashable, Sendable {
    /// The first system it holds for; nil: from the device's first.
    var from: OSVersion?
    /// The first system it no longer holds for; nil: still true.
    var before: OSVersion?
    var portrait: EdgeInsets
    /// For both landscape orientations.
    var landscape: EdgeInsets

    func contains(_ os: OSVersion) -> Bool {
        if let from, os < from { return false }
        if let before, os >= before { return false }
        return true
    }
}
