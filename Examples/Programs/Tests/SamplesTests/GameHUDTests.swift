import DeviceCatalog
import Foundation
import Simulator
import Testing
import UIKit

@testable import GameHUD

@MainActor @Suite("Samples: Game HUD", .serialized)
struct GameHUDTests {
    private final class Recorder: GameEngine {
        var screens: [EngineScreen] = []
        func screenDidChange(_ screen: EngineScreen) { screens.append(screen) }
        func togglePause() {}
    }

    private static var bundle: Bundle? {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return Bundle(path: tests.appendingPathComponent("../../../GameHUD").standardizedFileURL.path)
    }

    private func controller(_ name: String, on device: String, os: String? = nil, build: AppBuild? = nil) throws -> (
        Simulator, GameViewController
    ) {
        let simulator = try Simulator(device: device, os: os, orientation: .landscapeRight, build: build)
        let storyboard = UIStoryboard(name: "Game", bundle: try #require(Self.bundle))
        return (
            simulator, try #require(storyboard.instantiateViewController(withIdentifier: name) as? GameViewController)
        )
    }

    private func frame(_ view: UIView?) throws -> CGRect {
        let view = try #require(view)
        return view.convert(view.bounds, to: view.window)
    }

    @Test func `the app launches in landscape with the adapted screen`() throws {
        let simulator = try Simulator(device: "iPhone X", os: "16")
        let delegate = simulator.launch(GameHUD.AppDelegate.self, bundle: try #require(Self.bundle))
        #expect(simulator.orientation.isLandscape)
        let game = try #require(delegate?.window?.rootViewController as? GameViewController)
        #expect(game.title == "HUD in the safe area")
        #expect(UIApplication.shared.statusBarFrame.height == 0)
    }

    // UN-3: the game hides the status bar; iPhone X in landscape has 44 left and right, 21 below.
    @Test func `UN-1 UN-3: the engine gets the safe area in pixels from the bottom left`() throws {
        let (simulator, game) = try controller("SafeArea", on: "iPhone X", os: "11")
        let recorder = Recorder()
        game.engine = recorder
        simulator.present(game)
        #expect(recorder.screens.last?.safeArea == CGRect(x: 132, y: 63, width: 2172, height: 1062))
        #expect(recorder.screens.last?.size == CGSize(width: 2436, height: 1125))
    }

    @Test func `UN-2: anchors are parts of the screen`() throws {
        let (simulator, game) = try controller("SafeArea", on: "iPhone X", os: "11")
        simulator.present(game)
        let anchors = EngineScreen(of: game.view).anchors
        #expect(abs(anchors.min.x - 132.0 / 2436) < 1e-9)
        #expect(abs(anchors.min.y - 63.0 / 1125) < 1e-9)
        #expect(abs(anchors.max.x - 2304.0 / 2436) < 1e-9)
        #expect(anchors.max.y == 1)
    }

    @Test func `UN-3: phones with a home button yield the full rectangle`() throws {
        let (simulator, game) = try controller("SafeArea", on: "iPhone SE (3rd generation)")
        simulator.present(game)
        let screen = EngineScreen(of: game.view)
        #expect(screen.safeArea == CGRect(origin: .zero, size: screen.size))
    }

    @Test func `the engine hears of the safe area once a turn`() throws {
        let (simulator, game) = try controller("SafeArea", on: "iPhone 16 Pro", os: "18")
        let recorder = Recorder()
        game.engine = recorder
        simulator.present(game)
        let first = recorder.screens.count
        simulator.advance(by: 1)
        simulator.tap(try #require(game.jumpButton))
        #expect(recorder.screens.count == first)
        #expect(game.scoreLabel?.text == "12 490")
    }

    @Test func `SA-31: adapted controls keep to the margin or the safe area, whichever is larger`() throws {
        let (phone, game) = try controller("SafeArea", on: "iPhone X", os: "16")
        phone.present(game)
        #expect(try frame(game.stickView).minX == 44)
        #expect(try frame(game.stickView).maxY == 375 - 21)
        #expect(try frame(game.pauseButton).minY == 12)
        let (small, other) = try controller("SafeArea", on: "iPhone SE (3rd generation)")
        small.present(other)
        #expect(try frame(other.stickView).minX == 16)
        #expect(try frame(other.stickView).maxY == 375 - 12)
    }

    @Test func `controls at the edges lie under the cutout's side and the home indicator`() throws {
        let (phone, game) = try controller("Edges", on: "iPhone X", os: "16")
        phone.present(game)
        #expect(try frame(game.stickView).minX == 12)
        let safe = game.view.bounds.inset(by: game.view.safeAreaInsets)
        #expect(!safe.contains(try frame(game.stickView)))
        #expect(!safe.contains(try frame(game.pauseButton)))
    }

    @Test func `LB-2: built with an old SDK the game is letterboxed and nothing is covered`() throws {
        let (phone, game) = try controller("Edges", on: "iPhone X", os: "16", build: AppBuild(sdk: 10))
        phone.present(game)
        #expect(game.view.bounds.size == CGSize(width: 667, height: 375))
        #expect(game.view.safeAreaInsets == .zero)
        #expect(phone.letterbox?.display.name == "iPhone X")
    }
}
