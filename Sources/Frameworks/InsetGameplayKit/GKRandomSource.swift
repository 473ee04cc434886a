import Foundation

/// Gives numbers that nobody foresees.
public protocol GKRandom: AnyObject {
    /// Any integer.
    func nextInt() -> Int
    /// From 0 to below a number.
    func nextInt(upperBound: Int) -> Int
    /// From 0 to 1.
    func nextUniform() -> Float
    /// Yes or no.
    func nextBool() -> Bool
}

/// Gives numbers; those of the simulation, which are the same in every run.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
    private static let shared = GKRandomSource()
    fileprivate var generator: any RandomNumberGenerator

    public override init() {
        generator = SystemRandomNumberGenerator()
        super.init()
    }
    fileprivate init(_ generator: any RandomNumberGenerator) {
        self.generator = generator
        super.init()
    }
    /// Shared random.
    open class func sharedRandom() -> GKRandomSource { shared }

    fileprivate func next() -> UInt64 { generator.next() }
    /// From the least 32-bit integer to the greatest.
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }
    /// From 0 to below a number, which must be positive.
    open func nextInt(upperBound: Int) -> Int {
        precondition(upperBound > 0, "an upper bound of numbers is positive")
        return Int(next().multipliedFullWidth(by: UInt64(upperBound)).high)
    }
    /// From 0 to 1.
    open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
    /// Next bool.
    open func nextBool() -> Bool { next() >> 63 == 1 }
    /// The objects in another order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        for place in stride(from: result.count - 1, to: 0, by: -1) {
            result.swapAt(place, nextInt(upperBound: place + 1))
        }
        return result
    }
}

/// Mixes the bits of a number that it steps through: splitmix64.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// Gives numbers by a seed; not those that Apple's gives by the same one.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    /// Seed.
    open var seed: Data
    public convenience override init() { self.init(seed: Data("seed".utf8)) }
    /// Makes one by seed.
    public init(seed: Data) {
        self.seed = seed
        super.init(
            SeededGenerator(state: seed.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })
        )
    }
    /// Drop values.
    open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = next() } }
}
/// Gives numbers by a seed, fast; not those that Apple's gives by the same one.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
    /// Seed.
    open var seed: UInt64
    public convenience override init() { self.init(seed: 1) }
    /// Makes one by seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init(SeededGenerator(state: seed))
    }
}
/// Gives numbers by a seed, well; not those that Apple's gives by the same one.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    /// Seed.
    open var seed: UInt64
    public convenience override init() { self.init(seed: 1) }
    /// Makes one by seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init(SeededGenerator(state: seed))
    }
}

/// Gives numbers between two, all as often.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
    /// Lowest value.
    public let lowestValue: Int
    /// Highest value.
    public let highestValue: Int
    let source: any GKRandom
    /// Makes one by random source, lowest value, highest value.
    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int)
    {
        (self.source, lowestValue, highestValue) = (source, lowestInclusive, highestInclusive)
    }
    /// Makes one by lowest value, highest value.
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(
            randomSource: GKRandomSource.sharedRandom(),
            lowestValue: lowestInclusive,
            highestValue: highestInclusive
        )
    }
    /// Makes one by for die with side count, lowest value, highest value.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
    /// D 6.
    open class func d6() -> Self { make(6) }
    /// D 20.
    open class func d20() -> Self { make(20) }
    private class func make(_ sides: Int) -> Self {
        guard let made = GKRandomDistribution(forDieWithSideCount: sides) as? Self else {
            preconditionFailure("dice are made of GKRandomDistribution")
        }
        return made
    }
    /// Number of possible outcomes.
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
    /// Next int upper bound.
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: max(1, numberOfPossibleOutcomes)) }
    /// Next int upper bound.
    open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
    /// Next uniform.
    open func nextUniform() -> Float { source.nextUniform() }
    /// Next bool.
    open func nextBool() -> Bool { source.nextBool() }
}
/// Gives numbers between two, those in the middle more often.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
    /// Mean.
    open var mean: Float { Float(lowestValue + highestValue) / 2 }
    /// Deviation.
    open var deviation: Float { Float(highestValue - lowestValue) / 6 }
    open override func nextInt() -> Int {
        // The sum of twelve even numbers is as good as normal.
        let sum = (0..<12).reduce(Float(-6)) { sum, _ in sum + source.nextUniform() }
        return min(max(lowestValue, Int((mean + sum * deviation).rounded())), highestValue)
    }
}
/// Gives numbers between two, each once before any comes again.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
    private var rest: [Int] = []
    open override func nextInt() -> Int {
        if rest.isEmpty { rest = Array(lowestValue...max(lowestValue, highestValue)) }
        return rest.remove(at: source.nextInt(upperBound: rest.count))
    }
}

extension NSArray {
    /// The objects in another order.
    public func shuffled() -> [Any] { GKRandomSource.sharedRandom().arrayByShufflingObjects(in: map { $0 }) }
}
