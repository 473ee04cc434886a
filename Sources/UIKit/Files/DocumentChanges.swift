import Foundation
import Platform

/// Counts a document's changes, and saves them after a while.
@MainActor
final class DocumentChanges {
    /// How long changes wait, in seconds: UIKit saves "periodically" and doesn't say how often.
    private static let delay = 15.0

    weak var document: UIDocument?
    /// Done and not taken back since the last save; below zero where saved ones were taken back.
    var count = 0
    private var isWaiting = false
    var undoManager: UndoManager? { didSet { observe() } }
    private var observers: [any NSObjectProtocol] = []

    func update(_ change: UIDocument.ChangeKind) {
        switch change {
        case .done, .redone: count += 1
        case .undone: count -= 1
        case .cleared: count = 0
        }
        guard !isWaiting, document?.hasUnsavedChanges == true else { return }
        isWaiting = true
        EventLoop.main.schedule(after: Self.delay) { [weak self] in
            self?.isWaiting = false
            self?.document?.autosave()
        }
    }

    /// Each group of an undo manager is a change of the document; the app's leaving the screen saves them.
    private func observe() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
        guard let undoManager else { return }
        let kinds: [(Notification.Name, UIDocument.ChangeKind)] = [
            (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
            (.NSUndoManagerDidRedoChange, .redone),
        ]
        observers = kinds.map { name, kind in
            NotificationCenter.default.addObserver(forName: name, object: undoManager, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated {
                    guard let self, let manager = self.undoManager, !manager.isUndoing, !manager.isRedoing else {
                        return
                    }
                    self.document?.updateChangeCount(kind)
                }
            }
        }
    }
}
