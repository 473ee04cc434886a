/// Runs a body without asking which thread this is: Objective-C doesn't either, and rewritten source calls from
/// wherever iOS code would.
func unisolated<T>(_ body: @MainActor () throws -> T) rethrows -> T {
    try withoutActuallyEscaping(body) { body in
        try unsafeBitCast(body, to: (() throws -> T).self)()
    }
}
