import Foundation
import Glibc
import Stage
import Synchronization

/// The process of an open device, from the server's side.
final class DeviceProcess: Sendable {
    private let process: WorkerProcess
    private let toDevice: Int32
    private let fromDevice: Int32
    private let queue = DispatchQueue(label: "inset.device")
    /// False once nothing can be written any more.
    private let isOpen = Mutex(true)

    /// Starts a device; nil when no process can be started.
    ///
    /// - Parameters:
    ///   - echoes: Whether what it prints is printed by this process too, as an app's is.
    ///   - received: Gets its packets, on a thread of its own.
    ///   - ended: Is told once why it ended.
    init?(
        _ program: WorkerProgram,
        settings: Data,
        echoes: Bool,
        received: @escaping @Sendable (DevicePipe.Packet) -> Void,
        ended: @escaping @Sendable (String) -> Void
    ) {
        guard let start = DeviceStart.takePrepared(program) ?? DeviceStart(program) else { return nil }
        guard WorkerProcesses.start({ start.process }) != nil else {
            start.abandon()
            return nil
        }
        (process, toDevice, fromDevice) = (start.process, start.toDevice, start.fromDevice)
        let errors = start.errors
        write(settings)
        Thread.detachNewThread { [self] in
            var printed: off_t = 0
            while let packet = DevicePipe.read(from: fromDevice) {
                received(packet)
                if echoes { Self.echo(errors, from: &printed) }
            }
            let ending = WorkerProcesses.end(process)
            if echoes { Self.echo(errors, from: &printed) }
            let words = ending.lastWords(in: URL(fileURLWithPath: "/proc/self/fd/\(errors)"))
            close(errors)
            close(fromDevice)
            end()
            ended(words)
        }
    }

    /// Prints what has come to a log.
    private static func echo(_ log: Int32, from offset: inout off_t) {
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = pread(log, &bytes, bytes.count, offset)
            guard count > 0 else { return }
            offset += count
            _ = Glibc.write(STDERR_FILENO, bytes, count)
        }
    }

    /// Its number.
    var identifier: pid_t { process.identifier }

    /// Sends a line; it is lost when the process is.
    func send(_ line: DeviceLine) {
        guard let data = try? JSONEncoder().encode(line) else { return }
        write(data)
    }

    /// In order, and not on the caller's thread: a device that is busy doesn't read.
    private func write(_ data: Data) {
        queue.async { [self] in
            isOpen.withLock { isOpen in
                guard isOpen else { return }
                let line = [UInt8](data) + [UInt8(ascii: "\n")]
                var offset = 0
                while offset < line.count {
                    let count = line[offset...].withUnsafeBytes { Glibc.write(toDevice, $0.baseAddress, $0.count) }
                    if count > 0 { offset += count } else if count < 0, errno == EINTR { continue } else { return }
                }
            }
        }
    }

    /// Has the process end: it does when nothing more can come.
    func end() {
        queue.async { [self] in
            isOpen.withLock { isOpen in
                if isOpen { close(toDevice) }
                isOpen = false
            }
        }
    }
}
