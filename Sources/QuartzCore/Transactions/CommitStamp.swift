import Synchronization

/// Says which of two things came first, a commit or a change; one order for all worlds, as a layer may go from one to
/// another.
struct CommitStamp: Comparable, Sendable {
    private let value: UInt64

    private static let latest = Atomic<UInt64>(1)

    /// Before every commit, also that with which a world begins.
    static let beforeAll = CommitStamp(value: 0)
    /// With which a world begins: not after any change.
    static let first = CommitStamp(value: 1)
    /// That of a change now: not before the last commit of any world, but before the next one.
    static var now: CommitStamp { CommitStamp(value: latest.load(ordering: .relaxed)) }
    /// That of a commit.
    static func next() -> CommitStamp { CommitStamp(value: latest.add(1, ordering: .relaxed).newValue) }

    static func < (left: CommitStamp, right: CommitStamp) -> Bool { left.value < right.value }
}
