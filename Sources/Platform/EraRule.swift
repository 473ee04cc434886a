/// In which eras something holds: from or until a system, an SDK, or both.
///
/// A rectangle in the plane that systems and SDKs span. "Unless both are new" is no rectangle: name what is new, and ask
/// whether it doesn't hold.
public struct EraRule: Hashable, Sendable {
    /// The systems in which it holds.
    public var os: VersionSpan
    /// The SDKs, linked with which apps get it.
    public var sdk: VersionSpan

    /// Default: every system and every SDK.
    public init(os: VersionSpan = .all, sdk: VersionSpan = .all) {
        self.os = os
        self.sdk = sdk
    }

    /// Whether it holds where an app of that SDK runs on that system.
    public func holds(in era: Era) -> Bool { os.contains(era.os) && sdk.contains(era.sdk) }

    /// What comes with a system, whatever the app was linked with.
    public static func os(from first: OSVersion = .first, before end: OSVersion = .never) -> EraRule {
        EraRule(os: VersionSpan(from: first, before: end))
    }

    /// What an app gets by its SDK.
    public static func sdk(from first: OSVersion = .first, before end: OSVersion = .never) -> EraRule {
        EraRule(sdk: VersionSpan(from: first, before: end))
    }

    /// What the system has from a version on, for apps that were linked with its SDK.
    public static func both(from first: OSVersion) -> EraRule {
        EraRule(os: VersionSpan(from: first), sdk: VersionSpan(from: first))
    }
}

/// Versions from one on, until before another.
public struct VersionSpan: Hashable, Sendable {
    /// The first that belongs to it.
    public var from: OSVersion
    /// The first that no longer does.
    public var before: OSVersion

    /// Default: without an end.
    public init(from: OSVersion = .first, before: OSVersion = .never) {
        self.from = from
        self.before = before
    }

    /// Every version.
    public static let all = VersionSpan()

    /// Whether a version belongs to it.
    public func contains(_ version: OSVersion) -> Bool { from <= version && version < before }
}

extension OSVersion {
    /// Before every system.
    public static let first = OSVersion(0)
    /// After every system.
    public static let never = OSVersion(.max)
}
