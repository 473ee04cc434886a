import Foundation
import InsetAccelerate
import Testing

@Suite("Accelerate: transforms and windows")
struct FourierTests {
    private let values: [Float] = (0..<16).map { Float(sin(Double($0)) + 0.3 * Double($0 % 5)) }

    /// What mathematics says of the transform's k-th number.
    private func expected(_ k: Int) -> (real: Float, imaginary: Float) {
        var sum = (0.0, 0.0)
        for (index, value) in values.enumerated() {
            let angle = -2 * Double.pi * Double(k * index) / Double(values.count)
            sum = (sum.0 + Double(value) * cos(angle), sum.1 + Double(value) * sin(angle))
        }
        return (Float(sum.0), Float(sum.1))
    }

    /// Runs a body over the values, in pairs.
    private func paired(_ body: (FFTSetup, inout DSPSplitComplex) throws -> Void) throws {
        var real = stride(from: 0, to: 16, by: 2).map { values[$0] }
        var imaginary = stride(from: 1, to: 16, by: 2).map { values[$0] }
        let setup = try #require(vDSP_create_fftsetup(4, FFTRadix(FFT_RADIX2)))
        defer { vDSP_destroy_fftsetup(setup) }
        try real.withUnsafeMutableBufferPointer { real in
            try imaginary.withUnsafeMutableBufferPointer { imaginary in
                let (first, second) = (try #require(real.baseAddress), try #require(imaginary.baseAddress))
                var numbers = DSPSplitComplex(realp: first, imagp: second)
                try body(setup, &numbers)
            }
        }
    }

    @Test func `real numbers become twice their frequencies, the middle one beside the first`() throws {
        try paired { setup, numbers in
            vDSP_fft_zrip(setup, &numbers, 1, 4, FFTDirection(FFT_FORWARD))
            #expect(abs(numbers.realp[0] - 2 * expected(0).real) < 1e-4)
            #expect(abs(numbers.imagp[0] - 2 * expected(8).real) < 1e-4)
            for k in 1..<8 {
                #expect(abs(numbers.realp[k] - 2 * expected(k).real) < 1e-4, "\(k)")
                #expect(abs(numbers.imagp[k] - 2 * expected(k).imaginary) < 1e-4, "\(k)")
            }
        }
    }

    @Test func `there and back real numbers are as many times greater as twice their count`() throws {
        try paired { setup, numbers in
            vDSP_fft_zrip(setup, &numbers, 1, 4, FFTDirection(FFT_FORWARD))
            vDSP_fft_zrip(setup, &numbers, 1, 4, FFTDirection(FFT_INVERSE))
            for index in 0..<8 {
                #expect(abs(numbers.realp[index] / 32 - values[2 * index]) < 1e-5)
                #expect(abs(numbers.imagp[index] / 32 - values[2 * index + 1]) < 1e-5)
            }
        }
    }

    @Test func `complex numbers go there and back times their count`() throws {
        try paired { setup, numbers in
            vDSP_fft_zip(setup, &numbers, 1, 3, FFTDirection(FFT_FORWARD))
            vDSP_fft_zip(setup, &numbers, 1, 3, FFTDirection(FFT_INVERSE))
            for index in 0..<8 {
                #expect(abs(numbers.realp[index] / 8 - values[2 * index]) < 1e-5)
                #expect(abs(numbers.imagp[index] / 8 - values[2 * index + 1]) < 1e-5)
            }
        }
    }

    @Test func `a setup for shorter transforms does nothing`() throws {
        try paired { setup, numbers in
            vDSP_fft_zip(setup, &numbers, 1, 5, FFTDirection(FFT_FORWARD))
            #expect(numbers.realp[1] == values[2])
        }
    }

    @Test func `pairs of numbers are taken apart and put together`() {
        var pairs = [DSPComplex(real: 1, imag: 2), DSPComplex(real: 3, imag: 4)]
        var (real, imaginary) = ([Float](repeating: 0, count: 2), [Float](repeating: 0, count: 2))
        real.withUnsafeMutableBufferPointer { real in
            imaginary.withUnsafeMutableBufferPointer { imaginary in
                guard let first = real.baseAddress, let second = imaginary.baseAddress else { return }
                var apart = DSPSplitComplex(realp: first, imagp: second)
                vDSP_ctoz(pairs, 2, &apart, 1, 2)
                apart.realp[0] = 9
                vDSP_ztoc(&apart, 1, &pairs, 2, 2)
            }
        }
        #expect(real == [9, 3] && imaginary == [2, 4])
        #expect(pairs.map(\.real) == [9, 3] && pairs.map(\.imag) == [2, 4])
    }

    @Test func `windows begin at their least and have their greatest value in the middle`() {
        var window = [Float](repeating: -1, count: 8)
        vDSP_hann_window(&window, 8, vDSP_HANN_DENORM)
        #expect(window[0] == 0 && window[4] == 1 && abs(window[2] - 0.5) < 1e-6)
        vDSP_hann_window(&window, 8, vDSP_HANN_NORM)
        #expect(abs(window[4] - 1.633) < 1e-6)
        vDSP_hamm_window(&window, 8, 0)
        #expect(abs(window[0] - 0.08) < 1e-6 && abs(window[4] - 1) < 1e-6)
        window = [Float](repeating: -1, count: 8)
        vDSP_blkman_window(&window, 8, vDSP_HALF_WINDOW)
        #expect(abs(window[0]) < 1e-6 && window[3] > 0.7 && window[4] == -1)
    }

    @Test func `signals are scaled, clipped, thinned out and told in decibels`() {
        var result = [Float](repeating: 0, count: 3)
        vDSP_vmul([1, 2, 3], 1, [4, 5, 6], 1, &result, 1, 3)
        #expect(result == [4, 10, 18])
        vDSP_vflt16([1, -2, 3], 1, &result, 1, 3)
        #expect(result == [1, -2, 3])
        vDSP_vclip(result, 1, [0], [2], &result, 1, 3)
        #expect(result == [1, 0, 2])
        vDSP_vdbcon([1, 10, 100], 1, [10], &result, 1, 3, 1)
        #expect(result == [-20, 0, 20])
        vDSP_vdbcon([1, 10, 100], 1, [10], &result, 1, 3, 0)
        #expect(result == [-10, 0, 10])
        vDSP_desamp([1, 2, 3, 4, 5, 6], 2, [0.5, 0.5], &result, 3, 2)
        #expect(result == [1.5, 3.5, 5.5])
    }
}
