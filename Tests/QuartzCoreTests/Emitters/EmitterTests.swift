import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite("Emitter layers")
struct EmitterTests {
    /// A layer on the stage that sends out white squares of 4 points.
    private func emitter(_ stage: AnimationStage, _ change: (CAEmitterCell) -> Void = { _ in }) throws -> CAEmitterLayer
    {
        let cell = CAEmitterCell()
        cell.contents = CGImage(width: 4, height: 4, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 16))
        (cell.name, cell.birthRate, cell.lifetime) = ("spark", 10, 2)
        change(cell)
        let layer = CAEmitterLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        layer.emitterPosition = CGPoint(x: 100, y: 100)
        layer.emitterCells = [cell]
        stage.root.addSublayer(layer)
        CATransaction.flush()
        return layer
    }

    private func particles(_ layer: CAEmitterLayer) -> [Particle] {
        ParticleFlight(layer: layer, at: layer.presentEmissionTime).particles
    }

    @Test func `as many particles are seen as come in a lifetime`() throws {
        let stage = AnimationStage()
        let layer = try emitter(stage)
        stage.advance(1)
        #expect((9...11).contains(particles(layer).count))
        stage.advance(9)
        #expect((19...21).contains(particles(layer).count))
    }

    @Test func `a particle flies as its cell says`() throws {
        let stage = AnimationStage()
        let layer = try emitter(stage) { cell in
            (cell.velocity, cell.emissionLongitude, cell.yAcceleration) = (10, .pi, 20)
            (cell.scaleSpeed, cell.spin, cell.alphaSpeed) = (1, 2, -0.25)
        }
        stage.advance(2.05)
        let oldest = try #require(particles(layer).max { $0.age < $1.age })
        #expect(abs(oldest.age - 1.95) < 1e-6)
        #expect(abs(oldest.place.x - (100 - 10 * 1.95)) < 1e-6)
        #expect(abs(oldest.place.y - (100 + 10 * 1.95 * 1.95)) < 1e-6)
        #expect(abs(oldest.scale - 2.95) < 1e-6 && abs(oldest.angle - 3.9) < 1e-6)
        #expect(abs(oldest.color.alpha - (1 - 0.25 * 1.95)) < 1e-6)
    }

    @Test func `particles on their way stay when no more come`() throws {
        let stage = AnimationStage()
        let layer = try emitter(stage)
        stage.advance(1)
        layer.birthRate = 0
        let before = particles(layer).count
        stage.advance(0.5)
        #expect(particles(layer).count == before)
        stage.advance(1.6)
        #expect(particles(layer).isEmpty)
        layer.setValue(20, forKeyPath: "emitterCells.spark.birthRate")
        #expect(layer.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 20)
        layer.birthRate = 1
        stage.advance(1)
        #expect((19...21).contains(particles(layer).count))
    }

    @Test func `ranges make particles differ, the same in each run`() throws {
        func places() throws -> [CGPoint] {
            let stage = AnimationStage()
            let layer = try emitter(stage) { cell in
                (cell.velocity, cell.velocityRange, cell.emissionRange) = (50, 20, 2 * .pi)
            }
            (layer.emitterShape, layer.emitterSize) = (.line, CGSize(width: 80, height: 0))
            stage.advance(1)
            return particles(layer).map(\.place)
        }
        let first = try places()
        #expect(Set(first.map { Int($0.x * 1000) }).count == first.count)
        #expect(try places() == first)
    }

    @Test func `a new layer that begins now has no particles yet`() throws {
        let stage = AnimationStage()
        stage.advance(10)
        let layer = try emitter(stage)
        #expect(!particles(layer).isEmpty)
        layer.beginTime = CACurrentMediaTime()
        #expect(particles(layer).count <= 1)
        stage.advance(1)
        #expect((9...11).contains(particles(layer).count))
    }

    @Test func `particles send out particles of their own`() throws {
        let stage = AnimationStage()
        let layer = try emitter(stage) { rocket in
            let spark = CAEmitterCell()
            (spark.contents, spark.birthRate, spark.lifetime) = (rocket.contents, 10, 1)
            (rocket.contents, rocket.birthRate, rocket.lifetime) = (nil, 1, 1)
            (rocket.velocity, rocket.emissionLongitude) = (40, -.pi / 2)
            rocket.emitterCells = [spark]
        }
        stage.advance(1.5)
        let found = particles(layer)
        #expect((8...12).contains(found.count))
        // Along the rocket's way.
        #expect(found.allSatisfy { abs($0.place.x - 100) < 1e-9 && $0.place.y <= 100 && $0.place.y >= 60 })
    }

    @Test func `particles are painted in their colors, and painted again as they fly`() throws {
        let stage = AnimationStage()
        let layer = try emitter(stage) { cell in
            (cell.birthRate, cell.color, cell.velocity, cell.lifetime) = (
                1, CGColor(red: 1, green: 0, blue: 0, alpha: 1), 10, 4
            )
            cell.scale = 2
        }
        stage.root.backgroundColor = .black
        stage.root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        stage.advance(0.5)
        let format = LayerPainter.Format(pixelWidth: 200, pixelHeight: 200, scale: 1, background: .black)
        let painter = try #require(LayerPainter(format))
        painter.paint([stage.root])
        let image = try #require(painter.makeImage())
        #expect(image.pixel(x: 105, y: 100) == 0xFFFF_0000)
        #expect(image.pixel(x: 120, y: 100) == 0xFF00_0000)
        stage.advance(1)
        let damage = painter.paint([stage.root])
        #expect(!damage.isEmpty && damage.allSatisfy { $0.width < 60 })
        let later = try #require(painter.makeImage())
        #expect(later.pixel(x: 115, y: 100) == 0xFFFF_0000)
        layer.removeFromSuperlayer()
    }

    @Test(arguments: [Float.nan, .infinity, -5, 1e30])
    func `impossible rates and lifetimes show nothing or few, and end`(value: Float) throws {
        let stage = AnimationStage()
        let layer = try emitter(stage) { ($0.birthRate, $0.lifetimeRange) = (value, value) }
        stage.advance(1)
        #expect(particles(layer).count <= 6000)
        #expect(layer.shapeExtent.isNull || layer.shapeExtent.width.isFinite)
    }
}
