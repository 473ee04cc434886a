import Platform

extension Device {
    /// Whether the device runs that system. The last major version counts with all its updates.
    public func runs(_ os: OSVersion) -> Bool {
        os >= firstOS && os.major <= (lastOS ?? currentOS).major
    }

    /// The system itself where the device runs it, else its first or last one.
    public func supportedOS(nearest os: OSVersion) -> OSVersion {
        if runs(os) { return os }
        return os < firstOS ? firstOS : max(firstOS, lastOS ?? currentOS)
    }
}
