import Dispatch
import Foundation
import Glibc
import Synchronization

/// How a file is opened to be watched alone; on Linux as one that is read.
public let O_EVTONLY = O_RDONLY

/// A source that tells what happens to a file or a folder.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}

extension DispatchSourceFileSystemObject {
    /// What has happened since the handler ran last.
    public var data: DispatchSource.FileSystemEvent {
        DispatchSource.FileSystemEvent(rawValue: (self as any DispatchSourceProtocol).data)
    }
}

extension DispatchSource: DispatchSourceFileSystemObject {}

extension DispatchSource {
    /// A source that tells what happens to an open file or folder, by Linux's inotify. Not at all where the file can't be
    /// watched.
    ///
    /// - Parameters:
    ///   - fileDescriptor: The open file; what lies at its path now is what is watched.
    ///   - eventMask: What is told. Linux tells of growth as `write` and of other names as `attrib`; that a file is
    ///     revoked or a lock ended is never told.
    ///   - queue: Where handlers run; a global one by default.
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32,
        eventMask: FileSystemEvent,
        queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        // Dispatch takes every source for one of its own class; events are merged into this one.
        guard let source = makeUserDataOrSource(queue: queue) as? DispatchSource else {
            preconditionFailure("Dispatch makes sources of another class")
        }
        FileWatch.start(fileDescriptor, eventMask, for: source)
        return source
    }
}

/// Reads what inotify tells of one file, and hands it to a source for as long as that lives.
private enum FileWatch {
    /// Dispatch's sources may be used on any thread, which their protocols don't say.
    private struct Reader: @unchecked Sendable { let source: any DispatchSourceRead }

    private static let watches = Mutex<[Int32: Reader]>([:])

    static func start(_ file: Int32, _ mask: DispatchSource.FileSystemEvent, for source: DispatchSource) {
        let link = "/proc/self/fd/\(file)"
        guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link) else { return }
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return }
        guard inotify_add_watch(descriptor, path, events.reduce(0) { $0 | $1.bits }) >= 0 else {
            close(descriptor)
            return
        }
        let reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
        reader.setEventHandler { [weak source] in
            let told = read(descriptor).intersection(mask)
            guard let source, !source.isCancelled else {
                watches.withLock { $0.removeValue(forKey: descriptor) }?.source.cancel()
                return
            }
            if !told.isEmpty { (source as any DispatchSourceUserDataOr).or(data: told.rawValue) }
        }
        reader.setCancelHandler { close(descriptor) }
        let held = Reader(source: reader)
        watches.withLock { $0[descriptor] = held }
        reader.resume()
    }

    /// What inotify tells, and what that is on iOS.
    private static var events: [(bits: UInt32, event: DispatchSource.FileSystemEvent)] {
        [
            (UInt32(IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO), .write),
            (UInt32(IN_ATTRIB), .attrib), (UInt32(IN_DELETE_SELF), .delete), (UInt32(IN_MOVE_SELF), .rename),
        ]
    }

    /// All that waits to be read.
    private static func read(_ descriptor: Int32) -> DispatchSource.FileSystemEvent {
        var found: DispatchSource.FileSystemEvent = []
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while case let count = Glibc.read(descriptor, &buffer, buffer.count), count > 0 {
            var place = 0
            while place + MemoryLayout<inotify_event>.size <= count {
                let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self) }
                for (bits, known) in events where event.mask & bits != 0 { found.insert(known) }
                place += MemoryLayout<inotify_event>.size + Int(event.len)
            }
        }
        return found
    }
}
