import Foundation
import Simulator
import Stage
import Testing
import UIKit

@testable import SimulatorServer

@MainActor
@Suite("Live: the home screen")
struct HomeScreenTests {
    private func screen(_ names: [String], on device: String = "iPhone 16") throws -> (HomeScreen, Log) {
        let apps = names.map { HomeApp(bundle: "/nowhere", fallback: $0) }
        let screen = try HomeScreen(apps, on: Variant(device: device))
        let log = Log()
        screen.controller.tell = { log.events.append($0) }
        return (screen, log)
    }

    private final class Log {
        var events: [HomeEvent] = []
    }

    private func icon(_ name: String, in screen: HomeScreen) throws -> UIView {
        var open: [UIView] = [screen.controller.view]
        while let view = open.popLast() {
            if view is HomeIconView, view.accessibilityLabel == name { return view }
            open += view.subviews
        }
        throw CocoaError(.coderValueNotFound)
    }

    @Test func `a tap on an icon asks for the app, and tells once its picture fills the screen`() throws {
        let (screen, log) = try screen(["Mail", "Maps"])
        screen.simulator.tap(try icon("Maps", in: screen))
        #expect(log.events == [.open(app: 1)])
        screen.simulator.advance(by: 2)
        #expect(log.events == [.open(app: 1), .opened(app: 1)])
        #expect(screen.controller.state == .opening(1))
    }

    @Test func `an app that is left goes back to its icon, and the home screen takes taps again`() throws {
        let (screen, log) = try screen(["Mail", "Maps"])
        screen.simulator.tap(try icon("Mail", in: screen))
        screen.simulator.advance(by: 2)
        screen.controller.take(.left(app: 0, picture: "/nowhere", toSwitcher: false))
        screen.simulator.advance(by: 2)
        #expect(screen.controller.state == .home)
        log.events = []
        screen.simulator.tap(try icon("Maps", in: screen))
        #expect(log.events == [.open(app: 1)])
        #expect(screen.controller.recents == [0, 1])
    }

    @Test func `an app that a finger holds goes home, stays, or joins the app switcher`() throws {
        let (middle, height) = (196.0, 852.0)
        // How far up, in how many seconds, and how long the finger rests then.
        let cases:
            [(way: Double, duration: Double, rest: Double, event: HomeEvent, state: HomeScreenController.State)] = [
                (400, 0.15, 0, .away(app: 0), .home), (30, 0.5, 0.3, .stays(app: 0), .opening(0)),
                (350, 0.5, 0.5, .away(app: 0), .switching),
            ]
        for one in cases {
            let (screen, log) = try screen(["Mail"])
            let input = LiveInput()
            let finger = ViewerMessage.Finger(number: 0, phase: 0, x: middle, y: height - 4)
            screen.controller.take(.held(app: 0, picture: "/nowhere", finger: finger, isDown: true))
            screen.simulator.advance(by: 0)
            input.send([finger])
            for step in 1...10 {
                screen.simulator.advance(by: one.duration / 10)
                let y = height - 4 - one.way * Double(step) / 10
                input.send([ViewerMessage.Finger(number: 0, phase: 1, x: middle, y: y)])
            }
            screen.simulator.advance(by: one.rest)
            input.send([ViewerMessage.Finger(number: 0, phase: 2, x: middle, y: height - 4 - one.way)])
            screen.simulator.advance(by: 2)
            #expect(log.events == [one.event], "\(one)")
            #expect(screen.controller.state == one.state, "\(one)")
        }
    }

    @Test func `a swipe up in the app switcher closes an app`() throws {
        let (screen, log) = try screen(["Mail", "Maps"])
        for app in 0...1 {
            screen.controller.take(.left(app: app, picture: "/nowhere", toSwitcher: false))
            screen.simulator.advance(by: 2)
        }
        screen.controller.take(.pressed(forSwitcher: true))
        screen.simulator.advance(by: 2)
        // The one that was used last is in the middle.
        screen.simulator.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 60), duration: 0.2)
        screen.simulator.advance(by: 2)
        #expect(log.events == [.close(app: 1)])
        #expect(screen.controller.recents == [0] && screen.controller.state == .switching)
    }

    @Test func `with more than four apps the first four are in the dock`() throws {
        let (screen, _) = try screen(["A", "B", "C", "D", "E", "F"])
        let dock = try icon("A", in: screen).convert(CGPoint.zero, to: screen.controller.view)
        let page = try icon("E", in: screen).convert(CGPoint.zero, to: screen.controller.view)
        #expect(dock.y > 700 && page.y < 150)
    }

    @Test(arguments: ["iPhone SE", "iPhone 16 Pro Max", "iPad (10th generation)", "iPad Pro 13-inch (M4)"])
    func `no icon lies over another, beyond the screen, or in the dock`(device: String) throws {
        let names = (1...30).map { "App \($0)" }
        let (screen, _) = try screen(names, on: device)
        let bounds = screen.controller.view.bounds
        var frames: [CGRect] = []
        for name in names {
            let icon = try icon(name, in: screen)
            var frame = icon.convert(icon.bounds, to: screen.controller.view)
            #expect(frame.minY >= 0 && frame.maxY + 20 <= bounds.height + 20)
            frame.origin.x =
                frame.minX.truncatingRemainder(dividingBy: bounds.width) + (frame.minX / bounds.width).rounded(.down)
                * 10_000
            #expect(!frames.contains { $0.intersects(frame) }, "\(name) \(frame)")
            frames.append(frame)
        }
    }
}
