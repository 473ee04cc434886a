import UIKit

/// Notices what an app puts on the general pasteboard, for the clipboards of viewers and for other apps of the device.
@MainActor
struct PasteboardWatch {
    /// The pasteboard's count as it was last told of; a device begins with an empty one.
    private var count = 0

    /// What is there now came from outside.
    mutating func isToldOf() { count = UIPasteboard.general.changeCount }

    /// The text that was copied since; nil for none, for anything but text, and for one that is to stay on the device or is
    /// too long.
    mutating func copied() -> String? {
        let board = UIPasteboard.general
        guard board.changeCount != count else { return nil }
        isToldOf()
        guard !board.isLocalOnly, let text = board.string else { return nil }
        return text.utf8.count <= WireFormat.longestPaste ? text : nil
    }
}
