import Foundation
import Glibc

/// Lines over a pair of file descriptors, with a limit to how long one waits.
struct LineChannel {
    private let input: Int32
    private let output: Int32
    private var buffer: [UInt8] = []

    /// What reading came to.
    enum Reading {
        case line(Data)
        /// The other side is gone.
        case end
        case timeout
    }

    init(reading input: Int32, writing output: Int32) {
        self.input = input
        self.output = output
    }

    /// Writes one line; false when the other side is gone.
    func write(_ line: Data) -> Bool {
        var bytes = [UInt8](line)
        bytes.append(UInt8(ascii: "\n"))
        var offset = 0
        while offset < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.write(output, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
            }
            if count > 0 { offset += count } else if count < 0, errno == EINTR { continue } else { return false }
        }
        return true
    }

    /// The next line without its end.
    ///
    /// - Parameter seconds: How long to wait for each part of it; nil for ever.
    mutating func read(within seconds: Double? = nil) -> Reading {
        var searched = 0
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(buffer[..<end])
                buffer.removeSubrange(...end)
                return .line(line)
            }
            searched = buffer.count
            if let seconds {
                var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
                let ready = poll(&descriptor, 1, Int32(seconds * 1000))
                if ready == 0 { return .timeout }
                if ready < 0, errno != EINTR { return .end }
            }
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            let count = Glibc.read(input, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return .end }
            buffer += chunk[..<count]
        }
    }
}
