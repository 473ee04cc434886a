/// The format in which a device's layers go to viewers: `Documentation/WireFormat.md`.
package enum WireFormat {
    /// Changes whenever a viewer of before would show something else.
    package static let version: UInt8 = 3
    /// Bytes of the longest message that a viewer may send.
    package static let longestRequest = 16_384
    /// Bytes of the longest text that goes from a viewer's clipboard to the device's pasteboard, or back.
    package static let longestPaste = 1 << 20
    /// Bytes that a viewer may be behind before it is closed; it comes back and gets the whole tree.
    package static let longestBacklog = 64 << 20
}
