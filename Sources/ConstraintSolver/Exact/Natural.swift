/// A whole number without an upper limit, zero or more.
///
/// Words stand from the least to the most significant one, the last is never zero. The sizes are those of determinants
/// of small systems (a few hundred bits), so the schoolbook methods are the fast ones.
struct Natural: Hashable, Sendable {
    private(set) var words: [UInt]

    static let zero = Natural(words: [])
    static let one = Natural(1 as UInt)

    init(_ value: UInt) {
        words = value == 0 ? [] : [value]
    }

    init(_ value: UInt128) {
        self.init(words: [UInt(truncatingIfNeeded: value), UInt(truncatingIfNeeded: value >> 64)])
    }

    private init(words: [UInt]) {
        self.words = words
        while self.words.last == 0 { self.words.removeLast() }
    }

    var isZero: Bool { words.isEmpty }

    var bitWidth: Int {
        guard let last = words.last else { return 0 }
        return words.count * 64 - last.leadingZeroBitCount
    }

    var trailingZeroBitCount: Int {
        guard let place = words.firstIndex(where: { $0 != 0 }) else { return 0 }
        return place * 64 + words[place].trailingZeroBitCount
    }

    /// The number as a word, when it is one.
    var word: UInt? { words.count > 1 ? nil : words.first ?? 0 }

    // MARK: Sums
    static func < (left: Natural, right: Natural) -> Bool {
        if left.words.count != right.words.count { return left.words.count < right.words.count }
        for place in left.words.indices.reversed() where left.words[place] != right.words[place] {
            return left.words[place] < right.words[place]
        }
        return false
    }

    static func + (left: Natural, right: Natural) -> Natural {
        var (sum, other) = left.words.count >= right.words.count ? (left.words, right.words) : (right.words, left.words)
        other.append(contentsOf: repeatElement(0, count: sum.count - other.count))
        var carry: UInt = 0
        for place in sum.indices {
            let (first, overflow) = sum[place].addingReportingOverflow(other[place])
            let (second, again) = first.addingReportingOverflow(carry)
            sum[place] = second
            carry = overflow || again ? 1 : 0
        }
        if carry > 0 { sum.append(carry) }
        return Natural(words: sum)
    }

    /// The difference; `right` must not be greater than `left`.
    static func - (left: Natural, right: Natural) -> Natural {
        var words = left.words
        var borrow: UInt = 0
        for place in words.indices {
            let other = place < right.words.count ? right.words[place] : 0
            if other == 0 && borrow == 0 && place >= right.words.count { break }
            let (first, overflow) = words[place].subtractingReportingOverflow(other)
            let (second, again) = first.subtractingReportingOverflow(borrow)
            words[place] = second
            borrow = overflow || again ? 1 : 0
        }
        return Natural(words: words)
    }

    // MARK: Products
    static func * (left: Natural, right: Natural) -> Natural {
        if left.isZero || right.isZero { return .zero }
        var words = Array(repeating: 0 as UInt, count: left.words.count + right.words.count)
        words.withUnsafeMutableBufferPointer { result in
            for (place, factor) in left.words.enumerated() {
                var carry: UInt = 0
                for (other, value) in right.words.enumerated() {
                    let product = factor.multipliedFullWidth(by: value)
                    let (first, overflow) = product.low.addingReportingOverflow(carry)
                    let (second, again) = first.addingReportingOverflow(result[place + other])
                    result[place + other] = second
                    carry = product.high &+ (overflow ? 1 : 0) &+ (again ? 1 : 0)
                }
                result[place + right.words.count] = carry
            }
        }
        return Natural(words: words)
    }

    static func << (value: Natural, distance: Int) -> Natural {
        guard !value.isZero, distance > 0 else { return value }
        let (whole, part) = (distance / 64, distance % 64)
        var words = Array(repeating: 0 as UInt, count: whole) + value.words + [0]
        if part > 0 {
            for place in words.indices.reversed() where place >= whole {
                let below = place > whole ? words[place - 1] >> UInt(64 - part) : 0
                words[place] = words[place] << UInt(part) | below
            }
        }
        return Natural(words: words)
    }

    static func >> (value: Natural, distance: Int) -> Natural {
        let (whole, part) = (distance / 64, distance % 64)
        guard whole < value.words.count else { return .zero }
        var words = Array(value.words[whole...])
        if part > 0 {
            for place in words.indices {
                let above = place + 1 < words.count ? words[place + 1] << UInt(64 - part) : 0
                words[place] = words[place] >> UInt(part) | above
            }
        }
        return Natural(words: words)
    }

