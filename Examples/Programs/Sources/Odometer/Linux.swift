/// What SwiftPM compiles itself; the rest of the module is ported.
public let isPorted = true
