// C entry points for the benchmark; compiled into one module with the solver's sources.

final class BridgedSolver {
    var solver = Solver()
    var handles: [ConstraintHandle] = []
    var variables: [Variable] = []
}

typealias Handle = UnsafeMutableRawPointer

private func bridged(_ pointer: Handle) -> BridgedSolver {
    Unmanaged<BridgedSolver>.fromOpaque(pointer).takeUnretainedValue()
}

@_cdecl("inset_create")
public func insetCreate(_ variables: Int32, _ rows: Int32, _ terms: Int32) -> UnsafeMutableRawPointer {
    let object = BridgedSolver()
    object.handles.reserveCapacity(Int(rows))
    object.variables.reserveCapacity(Int(variables))
    object.solver.reserve(variables: Int(variables), constraints: Int(rows), terms: Int(terms))
    return Unmanaged.passRetained(object).toOpaque()
}

@_cdecl("inset_destroy")
public func insetDestroy(_ pointer: UnsafeMutableRawPointer) {
    Unmanaged<BridgedSolver>.fromOpaque(pointer).release()
}

@_cdecl("inset_variable")
public func insetVariable(_ pointer: UnsafeMutableRawPointer, _ kind: Int32, _ value: Double) {
    let object = bridged(pointer)
    object.variables.append(kind == 2 ? object.solver.makeParameter(value) : object.solver.makeVariable(nonNegative: kind == 1))
}

@_cdecl("inset_add")
public func insetAdd(
    _ pointer: UnsafeMutableRawPointer, _ relation: Int32, _ priority: Int32, _ constant: Double,
    _ terms: UnsafeRawPointer, _ count: Int32
) -> Int32 {
    let object = bridged(pointer)
    let list = UnsafeBufferPointer(start: terms.assumingMemoryBound(to: Term.self), count: Int(count))
    let relation: Relation = relation < 0 ? .lessThanOrEqual : relation > 0 ? .greaterThanOrEqual : .equal
    object.handles.append(object.solver.add(list, constant: constant, relation, priority: Double(priority)))
    return Int32(object.handles.count - 1)
}

@_cdecl("inset_remove")
public func insetRemove(_ pointer: UnsafeMutableRawPointer, _ row: Int32) {
    let object = bridged(pointer)
    object.solver.remove(object.handles[Int(row)])
}

@_cdecl("inset_set_parameter")
public func insetSetParameter(_ pointer: UnsafeMutableRawPointer, _ variable: Int32, _ value: Double) {
    let object = bridged(pointer)
    object.solver.setParameter(object.variables[Int(variable)], to: value)
}

@_cdecl("inset_solve")
public func insetSolve(_ pointer: UnsafeMutableRawPointer) -> Int32 {
    Int32(bridged(pointer).solver.solve().conflicts.count)
}

@_cdecl("inset_value")
public func insetValue(_ pointer: UnsafeMutableRawPointer, _ variable: Int32) -> Double {
    let object = bridged(pointer)
    return object.solver.value(of: object.variables[Int(variable)])
}

@_cdecl("inset_describe")
public func insetDescribe(_ pointer: UnsafeMutableRawPointer, _ text: UnsafeMutablePointer<CChar>, _ capacity: Int32) {
    let description = bridged(pointer).solver.engineDescription.utf8
    for (place, byte) in description.prefix(Int(capacity) - 1).enumerated() { text[place] = CChar(truncatingIfNeeded: byte) }
    text[min(description.count, Int(capacity) - 1)] = 0
}
