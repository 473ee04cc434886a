/// A prefix code whose words are as short as their symbols are frequent, as deflate wants it (RFC 1951, 3.2.2).
struct HuffmanCode {
    /// Bits of each symbol's word; 0 for a symbol that never occurs.
    let lengths: [UInt8]
    /// Each symbol's word, its first bit lowest.
    let words: [UInt32]

    /// - Parameters:
    ///   - counts: How often each symbol occurs.
    ///   - longest: How many bits a word may have.
    init(counts: [Int], longest: Int) {
        lengths = Self.lengths(counts, longest: longest)
        words = Self.words(lengths, longest: longest)
    }

    /// Bits that all occurrences of all symbols take.
    func size(of counts: [Int]) -> Int { zip(counts, lengths).reduce(0) { $0 + $1.0 * Int($1.1) } }

    private static func lengths(_ counts: [Int], longest: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: counts.count)
        let used = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        guard used.count > 1 else {
            for symbol in used { lengths[symbol] = 1 }
            return lengths
        }
        // Words of each length that Huffman's tree has, cut at the longest.
        var numbers = [Int](repeating: 0, count: longest + 1)
        for depth in depths(used.map { counts[$0] }) { numbers[min(depth, longest)] += 1 }
        // Words that were cut take more room than there is: others grow by a bit until all fit.
        var room = numbers.indices.dropFirst().reduce(0) { $0 + numbers[$1] << (longest - $1) }
        while room > 1 << longest {
            guard let shorter = (1..<longest).last(where: { numbers[$0] > 0 }) else { break }
            numbers[longest] -= 1
            numbers[shorter] -= 1
            numbers[shorter + 1] += 2
            room -= 1
        }
        // The rarest symbols get the longest words.
        var rest = used[...]
        for length in stride(from: longest, through: 1, by: -1) {
            for symbol in rest.prefix(numbers[length]) { lengths[symbol] = UInt8(length) }
            rest = rest.dropFirst(numbers[length])
        }
        return lengths
    }

    /// How deep each leaf of Huffman's tree lies.
    ///
    /// - Parameter counts: Rising, at least two.
    private static func depths(_ counts: [Int]) -> [Int] {
        // Leaves first, then inner nodes in the order in which they are made, which is that of their counts.
        let leaves = counts.count
        var weights = counts
        var parents = [Int](repeating: 0, count: 2 * leaves - 1)
        var (leaf, inner) = (0, leaves)
        func lightest() -> Int {
            if leaf < leaves, inner >= weights.count || weights[leaf] <= weights[inner] {
                leaf += 1
                return leaf - 1
            }
            inner += 1
            return inner - 1
        }
        while weights.count < 2 * leaves - 1 {
            let (left, right) = (lightest(), lightest())
            parents[left] = weights.count
            parents[right] = weights.count
            weights.append(weights[left] + weights[right])
        }
        var depths = [Int](repeating: 0, count: weights.count)
        for node in stride(from: weights.count - 2, through: 0, by: -1) { depths[node] = depths[parents[node]] + 1 }
        return Array(depths.prefix(leaves))
    }

    private static func words(_ lengths: [UInt8], longest: Int) -> [UInt32] {
        var numbers = [Int](repeating: 0, count: longest + 1)
        for length in lengths where length > 0 { numbers[Int(length)] += 1 }
        var following = [UInt32](repeating: 0, count: longest + 2)
        for length in 1...longest { following[length + 1] = (following[length] + UInt32(numbers[length])) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { following[Int(length)] += 1 }
            var (word, reversed) = (following[Int(length)], UInt32(0))
            for _ in 0..<length {
                reversed = reversed << 1 | word & 1
                word >>= 1
            }
            return reversed
        }
    }
}
