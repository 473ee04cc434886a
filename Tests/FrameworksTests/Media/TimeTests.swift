import Foundation
import InsetAVFoundation
import Testing

@Suite("AVFoundation: times")
struct TimeTests {
    @Test
    func `times are fractions of seconds`() {
        #expect(CMTimeGetSeconds(CMTimeMake(value: 3, timescale: 2)) == 1.5)
        #expect(CMTimeMakeWithSeconds(1.5, preferredTimescale: 600) == CMTime(value: 900, timescale: 600))
        #expect(CMTime(value: 1, timescale: 2) + CMTime(value: 3, timescale: 2) == CMTime(value: 4, timescale: 2))
        #expect((CMTime(value: 1, timescale: 2) - CMTime(value: 1, timescale: 4)).seconds == 0.25)
        #expect(CMTime.zero < CMTime(value: 1, timescale: 600))
        #expect(CMTime.invalid.seconds.isNaN && !CMTime.invalid.isValid)
        #expect(CMTimeRange(start: .zero, duration: CMTimeMake(value: 5, timescale: 1)).end.seconds == 5)
    }

    @Test
    func `sums are exact, whatever the scales`() {
        let long = CMTime(value: 9_007_199_254_740_993, timescale: 600)
        #expect((long + CMTime(value: 1, timescale: 600)).value == 9_007_199_254_740_994)
        #expect(CMTime(value: 1, timescale: 24) + CMTime(value: 1, timescale: 25) == CMTime(value: 49, timescale: 600))
        #expect(CMTime(value: 1, timescale: 3) != CMTime(value: 333_333, timescale: 1_000_000))
        #expect(CMTime(value: 2, timescale: 4) == CMTime(value: 1, timescale: 2))
    }

    @Test
    func `what isn't known, never comes or is none are told apart`() {
        #expect(CMTime.indefinite != .invalid && CMTime.indefinite.isValid && !CMTime.indefinite.isNumeric)
        #expect(CMTime.negativeInfinity < .zero && CMTime.zero < .indefinite && CMTime.indefinite < .positiveInfinity)
        #expect((CMTime.zero + .positiveInfinity).isPositiveInfinity && (CMTime.zero - .indefinite).isIndefinite)
        #expect(!(CMTime.invalid + .zero).isValid)
        #expect(CMTimeConvertScale(CMTime(value: 1, timescale: 2), timescale: 1, method: .default).value == 1)
        #expect(CMTimeConvertScale(CMTime(value: 1, timescale: 2), timescale: 1, method: .roundTowardZero).value == 0)
    }

    @Test
    func `parts of a film have what both have`() {
        let second = CMTime(value: 1, timescale: 1)
        let (one, other) = (CMTimeRange(start: .zero, duration: second), CMTimeRange(start: second, duration: second))
        #expect(one.union(other).duration.seconds == 2 && one.intersection(other) == .zero)
        #expect(one.containsTime(.zero) && !one.containsTime(second))
        #expect(NSValue(time: second).timeValue == second)
    }

    @Test
    func `a picture's rectangle lies in the middle`() {
        let rect = AVMakeRect(
            aspectRatio: CGSize(width: 2, height: 1),
            insideRect: CGRect(x: 0, y: 0, width: 100, height: 100)
        )
        #expect(rect == CGRect(x: 0, y: 25, width: 100, height: 50))
    }
}
