import Dispatch

/// Counts what layout spends in the constraint solver, for benchmarks and `--timings`; nobody counts by default.
@MainActor
package final class LayoutTally {
    /// Where to count; nil, the default, costs one comparison a solve.
    package static var current: LayoutTally?

    /// Nanoseconds in which the solver solved.
    package var solving: UInt64 = 0
    /// Nanoseconds in which systems were set up and solved, `solving` included.
    package var engine: UInt64 = 0
    /// How often a system was set up from nothing, and how often one was solved.
    package var builds = 0
    package var solves = 0

    package init() {}

    /// Adds the time that a body takes.
    @inline(__always)
    static func count<Result>(
        _ place: ReferenceWritableKeyPath<LayoutTally, UInt64>,
        _ body: () -> Result
    ) -> Result {
        guard let tally = current else { return body() }
        let started = DispatchTime.now().uptimeNanoseconds
        defer { tally[keyPath: place] += DispatchTime.now().uptimeNanoseconds - started }
        return body()
    }
}
