import ArgumentParser
import Stage

extension DeviceChoice {
    /// What `--device` and `--os` choose; what can't be chosen is bad usage.
    init(onCommandLine names: [String], os: String?) throws {
        do {
            try self.init(names: names, os: os)
        } catch {
            throw ValidationError(error.description)
        }
    }
}