    /// Quotient and remainder (Knuth, *The Art of Computer Programming* 4.3.1, algorithm D).
    ///
    /// - Parameter divisor: Not zero.
    func divided(by divisor: Natural) -> (quotient: Natural, remainder: Natural) {
        if self < divisor { return (.zero, self) }
        if let word = divisor.word {
            var quotient = words
            var rest: UInt = 0
            for place in quotient.indices.reversed() {
                (quotient[place], rest) = word.dividingFullWidth((rest, quotient[place]))
            }
            return (Natural(words: quotient), Natural(rest))
        }
        let shift = divisor.words[divisor.words.count - 1].leadingZeroBitCount
        let lower = (divisor << shift).words
        var upper = (self << shift).words
        let size = lower.count
        upper.append(contentsOf: repeatElement(0, count: words.count + 1 - upper.count))
        var quotient = Array(repeating: 0 as UInt, count: upper.count - size)
        for place in quotient.indices.reversed() {
            let top = upper[place + size]
            var digit = UInt.max
            if top < lower[size - 1] {
                var rest: UInt
                (digit, rest) = lower[size - 1].dividingFullWidth((top, upper[place + size - 1]))
                while true {
                    let product = digit.multipliedFullWidth(by: lower[size - 2])
                    guard (product.high, product.low) > (rest, upper[place + size - 2]) else { break }
                    digit -= 1
                    let (sum, overflow) = rest.addingReportingOverflow(lower[size - 1])
                    if overflow { break }
                    rest = sum
                }
            }
            if Self.subtract(lower, times: digit, from: &upper, at: place) {
                digit -= 1
                Self.add(lower, to: &upper, at: place)
            }
            quotient[place] = digit
        }
        return (Natural(words: quotient), Natural(words: Array(upper.prefix(size))) >> shift)
    }

    /// Takes a multiple away; whether it was too much.
    private static func subtract(_ value: [UInt], times factor: UInt, from words: inout [UInt], at start: Int) -> Bool {
        var carry: UInt = 0
        var borrow: UInt = 0
        for place in 0...value.count {
            let product = factor.multipliedFullWidth(by: place < value.count ? value[place] : 0)
            let (part, overflow) = product.low.addingReportingOverflow(carry)
            carry = product.high &+ (overflow ? 1 : 0)
            let (first, lacks) = words[start + place].subtractingReportingOverflow(part)
            let (second, lacksMore) = first.subtractingReportingOverflow(borrow)
            words[start + place] = second
            borrow = lacks || lacksMore ? 1 : 0
        }
        return borrow > 0
    }

    private static func add(_ value: [UInt], to words: inout [UInt], at start: Int) {
        var carry: UInt = 0
        for place in 0...value.count {
            let (first, overflow) = words[start + place].addingReportingOverflow(place < value.count ? value[place] : 0)
            let (second, again) = first.addingReportingOverflow(carry)
            words[start + place] = second
            carry = overflow || again ? 1 : 0
        }
    }

    /// The greatest common divisor (Stein's binary algorithm).
    static func greatestCommonDivisor(_ left: Natural, _ right: Natural) -> Natural {
        if left.isZero { return right }
        if right.isZero { return left }
        let (leftZeros, rightZeros) = (left.trailingZeroBitCount, right.trailingZeroBitCount)
        var a = (left >> leftZeros).words
        var b = (right >> rightZeros).words
        while !(a.count == 1 && b.count == 1) {
            switch compare(a, b) {
            case 0: return Natural(words: a) << min(leftZeros, rightZeros)
            case 1: reduce(&a, by: b)
            default: reduce(&b, by: a)
            }
        }
        var (x, y) = (a[0], b[0])
        while x != y {
            if x < y { swap(&x, &y) }
            x -= y
            x >>= UInt(x.trailingZeroBitCount)
        }
        return Natural(x) << min(leftZeros, rightZeros)
    }

    private static func compare(_ a: [UInt], _ b: [UInt]) -> Int {
        if a.count != b.count { return a.count > b.count ? 1 : -1 }
        for place in a.indices.reversed() where a[place] != b[place] { return a[place] > b[place] ? 1 : -1 }
        return 0
    }

    /// Replaces an odd number by the odd part of its difference to a smaller odd one.
    private static func reduce(_ a: inout [UInt], by b: [UInt]) {
        a.withUnsafeMutableBufferPointer { a in
            var borrow: UInt = 0
            for place in a.indices {
                let (first, lacks) = a[place].subtractingReportingOverflow(place < b.count ? b[place] : 0)
                let (second, lacksMore) = first.subtractingReportingOverflow(borrow)
                a[place] = second
                borrow = lacks || lacksMore ? 1 : 0
            }
        }
        while a.last == 0 { a.removeLast() }
        var whole = 0
        while a[whole] == 0 { whole += 1 }
        if whole > 0 { a.removeFirst(whole) }
        let part = UInt(a[0].trailingZeroBitCount)
        guard part > 0 else { return }
        for place in a.indices {
            let above = place + 1 < a.count ? a[place + 1] << (64 - part) : 0
            a[place] = a[place] >> part | above
        }
        if a.last == 0 { a.removeLast() }
    }

    // MARK: Text
    var description: String {
        var rest = self
        var text = ""
        let chunk = Natural(10_000_000_000_000_000_000 as UInt)
        while !rest.isZero {
            let (quotient, remainder) = rest.divided(by: chunk)
            let digits = "\(remainder.word ?? 0)"
            text = (quotient.isZero ? "" : String(repeating: "0", count: 19 - digits.count)) + digits + text
            rest = quotient
        }
        return text.isEmpty ? "0" : text
    }
}
