import Platform

/// What `#available(iOS 13.1, *)` asks, of the simulated device.
public enum PortedAvailability {
    /// Whether the device's system is of a version or later; a patch doesn't count, as simulated systems have none.
    public static func isAtLeast(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
        World.ofAnyThread.era.os >= OSVersion(major, minor)
    }
}
