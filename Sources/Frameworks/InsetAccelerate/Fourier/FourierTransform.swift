import Foundation

/// A discrete Fourier transform of some power of two of complex numbers, by the algorithm of Cooley and Tukey, in place.
struct FourierTransform {
    /// The parts of the numbers.
    var real: [Double]
    var imaginary: [Double]

    /// Transforms with e to the power of -2πi (`sign` -1) or 2πi (1), without a factor.
    mutating func run(sign: Double) {
        let count = real.count
        guard count > 1 else { return }
        reorder()
        var half = 1
        while half < count {
            for step in 0..<half {
                let angle = sign * Double.pi * Double(step) / Double(half)
                let (cosine, sine) = (cos(angle), sin(angle))
                var index = step
                while index < count {
                    let other = index + half
                    let turnedReal = real[other] * cosine - imaginary[other] * sine
                    let turnedImaginary = real[other] * sine + imaginary[other] * cosine
                    (real[other], imaginary[other]) = (real[index] - turnedReal, imaginary[index] - turnedImaginary)
                    real[index] += turnedReal
                    imaginary[index] += turnedImaginary
                    index += 2 * half
                }
            }
            half *= 2
        }
    }

    /// Puts each number where the bits of its place say in reverse.
    private mutating func reorder() {
        var target = 0
        for index in 1..<real.count {
            var bit = real.count >> 1
            while target & bit != 0 {
                target ^= bit
                bit >>= 1
            }
            target |= bit
            guard index < target else { continue }
            real.swapAt(index, target)
            imaginary.swapAt(index, target)
        }
    }
}

extension FourierTransform {
    /// The numbers at some memory.
    init(_ numbers: DSPSplitComplex, stride: Int, count: Int) {
        real = (0..<count).map { Double(numbers.realp[$0 * stride]) }
        imaginary = (0..<count).map { Double(numbers.imagp[$0 * stride]) }
    }

    /// Writes the numbers, times a factor.
    func write(to numbers: DSPSplitComplex, stride: Int, factor: Double = 1) {
        for index in real.indices {
            numbers.realp[index * stride] = Float(real[index] * factor)
            numbers.imagp[index * stride] = Float(imaginary[index] * factor)
        }
    }

    /// Makes of the transform of pairs, of which these are numbers, that of twice as many real numbers: the first half of
    /// it, with the number in the middle, which is real, as the first one's imaginary part.
    mutating func separatePairs() {
        let half = real.count
        (real[0], imaginary[0]) = (real[0] + imaginary[0], real[0] - imaginary[0])
        join(half, sign: -1) { evens, odds in (evens + odds) / 2 }
    }

    /// The opposite of ``separatePairs()``, times two.
    mutating func joinPairs() {
        (real[0], imaginary[0]) = (real[0] + imaginary[0], real[0] - imaginary[0])
        join(real.count, sign: 1) { evens, odds in evens + odds }
    }

    /// With X the numbers, E = X(k) + X*(h-k) and O = X(k) - X*(h-k): combines E and O turned by a quarter and by k.
    private mutating func join(_ half: Int, sign: Double, _ combine: (Double, Double) -> Double) {
        var low = 1
        while low <= half - low {
            let high = half - low
            let (evenReal, evenImaginary) = (real[low] + real[high], imaginary[low] - imaginary[high])
            let (oddReal, oddImaginary) = (real[low] - real[high], imaginary[low] + imaginary[high])
            let angle = sign * Double.pi * Double(low) / Double(half)
            // i·sign times e to the power of i·angle.
            let (turnReal, turnImaginary) = (-sign * sin(angle), sign * cos(angle))
            let turnedReal = oddReal * turnReal - oddImaginary * turnImaginary
            let turnedImaginary = oddReal * turnImaginary + oddImaginary * turnReal
            // At h-k E is conjugate to what it is at k, and the turned O is its opposite's conjugate.
            (real[low], imaginary[low]) = (combine(evenReal, turnedReal), combine(evenImaginary, turnedImaginary))
            (real[high], imaginary[high]) = (combine(evenReal, -turnedReal), combine(-evenImaginary, turnedImaginary))
            low += 1
        }
    }
}
