import Foundation
import Glibc
import Platform
import Synchronization

/// The folder of a preview: written beside its place and moved there at the end, so that nobody sees a part of it.
package struct PreviewFolder: Sendable {
    /// Where the result will lie.
    package let url: URL
    /// Where it is written meanwhile.
    package let scratch: URL
    private let existed: Bool
    /// The folders above it that were made for it, the deepest first.
    private let madeAbove: [URL]
    /// Whether the folder was given up, so that nothing may be written any more.
    private let gate = Gate()

    private final class Gate: Sendable {
        let isGivenUp = Mutex(false)
    }

    /// Makes the folders.
    package init(path: String) throws(Failure) {
        url = URL(fileURLWithPath: path)
        existed = FileManager.default.fileExists(atPath: url.path)
        var above: [URL] = []
        var folder = url.absoluteURL.deletingLastPathComponent()
        while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path) {
            above.append(folder)
            folder.deleteLastPathComponent()
        }
        madeAbove = above
        scratch = url.appendingPathComponent(Self.prefix + "\(ProcessInfo.processInfo.processIdentifier)")
        removeLeftovers()
        do {
            try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        } catch {
            throw Failure(url, error)
        }
    }

    private static let prefix = ".inset-"

    /// Takes away what programs left that were killed before they could.
    private func removeLeftovers() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] {
            guard name.hasPrefix(Self.prefix), let process = pid_t(name.dropFirst(Self.prefix.count)),
                kill(process, 0) != 0, errno == ESRCH
            else { continue }
            try? FileManager.default.removeItem(at: url.appendingPathComponent(name))
        }
    }

    /// Writes a file below the scratch folder; does nothing once the folder is given up.
    package func write(_ data: Data, to path: String) throws {
        try gate.isGivenUp.withLock { isGivenUp in
            if !isGivenUp { try Self.write(data, to: path, in: scratch) }
        }
    }

    /// Writes a file below the scratch folder of another process, which ends this one before it gives the folder up.
    package static func write(_ data: Data, to path: String, in scratch: URL) throws {
        let target = scratch.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: target)
    }

    /// Has nothing written from now on and takes away what was.
    package func giveUp() {
        gate.isGivenUp.withLock { isGivenUp in
            isGivenUp = true
            discard()
        }
    }

    /// The page of an earlier run; nil where there is none.
    package var earlierPage: Data? {
        let index = url.appendingPathComponent("index.html")
        return isOurs(index) ? try? Data(contentsOf: index) : nil
    }

    /// Whether a picture of an earlier run lies there.
    package func holds(_ path: String) -> Bool {
        let isInside = path.hasPrefix("pictures/") && !path.split(separator: "/").contains("..")
        return isInside && FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path)
    }

    /// Puts the page and its pictures into place.
    ///
    /// - Parameter kept: Pictures of earlier runs that the page shows; the others are taken away.
    package func commit(page: Data, keeping kept: [String]) throws(Failure) {
        do {
            try write(page, to: "index.html")
            let files = FileManager.default
            let pictures = url.appendingPathComponent("pictures")
            let index = url.appendingPathComponent("index.html")
            let isThere = files.fileExists(atPath: pictures.path)
            guard !isThere || isOurs(index) else { throw Obstacle(path: pictures.path) }
            guard !files.fileExists(atPath: index.path) || isOurs(index) else { throw Obstacle(path: index.path) }
            let made = scratch.appendingPathComponent("pictures")
            for path in kept {
                let target = scratch.appendingPathComponent(path)
                try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                // A second name of the same file: nothing is lost when a later step fails.
                try files.linkItem(at: url.appendingPathComponent(path), to: target)
            }
            if isThere { try files.moveItem(at: pictures, to: scratch.appendingPathComponent("earlier")) }
            if files.fileExists(atPath: made.path) { try files.moveItem(at: made, to: pictures) }
            guard rename(scratch.appendingPathComponent("index.html").path, index.path) == 0 else {
                throw CocoaError(.fileWriteUnknown)
            }
            try files.removeItem(at: scratch)
        } catch {
            discard()
            throw Failure(url, error)
        }
    }

    /// Takes away what was written, and the folders that weren't there before.
    package func discard() {
        Self.remove(existed ? scratch : url)
        // What somebody has put something into stays.
        for folder in madeAbove { rmdir(folder.path) }
    }

    /// Takes a folder away that others take files out of at the same time, as threads do whose workers are gone: removing
    /// gives up at a file that isn't there any more, so it begins again.
    private static func remove(_ folder: URL) {
        var rounds = 0
        while rounds < mostRounds, FileManager.default.fileExists(atPath: folder.path) {
            try? FileManager.default.removeItem(at: folder)
            rounds += 1
        }
    }

    /// More than there are files that others could take away.
    private static let mostRounds = 100

    /// Something in the folder that isn't an earlier preview.
    private struct Obstacle: Error, CustomStringConvertible {
        let path: String
        var description: String { "\(path) is there and no preview made it" }
    }

    /// Why the folder can't be written: one line.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String

        fileprivate init(_ url: URL, _ error: any Error) {
            let reason = (error as? Obstacle)?.description ?? WriteFailure.reason(error, at: url)
            description = "\(url.relativePath): can't be written (\(reason)); choose another folder with --out"
        }
    }

    private func isOurs(_ index: URL) -> Bool {
        let head = (try? FileHandle(forReadingFrom: index).read(upToCount: 1024)) ?? nil
        return head.map { String(decoding: $0, as: UTF8.self).contains("name=\"generator\" content=\"inset\"") }
            ?? false
    }
}
