import Foundation
import Platform
import Synchronization

/// The presenters of the device's app, in the order in which they came.
final class FilePresenters: Sendable {
    private struct Presenters: @unchecked Sendable {
        var all: [any NSFilePresenter] = []
    }

    private static let slot = World.SharedSlot { FilePresenters() }
    private let presenters = Mutex(Presenters())

    static var current: FilePresenters { World.ofAnyThread[slot] }

    var all: [any NSFilePresenter] { presenters.withLock { $0 }.all }

    func add(_ presenter: any NSFilePresenter) {
        let added = Presenters(all: [presenter])
        presenters.withLock { $0.all += added.all }
    }

    func remove(_ presenter: any NSFilePresenter) {
        let removed = ObjectIdentifier(presenter)
        presenters.withLock { $0.all.removeAll { ObjectIdentifier($0) == removed } }
    }

    /// Tells presenters of an item, but for one, that it was changed.
    func tellChange(of url: URL, except own: (any NSFilePresenter)?) {
        let path = url.standardizedFileURL.path
        for presenter in all where presenter !== own {
            guard presenter.presentedItemURL?.standardizedFileURL.path == path else { continue }
            let told = Presenters(all: [presenter])
            presenter.presentedItemOperationQueue.addOperation { told.all.first?.presentedItemDidChange() }
        }
    }
}
