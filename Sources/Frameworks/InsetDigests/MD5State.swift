import Foundation

/// RFC 1321.
package struct MD5State: DigestState {
    package static let blockSize = 64
    package static let digestSize = 16
    package static let length = (bytes: 8, isLittleEndian: true)
    private static let shifts = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
    /// The RFC defines them so: whole parts of 2³² · |sin(i)|.
    private static let constants = (1...64).map {
        UInt32(truncatingIfNeeded: Int64(abs(sin(Double($0))) * 4_294_967_296))
    }
    private var words: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]

    package init() {}

    package mutating func take(_ block: ArraySlice<UInt8>) {
        let start = block.startIndex
        let input = (0..<16).map { UInt32(bigEndian: block[start + $0 * 4..<start + $0 * 4 + 4].reversed()) }
        var (a, b, c, d) = (words[0], words[1], words[2], words[3])
        for index in 0..<64 {
            var mixed: UInt32
            let place: Int
            switch index / 16 {
            case 0: (mixed, place) = ((b & c) | (~b & d), index)
            case 1: (mixed, place) = ((d & b) | (~d & c), (5 * index + 1) % 16)
            case 2: (mixed, place) = (b ^ c ^ d, (3 * index + 5) % 16)
            default: (mixed, place) = (c ^ (b | ~d), 7 * index % 16)
            }
            mixed = mixed &+ a &+ Self.constants[index] &+ input[place]
            (a, d, c) = (d, c, b)
            b = b &+ mixed.turned(left: Self.shifts[index / 16][index % 4])
        }
        for (index, word) in [a, b, c, d].enumerated() { words[index] = words[index] &+ word }
    }

    package var bytes: [UInt8] { words.flatMap { $0.octets.reversed() } }
}
