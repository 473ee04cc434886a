import Foundation

extension FileManager {
    /// The folder that an app shares with its extensions: one of the identifier's name beside the app's support files.
    ///
    /// It's made at the first call. Here every group has one, where iOS has none for groups that the app isn't in.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first,
            !groupIdentifier.contains("/")
        else { return nil }
        let folder = support.appendingPathComponent("Shared/\(groupIdentifier)", isDirectory: true)
        do {
            try createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            return nil
        }
        return folder
    }

    /// Where files stand that iCloud keeps; nil, as for a person without it.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Who uses iCloud; nil, as nobody does here.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Whether iCloud keeps a file; false.
    public func isUbiquitousItem(at url: URL) -> Bool { false }
}
