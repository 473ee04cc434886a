import Synchronization

/// The memory of solvers that are gone, and of presolves that are done, kept for the next ones.
///
/// Speed: cells and measured views have solvers of thirty rows that come and go with every layout; getting and giving
/// back the memory of their forty small tables took a third of their time.
struct SpareMemory: @unchecked Sendable {
    private static let shared = Mutex(SpareMemory())

    /// What is kept of engines in all, and of one presolve, in bytes.
    private static let engineLimit = 1 << 20
    private static let scratchLimit = 1 << 18

    /// The first engine; each knows the next.
    private var engine: UnsafeMutablePointer<Engine>?
    private var byteCount = 0
    private var scratch: EliminatorScratch?

    // MARK: Engines
    /// An engine without variables.
    static func takeEngine() -> UnsafeMutablePointer<Engine> {
        if let engine = shared.withLock({ $0.removeEngine() }) { return engine.pointer }
        let engine = UnsafeMutablePointer<Engine>.allocate(capacity: 1)
        engine.initialize(to: Engine())
        return engine
    }

    /// Takes an engine that nobody needs any more.
    static func put(_ engine: UnsafeMutablePointer<Engine>) {
        engine.pointee.empty()
        let spare = SpareEngine(pointer: engine)
        if !shared.withLock({ $0.add(spare) }) { destroy(engine) }
    }

    /// Gives back all that is kept.
    static func drain() {
        while let engine = shared.withLock({ $0.removeEngine() }) { destroy(engine.pointer) }
        takeScratch().free()
    }

    private static func destroy(_ engine: UnsafeMutablePointer<Engine>) {
        engine.pointee.free()
        engine.deinitialize(count: 1)
        engine.deallocate()
    }

    private mutating func removeEngine() -> SpareEngine? {
        guard let first = engine else { return nil }
        engine = first.pointee.nextSpare
        byteCount -= first.pointee.byteCount
        return SpareEngine(pointer: first)
    }

    private mutating func add(_ spare: SpareEngine) -> Bool {
        let size = spare.pointer.pointee.byteCount
        guard byteCount + size <= Self.engineLimit else { return false }
        byteCount += size
        spare.pointer.pointee.nextSpare = engine
        engine = spare.pointer
        return true
    }

    // MARK: Presolves
    /// Empty lists for an elimination.
    static func takeScratch() -> EliminatorScratch {
        shared.withLock { memory in
            defer { memory.scratch = nil }
            return memory.scratch
        } ?? EliminatorScratch()
    }

    /// Takes lists that an elimination has done with.
    static func put(_ scratch: EliminatorScratch) {
        var scratch = scratch
        scratch.empty()
        if scratch.byteCount > scratchLimit { return scratch.free() }
        let former = shared.withLock { memory in
            defer { memory.scratch = scratch }
            return memory.scratch
        }
        former?.free()
    }
}

/// An engine that one thread has given away and no other has yet.
private struct SpareEngine: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<Engine>
}
