import Testing

@testable import ConstraintSolver

@Suite("Exact fractions")
struct FractionTests {
    private func number(_ random: inout SeededGenerator) -> Fraction {
        var result = Fraction(random.below(2001) - 1000)
        for _ in 0..<random.below(6) { result = result * Fraction(random.below(1 << 40) + 1) }
        for _ in 0..<random.below(6) { result = result / Fraction(random.below(1 << 50) + 1) }
        return result
    }

    @Test func `sums and products obey the laws of fields at any size`() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<3000 {
            let (a, b, c) = (number(&random), number(&random), number(&random))
            #expect((a + b) * c == a * c + b * c)
            #expect((a + b) - b == a)
            #expect(a + b == b + a)
            if !b.isZero { #expect(a / b * b == a) }
            #expect((a < b) == ((a - b).sign < 0))
            #expect((a * b).sign == a.sign * b.sign)
            #expect((a - a).isZero)
        }
    }

    @Test func `a double goes in and comes out`() {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<3000 {
            let value = Double(bitPattern: random.next())
            guard value.isFinite else { continue }
            #expect(Fraction(value).value == value)
        }
        for value in [0, 1, -1, 0.1, 1e-300, .greatestFiniteMagnitude, 4e15, 1 / 3] {
            #expect(Fraction(value).value == value)
        }
        #expect(Fraction(.nan).isZero)
    }

    @Test func `a quotient is rounded to the nearest double`() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<3000 {
            let (a, b) = (random.below(1 << 53), random.below(1 << 53) + 1)
            let large = Fraction(1 << 62) * Fraction(1 << 62) * Fraction((1 << 61) - 1)
            #expect((Fraction(a) * large / (Fraction(b) * large)).value == Double(a) / Double(b))
        }
        // Halfway between two doubles the even one, and the next one above.
        let half = Fraction(1 << 53) + Fraction(1)
        #expect(half.value == 9_007_199_254_740_992)
        #expect((half + Fraction(1) / Fraction(1 << 60)).value == 9_007_199_254_740_994)
    }

    @Test func `numbers are in lowest terms and print all digits`() {
        #expect((Fraction(6) / Fraction(-4)).description == "-3/2")
        #expect((Fraction(6) / Fraction(3)).description == "2")
        var product = Fraction(1)
        for factor in 1...30 { product = product * Fraction(factor) }
        #expect(product.description == "265252859812191058636308480000000")
        for factor in 1...30 { product = product / Fraction(factor) }
        #expect(product == .one)
        #expect((Fraction(1 << 62) * Fraction(100)).description == "461168601842738790400")
    }
}
