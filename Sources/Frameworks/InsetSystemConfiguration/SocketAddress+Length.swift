import Glibc

// Addresses of Linux don't say how long they are; what code for iOS writes there is what they are by their type.

extension sockaddr {
    /// Bytes; what is written is let go.
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set { _ = newValue }
    }
}

extension sockaddr_in {
    /// Bytes; what is written is let go.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set { _ = newValue }
    }
}

extension sockaddr_in6 {
    /// Bytes; what is written is let go.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set { _ = newValue }
    }
}
