import Testing

@testable import SimulatorServer

@Suite("Live: when touches were")
struct TouchClockTests {
    /// Touches by when they were on the viewer's clock and when they came, on a device that has run for ten seconds.
    private static func moments(_ touches: [(time: Double, came: Double)], speed: Double = 1) -> [Double] {
        var clock = TouchClock()
        return touches.enumerated().map { index, touch in
            clock.moment(
                of: touch.time,
                from: 1,
                isFirst: index == 0,
                guess: 10 + touch.came,
                latest: 10 + touch.came,
                speed: speed
            )
        }
    }

    private static func distances(_ moments: [Double]) -> [Int] {
        zip(moments, moments.dropFirst()).map { Int((($1 - $0) * 1000).rounded()) }
    }

    @Test func `touches that take longer and longer on their way stay as far from each other as they were`() {
        let moments = Self.moments([(500, 0), (500.012, 0.4), (500.024, 0.8), (500.036, 1.9)])
        #expect(Self.distances(moments) == [12, 12, 12])
        #expect(moments[0] == 10)
    }

    @Test func `one that took less time than the first isn't in the future, and those after it keep their distance`() {
        let moments = Self.moments([(500, 0), (500.1, 0.02), (500.2, 0.15), (500.3, 0.3)])
        #expect(Self.distances(moments) == [20, 100, 100])
    }

    @Test func `a device whose time goes slowly has its touches closer together`() {
        #expect(Self.distances(Self.moments([(500, 0), (500.1, 0.5), (500.2, 0.5)], speed: 0.1)) == [10, 10])
    }

    @Test func `a finger that comes after a pause is where it came, one that comes soon as far as it was`() {
        var clock = TouchClock()
        func touch(_ time: Double, _ now: Double) -> Double {
            clock.moment(of: time, from: 1, isFirst: true, guess: now, latest: now, speed: 1)
        }
        #expect(touch(1, 10) == 10)
        #expect(touch(1.2, 11) == 10.2)
        #expect(touch(9, 30) == 30)
        clock.forget(1)
        #expect(touch(9.1, 40) == 40)
    }
}
