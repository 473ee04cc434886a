import CoreText
import Foundation
import Platform
import TestSupport
import Testing
import UIKit

@testable import Simulator

@MainActor @Suite("Simulator: worlds")
struct WorldTests {
    @Test func `two hundred random programs do the same alone and step by step beside another`() throws {
        // A test that boots nothing sees the device of the test before it, with its direction and text size.
        defer { _ = try? Simulator(device: "iPhone 16") }
        let seed = SeededGenerator.seed(standard: 13)
        let steps = 14
        for number in 0..<100 {
            let seeds = [seed &+ UInt64(2 * number), seed &+ UInt64(2 * number + 1)]
            let alone = try seeds.map { seed in
                let program = try RandomProgram(seed: seed)
                for _ in 0..<steps { program.step() }
                return program.result()
            }
            let programs = try seeds.map { try RandomProgram(seed: $0) }
            for _ in 0..<steps { for program in programs { program.step() } }
            for (seed, (program, alone)) in zip(seeds, zip(programs, alone)) {
                let beside = program.result()
                let different = zip(beside, alone).first { $0 != $1 }
                #expect(beside == alone, "seed \(seed): \(String(describing: different))")
                guard beside == alone else { return }
            }
        }
    }

    @Test func `a second boot leaves the first app's pasteboard, screen and device to it`() throws {
        let first = try Simulator(device: "iPhone 8")
        UIPasteboard.general.string = "first"
        let screen = UIScreen.main
        UIScreen.main.brightness = 0.25
        let second = try Simulator(device: "iPhone 16")
        #expect(UIPasteboard.general.string == nil)
        #expect(UIScreen.main !== screen && UIScreen.main.bounds.width == 393)
        first.makeCurrent()
        #expect(UIPasteboard.general.string == "first")
        #expect(UIScreen.main === screen && UIScreen.main.brightness == 0.25)
        second.makeCurrent()
        #expect(UIPasteboard.general.string == nil)
    }

    @Test func `a second boot leaves the first app's fonts to it, and doesn't know them`() throws {
        let url = try #require(
            ResourceFolder(module: "CoreText")?.url.appendingPathComponent("Fonts/CupertinoIcons.ttf")
        )
        let first = try Simulator(device: "iPhone 8")
        try FontRegistry.register(url)
        #expect(UIFont(name: "CupertinoIcons", size: 12) != nil)
        _ = try Simulator(device: "iPhone 16")
        #expect(FontRegistry.availability(of: "CupertinoIcons") != .registered)
        first.makeCurrent()
        #expect(FontRegistry.availability(of: "CupertinoIcons") == .registered)
    }

    @Test func `actions, menus and context menus are counted from one on each device`() throws {
        let names = try (0..<2).map { _ in
            _ = try Simulator(device: "iPhone 16")
            return [UIAction { _ in }.identifier.rawValue, UIMenu().identifier.rawValue]
        }
        #expect(names[0] == names[1])
        #expect(names[0] == ["com.apple.action.dynamic.1", "com.apple.menu.dynamic.1"])
    }

    @Test func `what the app has set as current traits on the main thread stays on its device`() throws {
        let first = try Simulator(device: "iPhone 16")
        UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
        let second = try Simulator(device: "iPhone 16")
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        first.makeCurrent()
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        second.makeCurrent()
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test func `timers and delayed work of a device wait while another has the thread`() throws {
        let first = try Simulator(device: "iPhone 8")
        var fired: [String] = []
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { fired.append("queue") }
        _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
            MainActor.assumeIsolated { fired.append("timer") }
        }
        let second = try Simulator(device: "iPhone 16")
        second.advance(by: 5)
        #expect(fired.isEmpty && second.time == 5)
        first.advance(by: 0.6)
        #expect(fired == ["timer"] && first.time == 0.6)
        first.advance(by: 0.6)
        #expect(fired == ["timer", "queue"])
    }

    @Test func `a device that nobody keeps takes its windows along`() throws {
        weak var window: UIWindow?
        weak var world: World?
        do {
            let simulator = try Simulator(device: "iPhone 8")
            window = simulator.present(UIViewController())
            world = World.current
        }
        #expect(window != nil)
        _ = try Simulator(device: "iPhone 16")
        #expect(world == nil)
        #expect(window == nil)
    }
}
