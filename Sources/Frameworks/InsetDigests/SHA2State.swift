/// What the members of the SHA-2 family differ in.
package protocol SHA2Variant: Sendable {
    /// 32 or 64 bits.
    associatedtype Word: FixedWidthInteger & UnsignedInteger & Sendable
    /// The words at the beginning.
    static var initial: [Word] { get }
    /// The words that are added, one a round.
    static var constants: [Word] { get }
    /// How far words are turned: Σ0, Σ1, σ0, σ1; the last of a σ is a shift.
    static var turns: (sum0: [Int], sum1: [Int], sigma0: [Int], sigma1: [Int]) { get }
    /// Bytes of the digest.
    static var digestSize: Int { get }
}

/// FIPS 180-4, SHA-2.
package struct SHA2State<Variant: SHA2Variant>: DigestState {
    package typealias Word = Variant.Word
    package static var blockSize: Int { Word.bitWidth * 2 }
    package static var digestSize: Int { Variant.digestSize }
    package static var length: (bytes: Int, isLittleEndian: Bool) { (Word.bitWidth / 4, false) }
    private var words = Variant.initial

    package init() {}

    package mutating func take(_ block: ArraySlice<UInt8>) {
        let (constants, turns, size) = (Variant.constants, Variant.turns, Word.bitWidth / 8)
        func sum(_ word: Word, _ by: [Int]) -> Word {
            word.turned(right: by[0]) ^ word.turned(right: by[1]) ^ word.turned(right: by[2])
        }
        func sigma(_ word: Word, _ by: [Int]) -> Word {
            word.turned(right: by[0]) ^ word.turned(right: by[1]) ^ (word >> Word(by[2]))
        }
        let start = block.startIndex
        var input = (0..<16).map { Word(bigEndian: block[start + $0 * size..<start + ($0 + 1) * size]) }
        for index in 16..<constants.count {
            let (first, second) = (sigma(input[index - 15], turns.sigma0), sigma(input[index - 2], turns.sigma1))
            input.append(input[index - 16] &+ first &+ input[index - 7] &+ second)
        }
        var w = words
        for index in 0..<constants.count {
            let choice = (w[4] & w[5]) ^ (~w[4] & w[6])
            let first = w[7] &+ sum(w[4], turns.sum1) &+ choice &+ constants[index] &+ input[index]
            let majority = (w[0] & w[1]) ^ (w[0] & w[2]) ^ (w[1] & w[2])
            let second = sum(w[0], turns.sum0) &+ majority
            w = [first &+ second, w[0], w[1], w[2], w[3] &+ first, w[4], w[5], w[6]]
        }
        for index in 0..<8 { words[index] = words[index] &+ w[index] }
    }

    package var bytes: [UInt8] { Array(words.flatMap(\.octets).prefix(Variant.digestSize)) }
}
