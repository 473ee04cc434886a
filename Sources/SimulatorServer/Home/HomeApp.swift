import Foundation

/// An app whose icon is on the home screen.
public struct HomeApp: Codable, Hashable, Sendable {
    /// What stands below the icon.
    public var name: String
    /// The app's bundle, where its Info.plist, its icon and its launch screen are.
    public var bundle: String

    /// How many fit on a home screen.
    public static let most = 60

    /// An app as its bundle describes it.
    ///
    /// - Parameter fallback: Its name where the Info.plist has none.
    public init(bundle: String, fallback: String) {
        self.bundle = bundle
        let info = Self.info(of: bundle)
        let names = ["CFBundleDisplayName", "CFBundleName"].compactMap { info[$0] as? String }
        name = names.first { !$0.isEmpty && !$0.contains("$(") } ?? fallback
    }

    /// The keys of its Info.plist; empty where there is none.
    var info: [String: Any] { Self.info(of: bundle) }

    private static func info(of bundle: String) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: bundle + "/Info.plist"),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return [:] }
        return list as? [String: Any] ?? [:]
    }
}
