/// How deflate says the length of a copy (RFC 1951, 3.2.5).
struct DeflateLength {
    let symbol: Int
    let extra: Int
    let extraBits: Int

    /// - Parameter length: 3…258 bytes.
    init(_ length: Int) {
        guard length < 258 else {
            (symbol, extra, extraBits) = (285, 0, 0)
            return
        }
        // Lengths in groups of four symbols, each group with one more bit beside the symbol.
        let place = length - 3
        guard place >= 8 else {
            (symbol, extra, extraBits) = (257 + place, 0, 0)
            return
        }
        let bits = (Int.bitWidth - place.leadingZeroBitCount) - 3
        symbol = 257 + 4 * bits + place >> bits
        extra = place & (1 << bits - 1)
        extraBits = bits
    }
}

/// The beginning of a block with a code of its own: how long the code's words are, themselves coded (RFC 1951, 3.2.7).
struct DeflatePrologue {
    private let symbols: [(symbol: Int, extra: Int, extraBits: Int)]
    private let code: HuffmanCode
    private let literalCount: Int
    private let distanceCount: Int
    private let orderCount: Int
    /// In bits, without the mark of the last block.
    let size: Int

    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// - Parameter distance: The one symbol of a distance that occurs; its word has one bit.
    init(literals: [UInt8], distance: Int) {
        literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
        distanceCount = distance + 1
        let distances = [UInt8](repeating: 0, count: distance) + [1]
        symbols = Self.symbols(Array(literals.prefix(literalCount)) + distances)
        var counts = [Int](repeating: 0, count: 19)
        for entry in symbols { counts[entry.symbol] += 1 }
        let code = HuffmanCode(counts: counts, longest: 7)
        self.code = code
        orderCount = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
        size = 2 + 14 + 3 * orderCount + code.size(of: counts) + symbols.reduce(0) { $0 + $1.extraBits }
    }

    func write(to writer: inout BitWriter) {
        writer.append(2, count: 2)
        writer.append(UInt64(literalCount - 257), count: 5)
        writer.append(UInt64(distanceCount - 1), count: 5)
        writer.append(UInt64(orderCount - 4), count: 4)
        for symbol in Self.order.prefix(orderCount) { writer.append(UInt64(code.lengths[symbol]), count: 3) }
        for entry in symbols {
            writer.append(UInt64(code.words[entry.symbol]), count: UInt64(code.lengths[entry.symbol]))
            writer.append(UInt64(entry.extra), count: UInt64(entry.extraBits))
        }
    }

    /// Lengths as they are, with runs of zeros told at once.
    private static func symbols(_ lengths: [UInt8]) -> [(symbol: Int, extra: Int, extraBits: Int)] {
        var symbols: [(symbol: Int, extra: Int, extraBits: Int)] = []
        var index = 0
        while index < lengths.count {
            let zeros = lengths[index...].prefix { $0 == 0 }.count
            if zeros >= 11 {
                let part = min(zeros, 138)
                symbols.append((18, part - 11, 7))
                index += part
            } else if zeros >= 3 {
                symbols.append((17, zeros - 3, 3))
                index += zeros
            } else {
                symbols.append((Int(lengths[index]), 0, 0))
                index += 1
            }
        }
        return symbols
    }
}
