// C entry points for the benchmark; compiled into one module with the solver's sources.
//
// A variable is named by its place in the order of making, a row by its handle's bits, so that nothing is kept here.

private func solver(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Solver> {
    pointer.assumingMemoryBound(to: Solver.self)
}

private func handle(_ bits: Int64) -> ConstraintHandle {
    ConstraintHandle(slot: Int32(truncatingIfNeeded: bits >> 32), serial: Int32(truncatingIfNeeded: bits))
}

@_cdecl("inset_create")
public func insetCreate(_ variables: Int32, _ rows: Int32, _ terms: Int32) -> UnsafeMutableRawPointer {
    let object = UnsafeMutablePointer<Solver>.allocate(capacity: 1)
    object.initialize(to: Solver())
    object.pointee.reserve(variables: Int(variables), constraints: Int(rows), terms: Int(terms))
    return UnsafeMutableRawPointer(object)
}

@_cdecl("inset_destroy")
public func insetDestroy(_ pointer: UnsafeMutableRawPointer) {
    solver(pointer).deinitialize(count: 1)
    solver(pointer).deallocate()
}

@_cdecl("inset_variable")
public func insetVariable(_ pointer: UnsafeMutableRawPointer, _ kind: Int32, _ value: Double) {
    if kind == 2 {
        _ = solver(pointer).pointee.makeParameter(value)
    } else {
        _ = solver(pointer).pointee.makeVariable(nonNegative: kind == 1)
    }
}

@_cdecl("inset_add")
public func insetAdd(
    _ pointer: UnsafeMutableRawPointer, _ relation: Int32, _ priority: Double, _ constant: Double,
    _ terms: UnsafeRawPointer, _ count: Int32
) -> Int64 {
    let list = UnsafeBufferPointer(start: terms.assumingMemoryBound(to: Term.self), count: Int(count))
    let relation: Relation = relation < 0 ? .lessThanOrEqual : relation > 0 ? .greaterThanOrEqual : .equal
    let handle = solver(pointer).pointee.add(list, constant: constant, relation, priority: priority)
    return Int64(handle.slot) << 32 | Int64(handle.serial)
}

@_cdecl("inset_remove")
public func insetRemove(_ pointer: UnsafeMutableRawPointer, _ row: Int64) {
    solver(pointer).pointee.remove(handle(row))
}

@_cdecl("inset_set_priority")
public func insetSetPriority(_ pointer: UnsafeMutableRawPointer, _ row: Int64, _ priority: Double) {
    solver(pointer).pointee.setPriority(handle(row), to: priority)
}

@_cdecl("inset_set_parameter")
public func insetSetParameter(_ pointer: UnsafeMutableRawPointer, _ variable: Int32, _ value: Double) {
    solver(pointer).pointee.setParameter(Variable(Int(variable)), to: value)
}

@_cdecl("inset_set_constant")
public func insetSetConstant(_ pointer: UnsafeMutableRawPointer, _ row: Int64, _ constant: Double) {
    solver(pointer).pointee.setConstant(handle(row), to: constant)
}

@_cdecl("inset_set_broken")
public func insetSetBroken(_ pointer: UnsafeMutableRawPointer, _ row: Int64) {
    solver(pointer).pointee.setBroken(handle(row), true)
}

@_cdecl("inset_solve")
public func insetSolve(_ pointer: UnsafeMutableRawPointer) -> Int32 {
    Int32(solver(pointer).pointee.solve().conflicts.count)
}

@_cdecl("inset_value")
public func insetValue(_ pointer: UnsafeMutableRawPointer, _ variable: Int32) -> Double {
    solver(pointer).pointee.value(of: Variable(Int(variable)))
}

/// Gives back what is kept for solvers to come.
@_cdecl("inset_drain")
public func insetDrain() { SpareMemory.drain() }

@_cdecl("inset_describe")
public func insetDescribe(_ pointer: UnsafeMutableRawPointer, _ text: UnsafeMutablePointer<CChar>, _ capacity: Int32) {
    let description = solver(pointer).pointee.engineDescription.utf8
    for (place, byte) in description.prefix(Int(capacity) - 1).enumerated() { text[place] = CChar(truncatingIfNeeded: byte) }
    text[min(description.count, Int(capacity) - 1)] = 0
}
