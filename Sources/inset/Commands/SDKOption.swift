import ArgumentParser
import Platform

/// What `--sdk` may be, whatever command has it.
enum SDKOption {
    /// Refuses what is no version.
    static func validate(_ sdk: String?) throws {
        guard let sdk, OSVersion(sdk) == nil else { return }
        throw ValidationError("--sdk \(sdk) is no version of iOS; write 10 or 12.1")
    }
}
