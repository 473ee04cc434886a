import Foundation
import Glibc

extension Stream {
    /// A pair of which one gives back what the other is given; both are to be opened.
    ///
    /// - Parameter bufferSize: Bytes that may wait to be read before writing waits; a pipe of Linux takes 64 KB, whatever is
    ///   asked for.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int,
        inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (output, input) = (PipeEnd(ends[1]), PipeEnd(ends[0]))
        inputStream?.pointee = PipeInputStream(input)
        outputStream?.pointee = PipeOutputStream(output)
    }
}

/// An end of a pipe until a stream has opened it by its path.
private final class PipeEnd {
    private var descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close() }

    var url: URL { URL(fileURLWithPath: "/proc/self/fd/\(descriptor)") }

    /// Leaves the end to the stream alone, so that the other one hears when it is closed.
    func close() {
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }
}

private final class PipeInputStream: InputStream {
    private let end: PipeEnd?

    init?(_ end: PipeEnd) {
        self.end = end
        super.init(url: end.url)
    }

    override init(data: Data) {
        end = nil
        super.init(data: data)
    }

    override func open() {
        super.open()
        end?.close()
    }
}

private final class PipeOutputStream: OutputStream {
    private let end: PipeEnd?

    init?(_ end: PipeEnd) {
        self.end = end
        super.init(url: end.url, append: false)
    }

    required init(toMemory: ()) {
        end = nil
        super.init(toMemory: ())
    }

    override func open() {
        super.open()
        end?.close()
    }
}
