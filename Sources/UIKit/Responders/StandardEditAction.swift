/// One of the actions of `UIResponderStandardEditActions`, which every responder has a method for.
enum StandardEditAction: String, CaseIterable {
    case cut, copy, paste, select, selectAll, delete
    case toggleBoldface, toggleItalics, toggleUnderline
    case increaseSize, decreaseSize
    case find, findAndReplace, findNext, findPrevious, useSelectionForFind
    case makeTextWritingDirectionLeftToRight, makeTextWritingDirectionRightToLeft
    case pasteAndMatchStyle, pasteAndGo, pasteAndSearch
    case printContent, rename, duplicate, move, export
    /// Command-Z, which has no selector.
    case undo

    init?(_ selector: Selector) {
        guard selector.name.hasSuffix(":"), let action = Self(rawValue: String(selector.name.dropLast())),
            action != .undo
        else { return nil }
        self = action
    }

    /// The action that a key with the command key stands for.
    init?(key: String, isShifted: Bool) {
        switch (key, isShifted) {
        case ("x", false): self = .cut
        case ("c", false): self = .copy
        case ("v", false): self = .paste
        case ("a", false): self = .selectAll
        case ("b", false): self = .toggleBoldface
        case ("i", false): self = .toggleItalics
        case ("u", false): self = .toggleUnderline
        case ("z", _): self = .undo
        default: return nil
        }
    }

    /// Nil for undo.
    var selector: Selector? { self == .undo ? nil : Selector(rawValue + ":") }

    /// Calls the responder's own method.
    @MainActor
    func perform(on responder: UIResponder, sender: Any?) {
        switch self {
        case .cut: responder.cut(sender)
        case .copy: responder.copy(sender)
        case .paste: responder.paste(sender)
        case .select: responder.select(sender)
        case .selectAll: responder.selectAll(sender)
        case .delete: responder.delete(sender)
        case .toggleBoldface: responder.toggleBoldface(sender)
        case .toggleItalics: responder.toggleItalics(sender)
        case .toggleUnderline: responder.toggleUnderline(sender)
        case .increaseSize: responder.increaseSize(sender)
        case .decreaseSize: responder.decreaseSize(sender)
        case .find: responder.find(sender)
        case .findAndReplace: responder.findAndReplace(sender)
        case .findNext: responder.findNext(sender)
        case .findPrevious: responder.findPrevious(sender)
        case .useSelectionForFind: responder.useSelectionForFind(sender)
        case .makeTextWritingDirectionLeftToRight: responder.makeTextWritingDirectionLeftToRight(sender)
        case .makeTextWritingDirectionRightToLeft: responder.makeTextWritingDirectionRightToLeft(sender)
        case .pasteAndMatchStyle: responder.pasteAndMatchStyle(sender)
        case .pasteAndGo: responder.pasteAndGo(sender)
        case .pasteAndSearch: responder.pasteAndSearch(sender)
        case .printContent: responder.printContent(sender)
        case .rename: responder.rename(sender)
        case .duplicate: responder.duplicate(sender)
        case .move: responder.move(sender)
        case .export: responder.export(sender)
        case .undo: break
        }
    }
}
