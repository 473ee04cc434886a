import Foundation

/// How long the stages of a run take.
package struct Stopwatch {
    /// Milliseconds by stage.
    package private(set) var milliseconds: [String: Double] = [:]

    package init() {}

    /// Adds the time that a body takes to a stage.
    package mutating func time<Result, Failure: Error>(
        _ stage: String,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let started = DispatchTime.now().uptimeNanoseconds
        defer { add(Double(DispatchTime.now().uptimeNanoseconds - started) / 1e6, to: stage) }
        return try body()
    }

    package mutating func add(_ milliseconds: Double, to stage: String) {
        self.milliseconds[stage, default: 0] += milliseconds
    }

    /// The processor's time since the process began: at the beginning of `main` what the loader took.
    package static var processMilliseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// `{"timings":{"draw":12.3,…}}`, members sorted.
    package var report: String {
        let members = milliseconds.sorted { $0.key < $1.key }
            .map { "\"\($0.key)\":\(($0.value * 100).rounded() / 100)" }
        return "{\"timings\":{\(members.joined(separator: ","))}}"
    }
}
