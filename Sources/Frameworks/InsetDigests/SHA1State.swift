/// FIPS 180-4, SHA-1.
package struct SHA1State: DigestState {
    package static let blockSize = 64
    package static let digestSize = 20
    package static let length = (bytes: 8, isLittleEndian: false)
    private var words: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]

    package init() {}

    package mutating func take(_ block: ArraySlice<UInt8>) {
        let start = block.startIndex
        var input = (0..<16).map { UInt32(bigEndian: block[start + $0 * 4..<start + $0 * 4 + 4]) }
        for index in 16..<80 {
            input.append((input[index - 3] ^ input[index - 8] ^ input[index - 14] ^ input[index - 16]).turned(left: 1))
        }
        var (a, b, c, d, e) = (words[0], words[1], words[2], words[3], words[4])
        for index in 0..<80 {
            let mixed: UInt32
            let constant: UInt32
            switch index / 20 {
            case 0: (mixed, constant) = ((b & c) | (~b & d), 0x5a82_7999)
            case 1: (mixed, constant) = (b ^ c ^ d, 0x6ed9_eba1)
            case 2: (mixed, constant) = ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
            default: (mixed, constant) = (b ^ c ^ d, 0xca62_c1d6)
            }
            let sum = a.turned(left: 5) &+ mixed &+ e &+ constant &+ input[index]
            (e, d, c, b, a) = (d, c, b.turned(left: 30), a, sum)
        }
        for (index, word) in [a, b, c, d, e].enumerated() { words[index] = words[index] &+ word }
    }

    package var bytes: [UInt8] { words.flatMap(\.octets) }
}
