import Foundation

/// Where bytes go that are made piece by piece: into memory, into a file, or to functions of the app.
public final class CGDataConsumer {
    /// Puts bytes away and says how many it took; fewer than it was given end the writing.
    let put: (UnsafeRawBufferPointer) -> Int
    private let finish: () -> Void

    /// Appends to the data, which the consumer keeps.
    public init?(data: CFMutableData) {
        put = { bytes in
            guard let base = bytes.baseAddress else { return 0 }
            data.append(base, length: bytes.count)
            return bytes.count
        }
        finish = {}
    }

    /// Writes a file, replacing one that is there; nil when that can't be opened.
    public init?(url: CFURL) {
        guard let path = url.path, FileManager.default.createFile(atPath: path, contents: nil),
            let file = FileHandle(forWritingAtPath: path)
        else { return nil }
        put = { bytes in
            do {
                try file.write(contentsOf: Data(bytes))
                return bytes.count
            } catch {
                return 0
            }
        }
        finish = { try? file.close() }
    }

    /// Hands the bytes to functions of the app.
    ///
    /// - Parameters:
    ///   - info: Passed to both of them.
    ///   - cbks: What is called with the bytes and at the end; copied.
    public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        let callbacks = cbks.pointee
        guard let putBytes = callbacks.putBytes else { return nil }
        put = { bytes in bytes.baseAddress.map { putBytes(info, $0, bytes.count) } ?? 0 }
        finish = { callbacks.releaseConsumer?(info) }
    }

    deinit { finish() }
}

/// What a data consumer calls.
public struct CGDataConsumerCallbacks {
    /// Takes bytes; returns how many it took.
    public var putBytes: CGDataConsumerPutBytesCallback?
    /// Called once, when the consumer goes.
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    /// What a consumer calls with the bytes, and at its end.
    ///
    /// - Parameters:
    ///   - putBytes: Must be there for a consumer to be made.
    ///   - releaseConsumer: Nil for nothing to do at the end.
    public init(
        putBytes: CGDataConsumerPutBytesCallback? = nil,
        releaseConsumer: CGDataConsumerReleaseInfoCallback? = nil
    ) {
        (self.putBytes, self.releaseConsumer) = (putBytes, releaseConsumer)
    }
}

/// Takes a consumer's info, bytes and their number; returns how many it took.
public typealias CGDataConsumerPutBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
/// Takes a consumer's info.
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void
