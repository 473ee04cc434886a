/// The engine that copies of a solver share until one of them changes.
///
/// Unchecked: nobody writes to an engine that has more than one owner.
final class SolverStorage: @unchecked Sendable {
    let engine: UnsafeMutablePointer<Engine>

    init() {
        engine = SpareMemory.takeEngine()
    }

    init(copying other: SolverStorage) {
        engine = .allocate(capacity: 1)
        engine.initialize(to: other.engine.pointee.copy())
    }

    deinit {
        SpareMemory.put(engine)
    }
}
