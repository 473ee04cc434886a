import Foundation
import Glibc

/// Tells when files of a project change: its documents, translations, catalogs and fonts.
package final class FileWatch {
    /// Readable when something has changed; -1 where the system watches no files.
    package let descriptor: Int32
    private var watched: Set<String> = []
    /// A project of this many folders is watched in part.
    private static let mostFolders = 2000

    package init() { descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)) }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Watches folders, and all below them where they are catalogs or translations.
    package func watch(_ folders: [String]) {
        for folder in folders {
            add(folder)
            guard folder.hasSuffix(".xcassets") || folder.hasSuffix(".lproj"),
                let names = FileManager.default.enumerator(atPath: folder)
            else { continue }
            for case let name as String in names {
                var isFolder: ObjCBool = false
                let path = folder + "/" + name
                if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
                    add(path)
                }
            }
        }
    }

    /// Waits until files have changed and none has for a moment.
    ///
    /// - Parameter milliseconds: How long that moment is.
    package func waitForChanges(quietFor milliseconds: Int32 = 15) {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, -1) > 0 else { return }
        repeat { _ = takeChanges() } while poll(&waiting, 1, milliseconds) > 0
    }

    private func add(_ folder: String) {
        guard descriptor >= 0, watched.count < Self.mostFolders, watched.insert(folder).inserted else { return }
        let events = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE) | UInt32(IN_CREATE)
        inotify_add_watch(descriptor, folder, events)
    }

    /// Takes what has happened; false when it was nothing.
    package func takeChanges() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        var hasChanged = false
        while descriptor >= 0, Glibc.read(descriptor, &bytes, bytes.count) > 0 { hasChanged = true }
        return hasChanged
    }
}
