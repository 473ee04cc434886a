import Foundation
import Glibc

/// What Linux tells of this process's memory.
struct ProcessMemory {
    /// In bytes.
    var space: UInt64 = 0, resident: UInt64 = 0, residentPeak: UInt64 = 0, own: UInt64 = 0, files: UInt64 = 0

    /// Read from `/proc/self/status`, whose sizes are in kilobytes; zeros where it can't be.
    static var now: ProcessMemory {
        var result = ProcessMemory()
        guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return result }
        for line in text.split(separator: "\n") {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard words.count >= 2, let kilobytes = UInt64(words[1]) else { continue }
            let bytes = kilobytes * 1024
            switch words[0] {
            case "VmSize:": result.space = bytes
            case "VmRSS:": result.resident = bytes
            case "VmHWM:": result.residentPeak = bytes
            case "RssAnon:": result.own = bytes
            case "RssFile:": result.files = bytes
            default: break
            }
        }
        return result
    }

    var basicInfo: mach_task_basic_info {
        var info = mach_task_basic_info()
        (info.virtual_size, info.resident_size, info.resident_size_max) = (space, resident, residentPeak)
        var usage = rusage()
        if getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 {
            info.user_time.seconds = integer_t(truncatingIfNeeded: usage.ru_utime.tv_sec)
            info.user_time.microseconds = integer_t(truncatingIfNeeded: usage.ru_utime.tv_usec)
            info.system_time.seconds = integer_t(truncatingIfNeeded: usage.ru_stime.tv_sec)
            info.system_time.microseconds = integer_t(truncatingIfNeeded: usage.ru_stime.tv_usec)
        }
        return info
    }

    var memoryInfo: task_vm_info_data_t {
        var info = task_vm_info_data_t()
        info.virtual_size = space
        info.page_size = integer_t(sysconf(Int32(_SC_PAGESIZE)))
        (info.resident_size, info.resident_size_peak) = (resident, residentPeak)
        (info.`internal`, info.external, info.phys_footprint) = (own, files, own)
        return info
    }
}
