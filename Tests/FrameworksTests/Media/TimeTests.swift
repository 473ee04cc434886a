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
    func `a picture's rectangle lies in the middle`() {
        let rect = AVMakeRect(
            aspectRatio: CGSize(width: 2, height: 1),
            insideRect: CGRect(x: 0, y: 0, width: 100, height: 100)
        )
        #expect(rect == CGRect(x: 0, y: 25, width: 100, height: 50))
    }
}
