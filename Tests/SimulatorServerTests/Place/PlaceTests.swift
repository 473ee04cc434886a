import Simulator
import Testing
import UIKit

@testable import SimulatorServer

@MainActor
@Suite("Live: the place in an app that is built again")
struct PlaceTests {
    /// Where a person is who went to the second screen, typed and scrolled.
    private func place() throws -> LivePlace {
        let app = try TrailApp()
        app.tap(100, 320)
        try #require(app.trail != nil)
        app.tap(100, 220)
        app.type("abc")
        app.scroll(by: 150)
        #expect(app.trail?.field.text == "abc" && app.trail?.page.contentOffset.y == 150)
        return try app.place()
    }

    @Test func `a pushed screen, how far it is scrolled, what was typed and where are as they were`() throws {
        let place = try place()
        let app = try TrailApp()
        let outcome = PlaceRestorer(place, on: app.live).restore()
        #expect(outcome == PlaceRestorer.Outcome(done: place.steps.count, count: place.steps.count))
        let trail = try #require(app.trail)
        #expect(trail.field.text == "abc" && trail.heard == ["a", "ab", "abc"])
        #expect(trail.page.contentOffset.y == 150)
        #expect(trail.field.isFirstResponder)
        app.type("d")
        #expect(trail.field.text == "abcd")
    }

    @Test func `from there the way leads on to the next build`() throws {
        let first = try place()
        let app = try TrailApp()
        _ = PlaceRestorer(first, on: app.live).restore()
        app.scroll(by: 50)
        let second = try app.place()
        #expect(second.steps.map(\.deed) == first.steps.map(\.deed) + [.scroll(x: 200, y: 400, dx: 0, dy: 50)])
        let last = try TrailApp()
        #expect(PlaceRestorer(second, on: last.live).restore().problem == nil)
        #expect(last.trail?.page.contentOffset.y == 200 && last.trail?.field.text == "abc")
    }

    @Test func `what assistive apps set is set again, and where it is gone the way ends`() throws {
        let first = try TrailApp()
        first.tap(100, 320)
        first.raiseSlider()
        first.raiseSlider()
        #expect(first.trail?.slider.value == 0.2)
        let place = try first.place()
        let app = try TrailApp()
        #expect(PlaceRestorer(place, on: app.live).restore().problem == nil)
        #expect(app.trail?.slider.value == 0.2)
        var other = place
        other.steps.removeFirst(2)
        let start = try TrailApp()
        let outcome = PlaceRestorer(other, on: start.live).restore()
        #expect(outcome.done == 0 && outcome.problem?.hasPrefix("What you set") == true)
    }

    @Test func `where what was touched isn't there any more the way ends, and says what is there`() throws {
        let place = try place()
        let app = try TrailApp(hasButton: false)
        let outcome = PlaceRestorer(place, on: app.live).restore()
        #expect(app.trail == nil)
        #expect(outcome.done == 0 && outcome.count == place.steps.count)
        #expect(
            outcome.problem
                == "There is no UIButton of StartController where you went on: UIView of StartController is there."
        )
        // A step that wasn't done isn't kept for the next time.
        #expect(try app.place().isStart)
    }

    @Test func `what an app gives a field itself is the app's, and what was typed the person's`() throws {
        let quiet = try TrailApp(name: "before")
        quiet.tap(100, 320)
        quiet.tap(100, 220)
        let untouched = try quiet.place()
        let changed = try TrailApp(name: "after")
        #expect(PlaceRestorer(untouched, on: changed.live).restore().problem == nil)
        #expect(changed.trail?.field.text == "after" && changed.trail?.field.isFirstResponder == true)

        let typed = try TrailApp(name: "before")
        typed.tap(100, 320)
        typed.tap(100, 220)
        typed.type("x")
        let place = try typed.place()
        let again = try TrailApp(name: "after")
        #expect(PlaceRestorer(place, on: again.live).restore().problem == nil)
        #expect(again.trail?.field.text == "beforex")
        // Typing told of what it made of the app's text; putting right tells of what the person saw.
        #expect(again.trail?.heard == ["afterx", "beforex"])
    }

    @Test func `content that moves down with a higher bar is scrolled as far from its beginning`() throws {
        let app = try TrailApp()
        app.tap(100, 320)
        app.scroll(by: 150)
        var place = try app.place()
        // Without the wheel, the view's own state alone brings it there, once a view of that class stands at that path.
        place.steps.removeLast()
        let next = try TrailApp(prompt: "Walk further")
        #expect(PlaceRestorer(place, on: next.live).restore().problem == nil)
        #expect(next.trail?.page.contentOffset.y == 150)
        // And no farther than its content goes.
        place.views[0].offset = [0, 5000]
        let last = try TrailApp()
        _ = PlaceRestorer(place, on: last.live).restore()
        #expect(last.trail?.page.contentOffset.y == 1700)
    }

    @Test func `a finger that was down as the build came is lifted`() throws {
        let app = try TrailApp()
        app.live.input.send([ViewerMessage.Finger(number: 0, phase: 0, x: 100, y: 320)])
        app.simulator.advance(by: 0.1)
        let place = try app.place()
        let next = try TrailApp()
        _ = PlaceRestorer(place, on: next.live).restore()
        #expect(!next.live.input.isTouched)
        next.simulator.advance(by: 1)
        #expect(next.trail == nil)
    }

    @Test func `the device is held as it was`() throws {
        let app = try TrailApp()
        app.live.turn(left: true)
        app.simulator.advance(by: 1)
        #expect(app.simulator.orientation == .landscapeRight)
        let place = try app.place()
        let next = try TrailApp()
        _ = PlaceRestorer(place, on: next.live).restore()
        #expect(next.simulator.orientation == .landscapeRight)
        // Where the way ends before the turn, too.
        var short = place
        short.steps = []
        let last = try TrailApp()
        _ = PlaceRestorer(short, on: last.live).restore()
        #expect(last.simulator.orientation == .landscapeRight)
    }

    @Test func `pauses are no longer than animations need, and steps as far apart as they were`() throws {
        let app = try TrailApp()
        app.simulator.advance(by: 600)
        app.tap(100, 320)
        let place = try app.place()
        #expect(place.steps.count == 2 && place.steps[0].moment >= 600)
        let next = try TrailApp()
        _ = PlaceRestorer(place, on: next.live).restore()
        #expect(next.trail != nil && next.simulator.time < 10)
        let moments = try next.place().steps.map(\.moment)
        #expect(abs(moments[1] - moments[0] - 0.1) < 0.001)
    }

    @Test func `more than is kept begins at the first screen, and says so`() throws {
        let app = try TrailApp()
        app.tap(100, 320)
        let recorder = app.live.recorder
        for _ in 0...PlaceRecorder.most {
            recorder.note(.touches([ViewerMessage.Finger(number: 1, phase: 1, x: 1, y: 1)]))
        }
        let place = try app.place()
        #expect(place.steps.isEmpty && !place.isStart)
        let next = try TrailApp()
        let outcome = PlaceRestorer(place, on: next.live).restore()
        #expect(outcome.problem == "More was done than is kept: the app begins at its first screen.")
        #expect(next.trail == nil)
    }

    @Test func `an app that nobody touched begins as it does by itself`() throws {
        #expect(try TrailApp().place().isStart)
    }
}
