import CMainLoop

/// The seeds with which sets and dictionaries hash.
///
/// Swift draws them anew for every process, so that nobody can flood a server's tables; then sets, dictionaries and the
/// notification center go through their elements in another order in every run. Inside a simulation the same app has to
/// make the same bytes, so there the seeds are fixed. What is in a table when the seeds change can't be found any more,
/// so only the beginning of a process can fix them (`Documentation/Decisions/0014-hash-seeds-only-in-a-simulation.md`):
/// - the `inset` tool, and an app whose delegate is marked `@main`, do so as their first statement;
/// - a test run that has the simulator in it, before `main`;
/// - any other program may call `Simulator.fixHashSeeds()` first of all, or be started with
///   `SWIFT_DETERMINISTIC_HASHING=1`, which is Swift's own switch. A program that merely links us keeps random seeds.
package enum HashSeeds {
    /// Whether every run of this program hashes alike.
    package static var areFixed: Bool { HashSeedsAreFixed() }

    /// Fixes the seeds for the rest of the process; call it before anything is hashed, as `main`'s first statement.
    ///
    /// - Returns: Whether they are fixed now; false where the standard library doesn't keep them where 6.3 does.
    @discardableResult
    package static func fix() -> Bool {
        wereAsked = true
        return HashSeedsFix()
    }

    /// Whether this process meant its seeds to be fixed.
    static var areWanted: Bool { wereAsked || HashSeedsWereFixedForTests() }
    /// Written once, before other threads begin.
    nonisolated(unsafe) private static var wereAsked = false

    /// Whether the standard library takes notice: sets of the same elements and capacity list them alike, though each
    /// has a place of its own in memory, from which random seeds are made.
    static var takeEffect: Bool {
        areFixed && Array(Set(0..<24)) == Array(Set(0..<24))
    }
}
