import Foundation
import Stage

/// The apps of a device with a home screen, from the server's side.
struct HomeApps {
    /// An app and its process.
    struct App {
        var program: WorkerProgram
        var process: DeviceProcess?
        /// Of its present process, or its last one; 0 before the first.
        var generation = 0
        /// Whether it has sent its first picture.
        var isReady = false
        /// Whether its present process has shown anything yet.
        var hasSpoken = false
        /// Where the person was in the process before, for the next one to begin there.
        var place: Data?
        /// What viewers are to hear of the way back to where they were, once they see it.
        var outcome: Data?
        /// Whether it is in the background.
        var isAway = false
        /// Whether it was closed in the app switcher.
        var isClosing = false
        /// Whether a process follows the one that is about to end.
        var startsAgain = false
        /// Why it can't be built anew.
        var problems: [String] = []
    }

    var apps: [App]
    /// The app that viewers see; nil is the home screen.
    var front: Int?
    /// The app that comes to the front as soon as its picture fills the screen and it has drawn.
    var opening: (app: Int, isZoomed: Bool)?
    /// Where the fingers of all viewers were last, and whether they are down.
    var fingers: [Int: ViewerMessage.Finger] = [:]
    /// What apps begin with.
    var settings: Data
    /// Where pictures of apps lie for the home screen; nobody else may look.
    let pictures: URL
    private var pictureCount = 0
    private var lastGeneration = 0

    init(_ programs: [WorkerProgram], settings: Data) {
        apps = programs.map { App(program: $0) }
        self.settings = Self.settingsOfApps(settings)
        pictures = FileManager.default.temporaryDirectory.appendingPathComponent("inset-home-\(UUID().uuidString)")
    }

    /// Numbers of processes below 0: the home screen's are above.
    mutating func nextGeneration() -> Int {
        lastGeneration -= 1
        return lastGeneration
    }

    var processes: [DeviceProcess] { apps.compactMap(\.process) }

    func app(ofGeneration generation: Int) -> Int? {
        apps.firstIndex { $0.generation == generation }
    }

    /// The home screen's settings as they are for its apps.
    static func settingsOfApps(_ data: Data) -> Data {
        guard let settings = try? JSONDecoder().decode(LiveSettings.self, from: data),
            let own = try? JSONEncoder().encode(settings.ofApp)
        else { return data }
        return own
    }

    /// Keeps a picture of an app; where it lies.
    mutating func keep(_ picture: Data, of app: Int) -> String? {
        let manager = FileManager.default
        try? manager.createDirectory(
            at: pictures,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        // The home screen may still read the one before.
        pictureCount += 1
        let file = pictures.appendingPathComponent("\(app)-\(pictureCount % 4).png")
        guard (try? picture.write(to: file, options: .atomic)) != nil else { return nil }
        return file.path
    }

    /// No app runs any more.
    mutating func reset() {
        apps = apps.map { App(program: $0.program) }
        (front, opening, fingers) = (nil, nil, [:])
        removePictures()
    }

    func removePictures() { try? FileManager.default.removeItem(at: pictures) }
}

extension DeviceHub.State {
    /// The process that viewers see.
    var front: DeviceProcess? {
        guard let home, let front = home.front else { return device }
        return home.apps[front].process
    }
}
