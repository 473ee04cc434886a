import Foundation

/// Records how to take changes back, and does so in reverse order.
///
/// Groups open by themselves for what one turn of the main loop registers.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private enum Phase { case recording, undoing, redoing }

    /// What takes one change back.
    private struct Change {
        weak var target: AnyObject?
        let undo: (AnyObject) -> Void
    }

    private struct Group {
        var changes: [Change] = []
        var name = ""
    }

    private final var undoStack: [Group] = []
    private final var redoStack: [Group] = []
    private final var open: [Group] = []
    private final var openedByTurn = false
    private final var phase = Phase.recording
    private final var disabledCount = 0

    /// Whether a turn of the main loop makes one group; otherwise the app begins and ends its own. Default: true.
    open var groupsByEvent = true
    /// How many groups are kept; 0 keeps all.
    open var levelsOfUndo = 0
    /// How many groups are open inside each other, the turn's own included.
    open var groupingLevel: Int { open.count }
    /// False between `disableUndoRegistration()` and the call that balances it.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    /// True while `undo()` runs, when what is registered becomes redo.
    open var isUndoing: Bool { phase == .undoing }
    /// True while `redo()` runs.
    open var isRedoing: Bool { phase == .redoing }
    /// Whether there is a change, in a closed group or an open one.
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.changes.isEmpty } }
    /// False again as soon as a new change is registered.
    open var canRedo: Bool { !redoStack.isEmpty }
    /// The name of the next group to undo; empty where none was given.
    open var undoActionName: String { (open.first ?? undoStack.last)?.name ?? "" }
    /// The name of the next group to redo; empty where none was given.
    open var redoActionName: String { redoStack.last?.name ?? "" }
    /// "Undo" with the action's name, in English.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    /// "Redo" with the action's name, in English.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

    public override init() { super.init() }

    /// Records how to take a change back.
    ///
    /// - Parameter target: Isn't kept alive; the change is dropped with it.
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty { openForTurn() }
        let change = Change(target: target) { if let target = $0 as? Target { handler(target) } }
        open[open.count - 1].changes.append(change)
        if phase == .recording { redoStack = [] }
    }

    /// Calls the selector with the object; the target isn't kept alive, the object is.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        registerUndo(withTarget: target as AnyObject) { target in
            ActionTable.shared.perform(selector, on: target, with: anObject)
        }
    }

    /// Names the open group or, without one, the next to undo.
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[0].name = actionName
        } else if !undoStack.isEmpty {
            undoStack[undoStack.count - 1].name = actionName
        }
    }

    /// Opens a group inside the one that is open.
    open func beginUndoGrouping() {
        if !open.isEmpty { post(.NSUndoManagerCheckpoint) }
        open.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Adds the group's changes to the one around it, or makes them one step of undo; does nothing without a group.
    open func endUndoGrouping() {
        guard !open.isEmpty else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        guard let group = open.popLast() else { return }
        if !open.isEmpty {
            open[open.count - 1].changes += group.changes
        } else if !group.changes.isEmpty {
            keep(group)
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// Closes the turn's group and calls the last step's changes, the latest first; nothing to undo does nothing.
    open func undo() {
        closeTurn()
        guard let group = undoStack.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        replay(group, as: .undoing)
        post(.NSUndoManagerDidUndoChange)
    }

    /// The same as `undo()`.
    open func undoNestedGroup() { undo() }

    /// Calls what the last undo registered; nothing to redo does nothing.
    open func redo() {
        closeTurn()
        guard let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        replay(group, as: .redoing)
        post(.NSUndoManagerDidRedoChange)
    }

    /// Changes aren't recorded until as many calls of `enableUndoRegistration()`.
    open func disableUndoRegistration() { disabledCount += 1 }
    /// Takes back one call of `disableUndoRegistration()`; one too many does nothing.
    open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    /// Forgets undo, redo and open groups; a disabled registration stays so.
    open func removeAllActions() {
        (undoStack, redoStack, open) = ([], [], [])
        openedByTurn = false
    }

    /// Forgets the changes of one target; open groups keep theirs.
    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        undoStack = remaining(undoStack, without: object)
        redoStack = remaining(redoStack, without: object)
    }

    private func remaining(_ groups: [Group], without object: AnyObject) -> [Group] {
        groups.map { group in
            var group = group
            group.changes.removeAll { $0.target === object }
            return group
        }.filter { !$0.changes.isEmpty }
    }

    private func openForTurn() {
        beginUndoGrouping()
        guard phase == .recording, groupsByEvent else { return }
        openedByTurn = true
        EventLoop.main.schedule(after: 0) { [weak self] in self?.closeTurn() }
    }

    private func closeTurn() {
        guard openedByTurn else { return }
        openedByTurn = false
        while !open.isEmpty { endUndoGrouping() }
    }

    private func keep(_ group: Group) {
        switch phase {
        case .undoing: redoStack.append(group)
        case .recording, .redoing:
            undoStack.append(group)
            if levelsOfUndo > 0, undoStack.count > levelsOfUndo {
                undoStack.removeFirst(undoStack.count - levelsOfUndo)
            }
        }
    }

    private func replay(_ group: Group, as phase: Phase) {
        self.phase = phase
        open = [Group(changes: [], name: group.name)]
        for change in group.changes.reversed() {
            if let target = change.target { change.undo(target) }
        }
        while !open.isEmpty { endUndoGrouping() }
        self.phase = .recording
    }
}
