import Foundation
import InsetFoundation
import Testing

@Suite("Foundation: streams of C's library")
struct FileStreamTests {
    /// What a stream's functions work on.
    private final class Memory {
        var bytes: [UInt8] = []
        var place = 0
        var isClosed = false

        static func at(_ pointer: UnsafeMutableRawPointer?) -> Memory {
            Unmanaged<Memory>.fromOpaque(pointer!).takeUnretainedValue()
        }
    }

    @Test func `a stream over functions reads, writes, seeks and is closed through them`() throws {
        let memory = Memory()
        let stream = funopen(
            Unmanaged.passUnretained(memory).toOpaque(),
            { cookie, buffer, count in
                let memory = Memory.at(cookie)
                let part = memory.bytes[memory.place...].prefix(Int(count))
                for (index, byte) in part.enumerated() { buffer?[index] = CChar(bitPattern: byte) }
                memory.place += part.count
                return Int32(part.count)
            },
            { cookie, buffer, count in
                let memory = Memory.at(cookie)
                for index in 0..<Int(count) { memory.bytes.append(UInt8(bitPattern: buffer![index])) }
                memory.place += Int(count)
                return count
            },
            { cookie, offset, whence in
                let memory = Memory.at(cookie)
                let start = [SEEK_SET: 0, SEEK_END: memory.bytes.count][whence] ?? memory.place
                memory.place = start + Int(offset)
                return InsetFoundation.fpos_t(memory.place)
            },
            { cookie in
                Memory.at(cookie).isClosed = true
                return 0
            }
        )
        let file = try #require(stream)
        #expect(fwrite("abcdef", 1, 6, file) == 6)
        #expect(fseek(file, 2, SEEK_SET) == 0)
        var read = [UInt8](repeating: 0, count: 3)
        #expect(fread(&read, 1, 3, file) == 3)
        #expect(read == Array("cde".utf8))
        #expect(ftell(file) == 5)
        #expect(fclose(file) == 0)
        #expect(memory.isClosed && memory.bytes == Array("abcdef".utf8))
    }

    @Test func `the machine is asked by names, and an unknown one is an error`() {
        var size = 0
        #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0)
        var name = [CChar](repeating: 0, count: size)
        #expect(sysctlbyname("hw.machine", &name, &size, nil, 0) == 0)
        #expect(!name.isEmpty && name.last == 0)
        var memory: UInt64 = 0
        size = MemoryLayout<UInt64>.size
        #expect(sysctlbyname("hw.memsize", &memory, &size, nil, 0) == 0)
        #expect(memory == ProcessInfo.processInfo.physicalMemory)
        #expect(sysctlbyname("hw.nothing", nil, &size, nil, 0) == -1)
    }

    @Test func `the machine is asked by numbers, as by names`() {
        var (query, size) = ([CTL_HW, HW_NCPU], MemoryLayout<Int32>.size)
        var count: Int32 = 0
        #expect(sysctl(&query, 2, &count, &size, nil, 0) == 0)
        #expect(count == Int32(ProcessInfo.processInfo.processorCount))
        query = [CTL_HW, HW_CPU_FREQ]
        #expect(sysctl(&query, 2, &count, &size, nil, 0) == -1 && errno == ENOENT)
    }

    @Test func `an object of Foundation finds what is kept under its value`() {
        let values: [AnyHashable: Any] = ["name": 1]
        #expect(values[NSString("name")] as? Int == 1)
        #expect(AnyHashable(NSDate(timeIntervalSince1970: 5)) == AnyHashable(Date(timeIntervalSince1970: 5)))
    }
}
