extension UIBarButtonItem {
    /// How a bar button looks; raw values are UIKit's.
    public enum Style: Int, Sendable {
        case plain = 0
        /// As plain, since iOS 7.
        case bordered = 1
        /// Semibold; a tinted capsule on iOS 26.
        case done = 2

        /// The name of `done` in the iOS 26 SDK.
        public static var prominent: Style { .done }
    }

    /// The system's own items; raw values are UIKit's.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close, writingTools
    }
}

extension UIBarButtonItem.SystemItem {
    /// The words of an item that is shown as text.
    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        case .pageCurl: "Page Curl"
        case .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh,
            .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .close, .writingTools:
            nil
        }
    }

    /// What an item is called that is shown as an image (EV-7).
    var spokenName: String? {
        switch self {
        case .action: "Share"
        case .trash: "Delete"
        case .fastForward: "Fast forward"
        case .writingTools: "Writing Tools"
        case .flexibleSpace, .fixedSpace: nil
        default: title ?? "\(self)".capitalized
        }
    }

    /// The symbol of an item that is shown as an image.
    var symbolName: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .writingTools: "apple.writing.tools"
        case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo, .pageCurl: nil
        }
    }

    /// BR-M5: on iOS 26 only edit and save are words.
    var symbolNameOfGlass: String? {
        switch self {
        case .done: "checkmark"
        case .cancel: "xmark"
        case .undo: "arrow.uturn.backward"
        case .redo: "arrow.uturn.forward"
        default: symbolName
        }
    }

    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}
