import Foundation
import Glibc

/// What goes from a device process to the server: messages, each with its length, its kind and whom it is for.
enum DevicePipe {
    /// A message.
    struct Packet: Equatable, Sendable {
        enum Kind: UInt8, Sendable {
            /// JSON for viewers.
            case text = 0
            /// A texture or a screenshot for viewers.
            case binary = 1
            /// The settings that a process in this one's place is to begin with.
            case settings = 2
            /// Names of textures that nothing shows any more, a JSON array.
            case forgotten = 3
            /// Nothing more comes, and a process with the settings is to follow; where the person is, a ``LivePlace``, JSON, or
            /// nothing.
            case again = 4
            /// A ``HomeEvent``, JSON.
            case event = 5
            /// A PNG of an app; whom it is for says why (``HomePicture``).
            case picture = 6
            /// Where the person is, a ``LivePlace``, JSON.
            case place = 7
            /// Text that the app has put on the device's pasteboard, UTF-8.
            case pasteboard = 8
            /// A ``Still``, for viewers.
            case still = 9
        }

        var kind: Kind
        /// 0 is all of them.
        var viewer: Int
        var data: Data
    }

    private static let headerSize = 12
    /// More than any picture of a screen.
    private static let longest = 512 << 20

    static func header(of packet: Packet) -> Data {
        var header = Data()
        for value in [
            UInt32(packet.data.count), UInt32(packet.kind.rawValue), UInt32(truncatingIfNeeded: packet.viewer),
        ] {
            withUnsafeBytes(of: value.littleEndian) { header.append(contentsOf: $0) }
        }
        return header
    }

    /// Writes all of it; false when the other side is gone.
    static func write(_ packets: [Packet], to descriptor: Int32) -> Bool {
        var all = Data()
        for packet in packets {
            all.append(header(of: packet))
            all.append(packet.data)
        }
        return all.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
                if count > 0 { offset += count } else if count < 0, errno == EINTR { continue } else { return false }
            }
            return true
        }
    }

    /// The next message; blocks. Nil at the end, and for nonsense.
    static func read(from descriptor: Int32) -> Packet? {
        guard let header = read(headerSize, from: descriptor) else { return nil }
        let numbers = stride(from: 0, to: headerSize, by: 4).map { start in
            (0..<4).reversed().reduce(0) { $0 << 8 | Int(header[start + $1]) }
        }
        guard numbers[0] <= longest, let kind = Packet.Kind(rawValue: UInt8(clamping: numbers[1])),
            let data = read(numbers[0], from: descriptor)
        else { return nil }
        return Packet(kind: kind, viewer: numbers[2], data: data)
    }

    private static func read(_ count: Int, from descriptor: Int32) -> Data? {
        var data = Data(count: count)
        let isWhole = data.withUnsafeMutableBytes { bytes in
            var offset = 0
            while offset < count {
                let read = Glibc.read(descriptor, bytes.baseAddress.map { $0 + offset }, count - offset)
                if read > 0 { offset += read } else if read < 0, errno == EINTR { continue } else { return false }
            }
            return true
        }
        return isWhole ? data : nil
    }
}
