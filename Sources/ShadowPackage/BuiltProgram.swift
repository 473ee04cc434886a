import Foundation

/// A program of the cache, ready to be started.
public struct BuiltProgram: Codable, Hashable, Sendable {
    /// The target's name.
    public var name: String
    /// Where the program lies.
    public var executable: String
    /// The program's main bundle's folder.
    public var bundle: String
    /// What the scheme hands it.
    public var arguments: [String]
    /// What the scheme puts into its environment.
    public var environment: [String: String]

    /// Whether its Info.plist leaves phones out.
    public var runsOnPadsAlone: Bool {
        NSDictionary(contentsOfFile: bundle + "/Info.plist")?["UIDeviceFamily"] as? [Int] == [2]
    }
}
