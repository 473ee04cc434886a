import Testing

@testable import SimulatorServer

@MainActor
@Suite("Live: a swipe home")
struct EdgeSwipeTests {
    private func finger(_ phase: Int, _ x: Double, _ y: Double, number: Int = 0) -> ViewerMessage.Finger {
        ViewerMessage.Finger(number: number, phase: phase, x: x, y: y)
    }

    @Test func `a finger that moves up from the lower edge is the system's, and cancelled for the app`() {
        var swipe = EdgeSwipe()
        let began = swipe.follow([finger(0, 200, 850)], height: 852)
        #expect(began.left.count == 1 && began.recognized == nil)
        let moved = swipe.follow([finger(1, 200, 838)], height: 852)
        #expect(moved.left.isEmpty && moved.recognized == finger(3, 200, 838))
        #expect(swipe.isRecognized)
        #expect(swipe.follow([finger(1, 200, 500), finger(2, 200, 400)], height: 852).left.isEmpty)
        #expect(!swipe.isRecognized)
    }

    @Test(arguments: [
        // Higher up, sideways, and not far enough.
        [(0, 200.0, 800.0), (1, 200, 700)], [(0, 200, 850), (1, 160, 830)],
        [(0, 200, 850), (1, 200, 842), (2, 200, 842)],
    ])
    func `any other finger stays the app's`(way: [(phase: Int, x: Double, y: Double)]) {
        var swipe = EdgeSwipe()
        for (phase, x, y) in way {
            let outcome = swipe.follow([finger(phase, x, y)], height: 852)
            #expect(outcome.left == [finger(phase, x, y)] && outcome.recognized == nil)
        }
    }
}
