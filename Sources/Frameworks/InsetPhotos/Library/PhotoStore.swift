import Foundation
import Platform
import Synchronization

/// The photos of one simulated device, what its person allows, and who hears of changes.
final class PhotoStore: Sendable {
    private static let slot = World.SharedSlot { PhotoStore() }

    /// That of the device that runs now; any thread may ask.
    static var current: PhotoStore { World.ofAnyThread[slot] }

    private struct State: @unchecked Sendable {
        var granted: Set<PHAccessLevel> = []
        var content = LibraryContent.samples
        var observers: [WeakObserver] = []
        /// Counts photos and albums that apps have made.
        var lastNumber = 0
    }

    private struct WeakObserver {
        weak var observer: (any PHPhotoLibraryChangeObserver)?
    }

    private let state = Mutex(State())
    /// Where apps are called, which they may not rely on.
    let queue = DispatchQueue(label: "com.apple.photos.changes")

    // MARK: Permission

    /// What the person allows so far.
    func status(for level: PHAccessLevel) -> PHAuthorizationStatus {
        state.withLock { $0.granted.contains(level) ? .authorized : .notDetermined }
    }

    /// Asks the person, who says yes; to read as well is to add, too.
    func authorize(_ level: PHAccessLevel) {
        AbsentFeature.report(
            "PHPhotoLibrary.requestAuthorization",
            "nobody is asked; the app may use the six sample photos, and what it changes is forgotten at its end"
        )
        state.withLock { $0.granted.formUnion(level == .readWrite ? [.readWrite, .addOnly] : [.addOnly]) }
    }

    // MARK: Content

    /// All that is there, whatever the person allows.
    var content: LibraryContent { state.withLock(\.content) }

    /// All that is there; asks the person first, as iOS does when an app didn't.
    var readableContent: LibraryContent {
        if status(for: .readWrite) == .notDetermined { authorize(.readWrite) }
        return content
    }

    /// A number that no other photo or album has.
    func makeNumber() -> Int {
        state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
    }

    /// Changes the content, and returns it as it was and is.
    func change(_ body: (inout LibraryContent) -> Void) -> PHChange {
        state.withLock { state in
            let before = state.content
            body(&state.content)
            return PHChange(from: before, to: state.content)
        }
    }

    // MARK: Observers

    /// Keeps an observer as long as it lives.
    func add(_ observer: any PHPhotoLibraryChangeObserver) {
        state.withLock { $0.observers.append(WeakObserver(observer: observer)) }
    }

    /// Forgets an observer.
    func remove(_ observer: any PHPhotoLibraryChangeObserver) {
        state.withLock { $0.observers.removeAll { $0.observer == nil || $0.observer === observer } }
    }

    /// Tells all observers, in the order in which they came.
    func tell(_ change: PHChange) {
        let observers = state.withLock { $0.observers.compactMap(\.observer) }
        for observer in observers { observer.photoLibraryDidChange(change) }
    }
}
