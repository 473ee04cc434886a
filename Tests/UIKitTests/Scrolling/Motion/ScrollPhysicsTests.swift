import Testing

@testable import UIKit

@Suite("Scrolling: laws of motion")
struct ScrollPhysicsTests {
    // SC-17, SC-M9, SC-M10
    @Test func `a flick from 5326 at three points a millisecond rests near 6818`() {
        let reach = ScrollPhysics.decelerationReach(velocity: 3000, rate: 0.998)
        #expect(abs(5326 + reach - 6818) < 0.5)
        let duration = ScrollPhysics.decelerationDuration(velocity: 3000, rate: 0.998)
        let distance = ScrollPhysics.decelerationDistance(velocity: 3000, rate: 0.998, after: duration)
        #expect(abs(distance - reach) < 0.01)
    }

    // SC-M11
    @Test(arguments: [(100, 52.42), (590, 246.9)] as [(CGFloat, CGFloat)])
    func `a rubber band shows less and less of an overshoot`(overshoot: CGFloat, shown: CGFloat) {
        let length: CGFloat = 667
        let found = ScrollPhysics.rubberBand(overshoot, length: length)
        let formula = (1 - 1 / (0.55 * overshoot / length + 1)) * length
        #expect(abs(found - formula) < 0.001)
        #expect(found < overshoot)
        #expect(abs(ScrollPhysics.overshoot(shown: found, length: length) - overshoot) < 0.01)
        #expect(ScrollPhysics.rubberBand(-overshoot, length: length) == -found)
    }

    // SC-M12, SC-M13
    @Test func `bounces start at the overshoot and end at rest`() {
        #expect(ScrollPhysics.returnDistance(-80, after: 0) == -80)
        #expect(abs(ScrollPhysics.returnDistance(-80, after: 1)) < 0.1)
        #expect(ScrollPhysics.springDistance(0, velocity: 600, after: 0) == 0)
        #expect(ScrollPhysics.springDistance(0, velocity: 600, after: 0.1) > 10)
        #expect(abs(ScrollPhysics.springDistance(0, velocity: 600, after: 2)) < 0.01)
    }
}
