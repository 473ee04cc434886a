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

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var open: [Group] = []
    private var openedByTurn = false
    private var phase = Phase.recording
    private var disabledCount = 0

    open var groupsByEvent = true
    /// How many groups are kept; 0 keeps all.
    open var levelsOfUndo = 0
    open var groupingLevel: Int { open.count }
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    open var isUndoing: Bool { phase == .undoing }
    open var isRedoing: Bool { phase == .redoing }
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.changes.isEmpty } }
    open var canRedo: Bool { !redoStack.isEmpty }
    open var undoActionName: String { (open.first ?? undoStack.last)?.name ?? "" }
    open var redoActionName: String { redoStack.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

    public override init() { super.init() }

    /// - Parameter target: Isn't kept alive; the change is dropped with it.
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty { openForTurn() }
        let change = Change(target: target) { if let target = $0 as? Target { handler(target) } }
        open[open.count - 1].changes.append(change)
        if phase == .recording { redoStack = [] }
    }

    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        registerUndo(withTarget: target as AnyObject) { target in
            ActionTable.shared.perform(selector, on: target, with: anObject)
        }
    }

    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[0].name = actionName
        } else if !undoStack.isEmpty {
            undoStack[undoStack.count - 1].name = actionName
        }
    }

    open func beginUndoGrouping() { open.append(Group()) }

    open func endUndoGrouping() {
        guard let group = open.popLast() else { return }
        if !open.isEmpty {
            open[open.count - 1].changes += group.changes
        } else if !group.changes.isEmpty {
            keep(group)
        }
    }

    open func undo() {
        closeTurn()
        guard let group = undoStack.popLast() else { return }
        replay(group, as: .undoing)
    }

    open func undoNestedGroup() { undo() }

    open func redo() {
        closeTurn()
        guard let group = redoStack.popLast() else { return }
        replay(group, as: .redoing)
    }

    open func disableUndoRegistration() { disabledCount += 1 }
    open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    open func removeAllActions() {
        (undoStack, redoStack, open) = ([], [], [])
        openedByTurn = false
    }

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
        open.append(Group())
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
