import Foundation

/// The folders that are an app's own, in its shadow: it saves nothing elsewhere, as in a simulator.
struct AppContainer {
    let home: URL

    /// - Parameter shadow: The folder that an app is built in.
    init(in shadow: URL) { home = shadow.appendingPathComponent("Home") }

    /// Those that iOS makes when it installs an app; `Application Support` is made by the app.
    private static let folders = ["Documents", "Library/Caches", "Library/Preferences", "tmp"]

    func make() throws(ShadowError) {
        for name in Self.folders { try CacheFile.makeFolder(home.appendingPathComponent(name)) }
    }

    /// What tells Foundation where they are.
    var environment: [String: String] {
        let library = home.appendingPathComponent("Library")
        return [
            "HOME": home.path,
            "CFFIXED_USER_HOME": home.path,
            "XDG_CACHE_HOME": library.appendingPathComponent("Caches").path,
            "XDG_DATA_HOME": library.appendingPathComponent("Application Support").path,
            "TMPDIR": home.appendingPathComponent("tmp").path + "/",
        ]
    }
}
