import Foundation
import Glibc

// What programs ask Mach's kernel on Apple's systems to learn how much memory they take; the answers are Linux's.

/// A name of a thing of the kernel's.
public typealias mach_port_t = UInt32
/// What a call of the kernel answers.
public typealias kern_return_t = Int32
/// Which facts are asked for.
public typealias task_flavor_t = UInt32
/// A task by its name.
public typealias task_name_t = mach_port_t
/// A task.
public typealias task_t = mach_port_t
/// A word of the kernel's.
public typealias integer_t = Int32
/// A word of the kernel's that isn't negative.
public typealias natural_t = UInt32
/// How many words facts take.
public typealias mach_msg_type_number_t = UInt32
/// A size in bytes.
public typealias mach_vm_size_t = UInt64
/// A place in memory.
public typealias mach_vm_address_t = UInt64
/// Words of facts.
public typealias task_info_t = UnsafeMutablePointer<integer_t>

/// All went well.
public let KERN_SUCCESS: kern_return_t = 0
/// An argument is wrong.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
/// The facts of ``mach_task_basic_info``.
public let MACH_TASK_BASIC_INFO: Int32 = 20
/// The facts of ``task_vm_info_data_t``.
public let TASK_VM_INFO: Int32 = 22
/// This program.
public let mach_task_self_: mach_port_t = 0x103
/// How many words ``mach_task_basic_info`` takes.
public let MACH_TASK_BASIC_INFO_COUNT = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / 4)

/// This program.
public func mach_task_self() -> mach_port_t { mach_task_self_ }

/// A time that was spent.
public struct time_value_t: Sendable {
    /// Whole seconds.
    public var seconds: integer_t = 0
    /// Millionths beyond them.
    public var microseconds: integer_t = 0
    /// No time.
    public init() {}
}

/// What a program takes.
public struct mach_task_basic_info: Sendable {
    /// Bytes of its space.
    public var virtual_size: mach_vm_size_t = 0
    /// Bytes that are in memory.
    public var resident_size: mach_vm_size_t = 0
    /// The most bytes that were ever in memory.
    public var resident_size_max: mach_vm_size_t = 0
    /// What it has computed.
    public var user_time = time_value_t()
    /// What the system has computed for it.
    public var system_time = time_value_t()
    /// How it is scheduled; 0.
    public var policy: integer_t = 0
    /// How often it was stopped; 0.
    public var suspend_count: integer_t = 0
    /// No facts yet.
    public init() {}
}

/// What a program takes, by its full name.
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// What a program's memory is made of; what Linux doesn't tell is 0.
public struct task_vm_info_data_t: Sendable {
    /// Bytes of its space.
    public var virtual_size: mach_vm_size_t = 0
    /// Areas of its space.
    public var region_count: integer_t = 0
    /// Bytes of a page.
    public var page_size: integer_t = 0
    /// Bytes that are in memory, now and at most.
    public var resident_size: mach_vm_size_t = 0, resident_size_peak: mach_vm_size_t = 0
    /// Bytes of devices, now and at most.
    public var device: mach_vm_size_t = 0, device_peak: mach_vm_size_t = 0
    /// Bytes that are the program's alone, now and at most.
    public var `internal`: mach_vm_size_t = 0, internal_peak: mach_vm_size_t = 0
    /// Bytes of files, now and at most.
    public var external: mach_vm_size_t = 0, external_peak: mach_vm_size_t = 0
    /// Bytes that may be taken away, now and at most.
    public var reusable: mach_vm_size_t = 0, reusable_peak: mach_vm_size_t = 0
    /// Bytes that may be forgotten.
    public var purgeable_volatile_pmap: mach_vm_size_t = 0, purgeable_volatile_resident: mach_vm_size_t = 0
    /// Bytes that may be forgotten.
    public var purgeable_volatile_virtual: mach_vm_size_t = 0
    /// Bytes that are compressed, now, at most and ever.
    public var compressed: mach_vm_size_t = 0, compressed_peak: mach_vm_size_t = 0,
        compressed_lifetime: mach_vm_size_t = 0
    /// Bytes that the system holds against the program: here those that are its alone.
    public var phys_footprint: mach_vm_size_t = 0
    /// Where the program's space begins and ends; 0, as it isn't asked for.
    public var min_address: mach_vm_address_t = 0, max_address: mach_vm_address_t = 0
    /// No facts yet.
    public init() {}
}

/// What a program's memory is made of, by its shorter name.
public typealias task_vm_info = task_vm_info_data_t

/// Facts about this program.
///
/// - Parameters:
///   - target_task: Only this program can be asked.
///   - flavor: ``MACH_TASK_BASIC_INFO`` or ``TASK_VM_INFO``.
///   - task_info_out: Where the facts go.
///   - task_info_outCnt: How many words there are; facts that don't fit are left out.
@discardableResult
public func task_info(
    _ target_task: task_name_t,
    _ flavor: task_flavor_t,
    _ task_info_out: task_info_t!,
    _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    guard target_task == mach_task_self_, let task_info_out, let task_info_outCnt else { return KERN_INVALID_ARGUMENT }
    func write<Facts>(_ facts: Facts) -> kern_return_t {
        let count = min(Int(task_info_outCnt.pointee) * 4, MemoryLayout<Facts>.size)
        withUnsafeBytes(of: facts) { bytes in
            guard let base = bytes.baseAddress else { return }
            UnsafeMutableRawPointer(task_info_out).copyMemory(from: base, byteCount: count)
        }
        task_info_outCnt.pointee = mach_msg_type_number_t(count / 4)
        return KERN_SUCCESS
    }
    switch Int32(bitPattern: flavor) {
    case MACH_TASK_BASIC_INFO: return write(ProcessMemory.now.basicInfo)
    case TASK_VM_INFO: return write(ProcessMemory.now.memoryInfo)
    default: return KERN_INVALID_ARGUMENT
    }
}
