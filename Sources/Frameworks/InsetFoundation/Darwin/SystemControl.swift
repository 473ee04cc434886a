import Foundation
import Glibc

/// Answers what programs ask Apple's kernel about the machine by a name: of the processors and the memory here, and of the
/// simulated device's model.
///
/// - Parameters:
///   - name: "hw.machine", "hw.model", "hw.memsize", "hw.ncpu" and its like; others aren't known.
///   - oldp: Gets the value; nil asks for its size alone.
///   - oldlenp: How many bytes there is room for; set to how many the value takes.
///   - newp: Nothing can be set.
/// - Returns: 0; -1, with `errno`, for an unknown name and for lack of room.
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!,
    _ oldp: UnsafeMutableRawPointer!,
    _ oldlenp: UnsafeMutablePointer<Int>!,
    _ newp: UnsafeMutableRawPointer!,
    _ newlen: Int
) -> Int32 {
    guard let name, let bytes = SystemFact.bytes(String(cString: name)) else {
        errno = ENOENT
        return -1
    }
    guard let oldlenp else { return 0 }
    defer { oldlenp.pointee = bytes.count }
    guard let oldp else { return 0 }
    guard oldlenp.pointee >= bytes.count else {
        errno = ENOMEM
        return -1
    }
    oldp.copyMemory(from: bytes, byteCount: bytes.count)
    return 0
}

/// The same by two numbers, ``CTL_HW`` and one of `HW_…`.
///
/// - Returns: 0; -1, with `errno`, for other numbers and for lack of room.
public func sysctl(
    _ mib: UnsafeMutablePointer<Int32>!,
    _ count: UInt32,
    _ oldp: UnsafeMutableRawPointer!,
    _ oldlenp: UnsafeMutablePointer<Int>!,
    _ newp: UnsafeMutableRawPointer!,
    _ newlen: Int
) -> Int32 {
    guard let mib, count == 2, mib[0] == CTL_HW, let name = SystemFact.names[mib[1]] else {
        errno = ENOENT
        return -1
    }
    return sysctlbyname(name, oldp, oldlenp, newp, newlen)
}

/// What ``sysctl(_:_:_:_:_:_:)`` is asked about: the machine.
public let CTL_HW: Int32 = 6
/// The kind of machine, as `hw.machine`.
public let HW_MACHINE: Int32 = 1
/// The model, as `hw.model`.
public let HW_MODEL: Int32 = 2
/// How many processors there are.
public let HW_NCPU: Int32 = 3
/// Bytes of memory, as far as 32 bits hold them.
public let HW_PHYSMEM: Int32 = 5
/// Bytes of memory for programs, as far as 32 bits hold them.
public let HW_USERMEM: Int32 = 6
/// Bytes of a page.
public let HW_PAGESIZE: Int32 = 7
/// Ticks of the bus a second: nobody knows.
public let HW_BUS_FREQ: Int32 = 14
/// Ticks of a processor a second: nobody knows.
public let HW_CPU_FREQ: Int32 = 15
/// Ticks of the clock a second: nobody knows.
public let HW_TB_FREQ: Int32 = 23
/// Bytes of memory.
public let HW_MEMSIZE: Int32 = 24
/// How many processors are at work.
public let HW_AVAILCPU: Int32 = 25

/// What ``sysctlbyname(_:_:_:_:_:)`` knows.
private enum SystemFact {
    /// By the numbers of `HW_…`.
    static let names: [Int32: String] = [
        HW_MACHINE: "hw.machine", HW_MODEL: "hw.model", HW_NCPU: "hw.ncpu", HW_PHYSMEM: "hw.physmem",
        HW_USERMEM: "hw.usermem", HW_PAGESIZE: "hw.pagesize32", HW_MEMSIZE: "hw.memsize", HW_AVAILCPU: "hw.activecpu",
    ]

    static func bytes(_ name: String) -> [UInt8]? {
        let info = ProcessInfo.processInfo
        switch name {
        case "hw.machine", "hw.model":
            return text(info.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? architecture)
        case "hw.memsize": return number(info.physicalMemory)
        case "hw.physmem", "hw.usermem": return number(UInt32(clamping: info.physicalMemory))
        case "hw.pagesize": return number(Int64(getpagesize()))
        case "hw.pagesize32": return number(getpagesize())
        case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu": return number(Int32(info.processorCount))
        case "hw.activecpu": return number(Int32(info.activeProcessorCount))
        default: return nil
        }
    }

    #if arch(arm64)
        private static let architecture = "arm64"
    #else
        private static let architecture = "x86_64"
    #endif

    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }

    private static func number<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number) { Array($0) }
    }
}
