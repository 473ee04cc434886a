import Foundation

/// How many processors this process may use.
package enum ProcessorCount {
    /// As the thread's affinity says, which containers set; Foundation counts the machine's.
    ///
    /// Cost: a system call.
    package static var available: Int {
        var bytes = [UInt8](repeating: 0, count: 128)
        guard affinity(of: 0, bytes.count, &bytes) == 0 else { return ProcessInfo.processInfo.activeProcessorCount }
        return max(bytes.reduce(0) { $0 + $1.nonzeroBitCount }, 1)
    }
}

// Glibc shows it to programs that ask for GNU's extensions only, which a Swift module can't.
@_silgen_name("sched_getaffinity")
private func affinity(of process: Int32, _ size: Int, _ set: UnsafeMutablePointer<UInt8>) -> Int32
