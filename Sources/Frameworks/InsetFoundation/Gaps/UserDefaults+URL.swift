import Foundation

extension UserDefaults {
    /// Keeps an address as Apple's Foundation does, whose `url(forKey:)` gives back what was kept: a file's as its path, any
    /// other archived.
    ///
    /// Linux's keeps the path alone, so that an address of the web comes back as a file's. Ported source calls this in
    /// place of `set(_:forKey:)`.
    public func _set(_ url: URL?, forKey defaultName: String) {
        guard let url else { return removeObject(forKey: defaultName) }
        let archive = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
        set(url.isFileURL ? url.path : archive as Any, forKey: defaultName)
    }
}
