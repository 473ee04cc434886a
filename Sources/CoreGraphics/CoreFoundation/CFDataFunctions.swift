import Foundation

/// A number of things, or one of them.
public typealias CFIndex = Int

/// The first byte; valid as long as the data lives and doesn't change.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.map { UnsafePointer($0.bytes.assumingMemoryBound(to: UInt8.self)) }
}

/// The first byte, to be written to; valid as long as the data lives and keeps its length.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData.map { $0.mutableBytes.assumingMemoryBound(to: UInt8.self) }
}

/// In bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }

/// Copies a range of the bytes to where there is room for them.
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    theData?.getBytes(buffer, range: NSRange(location: range.location, length: range.length))
}

/// A copy of bytes.
///
/// - Parameters:
///   - allocator: Not used.
///   - bytes: What is copied; read before it returns.
///   - length: How many bytes.
public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    NSData(bytes: bytes, length: length)
}

/// Empty data to add to.
///
/// - Parameters:
///   - allocator: Not used.
///   - capacity: The most bytes that are expected; 0 for any number.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// Who hands out memory; there is but one.
public final class CFAllocator: Sendable {}

/// The process's allocator.
public let kCFAllocatorDefault: CFAllocator? = nil

/// A part of something that is counted.
public struct CFRange: Hashable, Sendable {
    /// The first one's place.
    public var location: CFIndex
    /// How many.
    public var length: CFIndex

    /// Empty, at zero.
    public init() { (location, length) = (0, 0) }
    /// From a place on, so many.
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// From a place on, so many.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }
