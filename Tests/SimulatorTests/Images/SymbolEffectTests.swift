import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: symbol effects", .serialized)
struct SymbolEffectTests {
    private let view = UIImageView(image: UIImage(systemName: "heart.fill"))

    private func boot() throws -> Simulator {
        let simulator = try Simulator(device: "iPhone 15 Pro", os: "17")
        simulator.makeCurrent()
        let controller = UIViewController()
        view.center = CGPoint(x: 100, y: 100)
        controller.view.addSubview(view)
        simulator.present(controller)
        simulator.advance(by: 0.1)
        return simulator
    }

    private var scale: Double { Double(view.layer.presentation()?.affineTransform().a ?? 0) }
    private var opacity: Float { view.layer.presentation()?.opacity ?? -1 }

    @Test func `a bounce goes up once, ends where it began, and is told`() throws {
        let simulator = try boot()
        var ends: [Bool] = []
        view.addSymbolEffect(.bounce.up) { ends.append($0.isFinished) }
        simulator.advance(by: 0.15)
        #expect(scale > 1.05)
        #expect(ends == [])
        simulator.advance(by: 0.5)
        #expect(scale == 1 && ends == [true])
        #expect(view.transform == .identity)
    }

    @Test func `a pulse goes on until it is removed; options let it come to an end`() throws {
        let simulator = try boot()
        var ends: [Bool] = []
        view.addSymbolEffect(.pulse) { ends.append($0.isFinished) }
        simulator.advance(by: 10.5)
        #expect(opacity < 0.5 && ends == [])
        view.removeSymbolEffect(ofType: .pulse)
        simulator.advance(by: 0.1)
        #expect(opacity == 1 && ends == [false])
        view.addSymbolEffect(.pulse, options: .repeat(2).speed(2)) { ends.append($0.isFinished) }
        simulator.advance(by: 0.9)
        #expect(ends == [false])
        simulator.advance(by: 0.2)
        #expect(ends == [false, true])
    }

    @Test func `a scale stays until all effects are removed, and another of its kind takes its place`() throws {
        let simulator = try boot()
        view.addSymbolEffect(.scale.up)
        simulator.advance(by: 3)
        #expect(abs(scale - 1.2) < 0.001)
        view.addSymbolEffect(.scale.down, animated: false)
        simulator.advance(by: 0.1)
        #expect(abs(scale - 0.8) < 0.001)
        view.removeAllSymbolEffects()
        simulator.advance(by: 0.1)
        #expect(scale == 1)
    }

    @Test func `another symbol comes by its transition`() throws {
        let simulator = try boot()
        let other = try #require(UIImage(systemName: "star"))
        var isFinished: Bool?
        view.setSymbolImage(other, contentTransition: .replace.downUp) { isFinished = $0.isFinished }
        #expect(view.image === other)
        simulator.advance(by: 0.1)
        #expect(opacity > 0 && opacity < 1)
        simulator.advance(by: 0.5)
        #expect(opacity == 1 && isFinished == true)
    }
}
