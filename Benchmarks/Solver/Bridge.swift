// C entry points for the benchmark; compiled into one module with the solver's sources.

// Speed: a struct behind a pointer; a class would check each access for exclusivity.
struct BridgedSolver {
    var solver = Solver()
    var handles: [ConstraintHandle] = []
    var variables: [Variable] = []
}

private func bridged(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<BridgedSolver> {
    pointer.assumingMemoryBound(to: BridgedSolver.self)
}

@_cdecl("inset_create")
public func insetCreate(_ variables: Int32, _ rows: Int32, _ terms: Int32) -> UnsafeMutableRawPointer {
    let object = UnsafeMutablePointer<BridgedSolver>.allocate(capacity: 1)
    object.initialize(to: BridgedSolver())
    object.pointee.handles.reserveCapacity(Int(rows))
    object.pointee.variables.reserveCapacity(Int(variables))
    object.pointee.solver.reserve(variables: Int(variables), constraints: Int(rows), terms: Int(terms))
    return UnsafeMutableRawPointer(object)
}

@_cdecl("inset_destroy")
public func insetDestroy(_ pointer: UnsafeMutableRawPointer) {
    bridged(pointer).deinitialize(count: 1)
    bridged(pointer).deallocate()
}

@_cdecl("inset_variable")
public func insetVariable(_ pointer: UnsafeMutableRawPointer, _ kind: Int32, _ value: Double) {
    let object = bridged(pointer)
    object.pointee.variables.append(kind == 2 ? object.pointee.solver.makeParameter(value) : object.pointee.solver.makeVariable(nonNegative: kind == 1))
}

@_cdecl("inset_add")
public func insetAdd(
    _ pointer: UnsafeMutableRawPointer, _ relation: Int32, _ priority: Double, _ constant: Double,
    _ terms: UnsafeRawPointer, _ count: Int32
) -> Int32 {
    let object = bridged(pointer)
    let list = UnsafeBufferPointer(start: terms.assumingMemoryBound(to: Term.self), count: Int(count))
    let relation: Relation = relation < 0 ? .lessThanOrEqual : relation > 0 ? .greaterThanOrEqual : .equal
    object.pointee.handles.append(object.pointee.solver.add(list, constant: constant, relation, priority: priority))
    return Int32(object.pointee.handles.count - 1)
}

@_cdecl("inset_remove")
public func insetRemove(_ pointer: UnsafeMutableRawPointer, _ row: Int32) {
    let object = bridged(pointer)
    object.pointee.solver.remove(object.pointee.handles[Int(row)])
}

@_cdecl("inset_set_priority")
public func insetSetPriority(_ pointer: UnsafeMutableRawPointer, _ row: Int32, _ priority: Int32) {
    let object = bridged(pointer)
    object.pointee.solver.setPriority(object.pointee.handles[Int(row)], to: Double(priority))
}

@_cdecl("inset_set_parameter")
public func insetSetParameter(_ pointer: UnsafeMutableRawPointer, _ variable: Int32, _ value: Double) {
    let object = bridged(pointer)
    object.pointee.solver.setParameter(object.pointee.variables[Int(variable)], to: value)
}

@_cdecl("inset_set_constant")
public func insetSetConstant(_ pointer: UnsafeMutableRawPointer, _ row: Int32, _ constant: Double) {
    let object = bridged(pointer)
    object.pointee.solver.setConstant(object.pointee.handles[Int(row)], to: constant)
}

@_cdecl("inset_set_broken")
public func insetSetBroken(_ pointer: UnsafeMutableRawPointer, _ row: Int32) {
    let object = bridged(pointer)
    object.pointee.solver.setBroken(object.pointee.handles[Int(row)], true)
}

@_cdecl("inset_solve")
public func insetSolve(_ pointer: UnsafeMutableRawPointer) -> Int32 {
    Int32(bridged(pointer).pointee.solver.solve().conflicts.count)
}

@_cdecl("inset_value")
public func insetValue(_ pointer: UnsafeMutableRawPointer, _ variable: Int32) -> Double {
    let object = bridged(pointer)
    return object.pointee.solver.value(of: object.pointee.variables[Int(variable)])
}

@_cdecl("inset_describe")
public func insetDescribe(_ pointer: UnsafeMutableRawPointer, _ text: UnsafeMutablePointer<CChar>, _ capacity: Int32) {
    let description = bridged(pointer).pointee.solver.engineDescription.utf8
    for (place, byte) in description.prefix(Int(capacity) - 1).enumerated() { text[place] = CChar(truncatingIfNeeded: byte) }
    text[min(description.count, Int(capacity) - 1)] = 0
}
