import Platform

/// By the rules of which system the functions of Core Text measure, which get none passed.
package enum TextEra {
    /// The booted device's; set by the host.
    nonisolated(unsafe) package static var current = Era.standard
}
