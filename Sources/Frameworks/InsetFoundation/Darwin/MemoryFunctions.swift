import Glibc

// Functions of C's library whose pointers Linux's headers say are there, so that Swift takes no optional for them. iOS's
// headers say nothing, and addresses of buffers, which may be nil, are handed over as they are.

/// Copies bytes that don't overlap; nothing without a place of either kind.
@discardableResult
public func memcpy(_ destination: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int)
    -> UnsafeMutableRawPointer!
{
    guard let destination, let source else { return destination }
    return Glibc.memcpy(destination, source, count)
}

/// Copies bytes that may overlap; nothing without a place of either kind.
@discardableResult
public func memmove(_ destination: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int)
    -> UnsafeMutableRawPointer!
{
    guard let destination, let source else { return destination }
    return Glibc.memmove(destination, source, count)
}

/// Writes one byte everywhere; nothing without a place.
@discardableResult
public func memset(_ destination: UnsafeMutableRawPointer!, _ value: Int32, _ count: Int) -> UnsafeMutableRawPointer! {
    guard let destination else { return destination }
    return Glibc.memset(destination, value, count)
}

/// Which of two places comes first in the order of their bytes; 0 for equal ones, or without a place of either kind.
public func memcmp(_ one: UnsafeRawPointer!, _ other: UnsafeRawPointer!, _ count: Int) -> Int32 {
    guard let one, let other else { return 0 }
    return Glibc.memcmp(one, other, count)
}
