import Platform

/// The era of the device that runs now.
package enum HostEra {
    /// That of the current world, on any thread. Default: `Era.standard`.
    package static var current: Era { World.ofAnyThread.era }
}
