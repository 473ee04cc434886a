import CICU

/// Texts that functions of ICU write into a buffer of the caller.
enum ICUText {
    /// What ICU says when the buffer is too short.
    private static let overflow: Int32 = 15
    private static let usualCapacity: Int32 = 128

    /// The text that a function writes, or nil if it reports an error.
    ///
    /// - Parameter write: Gets a buffer, its capacity and where errors go; returns the length that the text needs.
    static func make(
        _ write: (_ buffer: UnsafeMutablePointer<UInt16>, _ capacity: Int32, _ status: inout Int32) -> Int32
    ) -> String? {
        let (text, length, status) = attempt(usualCapacity, write)
        return status == overflow ? attempt(length + 1, write).text : text
    }

    private static func attempt(
        _ capacity: Int32,
        _ write: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32
    ) -> (text: String?, length: Int32, status: Int32) {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Int(capacity)) { buffer in
            guard let start = buffer.baseAddress else { return (nil, 0, 1) }
            var status: Int32 = 0
            let length = write(start, capacity, &status)
            guard status <= 0 else { return (nil, length, status) }
            let text = UnsafeBufferPointer(start: start, count: Int(length))
            return (String(decoding: text, as: UTF16.self), length, status)
        }
    }
}
