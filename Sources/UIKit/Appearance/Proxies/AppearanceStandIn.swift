import Foundation

/// Makes the objects that appearance methods return.
///
/// They must be of the class that was asked, while no code of the app may run for them: neither its initializers, nor
/// what it overrides, nor observers of its properties. UIKit's own classes make a plain instance. For a class of the app
/// an instance of its nearest UIKit class is widened to the app's class: it has room for the app's stored properties (all
/// zero), and a class record of its own in which everything that UIKit declares is UIKit's again.
@MainActor
enum AppearanceStandIn {
    /// Lives on for good: little, and one a scope.
    static func make(of type: AnyClass) -> AnyObject {
        var origin: AnyClass = type
        while !isUIKit(origin), let parent = _getSuperclass(origin) { origin = parent }
        let plain = instance(of: origin)
        return origin == type ? plain : widened(plain, from: origin, to: type)
    }

    static func cast<Object: AnyObject>(_ object: AnyObject) -> Object { unsafeBitCast(object, to: Object.self) }

    private static func isUIKit(_ type: AnyClass) -> Bool { String(reflecting: type).hasPrefix("UIKit.") }

    private static func instance(of type: AnyClass) -> AnyObject {
        if let type = type as? UIView.Type, let view = type.init(coder: EmptyCoder()) { return view }
        if let type = type as? UIBarItem.Type, let item = type.init(coder: EmptyCoder()) { return item }
        return UIView()
    }

    private static func widened(_ plain: AnyObject, from origin: AnyClass, to type: AnyClass) -> AnyObject {
        let (narrow, wide) = (ClassRecord(origin), ClassRecord(type))
        let classes = UnsafeMutableRawPointer.allocate(byteCount: wide.byteCount, alignment: 16)
        classes.copyMemory(from: wide.start, byteCount: wide.byteCount)
        let record = classes + (wide.address - wide.start)
        // The app's class is the parent, so that casts to it hold; UIKit's part of the members is UIKit's.
        record.storeBytes(of: wide.address, toByteOffset: ClassRecord.parentOffset, as: UnsafeRawPointer.self)
        let members = ClassRecord.membersOffset
        let end = narrow.start + narrow.byteCount
        (record + members).copyMemory(from: narrow.address + members, byteCount: end - (narrow.address + members))

        let header = 2 * MemoryLayout<UInt>.size
        let object = UnsafeMutableRawPointer.allocate(byteCount: wide.instanceByteCount, alignment: 16)
        object.initializeMemory(as: UInt8.self, repeating: 0, count: wide.instanceByteCount)
        let model = UnsafeRawPointer(Unmanaged.passRetained(plain).toOpaque())
        (object + header).copyMemory(from: model + header, byteCount: narrow.instanceByteCount - header)
        object.storeBytes(of: UnsafeRawPointer(record), as: UnsafeRawPointer.self)
        object.storeBytes(of: freshReferenceCount, toByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
        return Unmanaged<AnyObject>.fromOpaque(object).retain().takeUnretainedValue()
    }

    /// The second word of an object that was just made.
    private static var freshReferenceCount: UInt {
        let probe = AppearanceRegistry()
        return withExtendedLifetime(probe) {
            UnsafeRawPointer(Unmanaged.passUnretained(probe).toOpaque())
                .load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
        }
    }
}

/// A class' record in memory, as Swift's runtime lays it out where there is no Objective-C
/// (github.com/swiftlang/swift, docs/ABI/TypeMetadata.rst, "Class metadata").
private struct ClassRecord {
    static let parentOffset = 8
    static let membersOffset = 56

    /// Where references to the class point to.
    let address: UnsafeRawPointer
    /// Where the record begins, a little before.
    let start: UnsafeRawPointer
    let byteCount: Int
    let instanceByteCount: Int

    init(_ type: AnyClass) {
        address = unsafeBitCast(type, to: UnsafeRawPointer.self)
        instanceByteCount = Int(address.load(fromByteOffset: 24, as: UInt32.self))
        byteCount = Int(address.load(fromByteOffset: 32, as: UInt32.self))
        start = address - Int(address.load(fromByteOffset: 36, as: UInt32.self))
    }
}

/// A coder that holds nothing.
private final class EmptyCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
}
