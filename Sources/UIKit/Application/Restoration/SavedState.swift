import Foundation

/// What is kept of an app between two launches.
struct SavedState: Codable {
    /// What one object wrote down, and how it is made again.
    struct Entry: Codable {
        /// What kinds of objects there are.
        enum Kind: String, Codable { case controller, view, object }

        var kind: Kind
        /// The identifiers of its parents and its own.
        var path: [String]
        var data: Data
        /// The class that makes it again, by its mangled name.
        var maker: String?
        /// The storyboard that it came from.
        var storyboard: String?
        /// Of a navigation controller: its stack.
        var stack: [[String]]?
        /// Of a tab bar controller.
        var selectedTab: Int?
        /// What a controller has presented.
        var presented: [String]?
        /// Of a scroll view: its offset, in points.
        var offset: CGPoint?
        /// Of a table or a collection: the names of what is selected, or the places where the data source knows none.
        var selection: [Selected]?
    }

    /// A row or an item.
    struct Selected: Codable {
        var path: [Int]
        var name: String?
    }

    /// What a scene showed.
    struct Activity: Codable {
        var type: String
        var title: String?
        var userInfo: Data?

        /// The activity again; what can't be read of its information is left away.
        @MainActor
        var made: NSUserActivity {
            let activity = NSUserActivity(activityType: type)
            activity.title = title
            let unarchiver = userInfo.flatMap { try? NSKeyedUnarchiver(forReadingFrom: $0) }
            unarchiver?.requiresSecureCoding = false
            let information = unarchiver?.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? NSDictionary
            activity.userInfo = information.map { $0 as? [AnyHashable: Any] ?? [:] }
            return activity
        }
    }

    /// What the delegate wrote down.
    var app: Data
    var entries: [Entry] = []
    var activity: Activity?

    /// `Library/Saved Application State` of the app's home.
    @MainActor
    private static var file: URL {
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return StateRestoration.home
            .appendingPathComponent("Library/Saved Application State/\(name).savedState", isDirectory: true)
            .appendingPathComponent("state.plist")
    }

    /// What was kept; nil for nothing, and for what can't be read.
    @MainActor
    static func read() -> SavedState? {
        (try? Data(contentsOf: file)).flatMap { try? PropertyListDecoder().decode(SavedState.self, from: $0) }
    }

    /// Keeps it; a file that can't be written is told, and the app goes on.
    @MainActor
    func write() {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        do {
            let folder = Self.file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try encoder.encode(self).write(to: Self.file, options: .atomic)
        } catch {
            LayoutLog.note("the app's state can't be kept: \(error)")
        }
    }

    /// Forgets what was kept.
    @MainActor
    static func remove() { try? FileManager.default.removeItem(at: file) }
}
