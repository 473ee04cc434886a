import CoreGraphics
import Foundation

/// Since when how many particles come.
struct Emission {
    private(set) var spans: [(start: CFTimeInterval, rate: Double)] = []

    mutating func setRate(_ rate: Double, from start: CFTimeInterval) {
        if spans.last?.rate == rate { return }
        spans.removeAll { $0.start >= start }
        spans.append((start, rate))
        // The particles of the oldest spans have gone long ago.
        if spans.count > 64 { spans.removeFirst() }
    }

    /// When particles come between two times, the oldest first, with a number that tells each from all others.
    func births(after first: CFTimeInterval, until last: CFTimeInterval, most: Int) -> [(time: Double, number: UInt64)]
    {
        var found: [(time: Double, number: UInt64)] = []
        for (index, span) in spans.enumerated() where span.rate > 0 {
            let end = min(last, index + 1 < spans.count ? spans[index + 1].start : .infinity)
            let low = max(0, ((first - span.start) * span.rate).rounded(.up))
            let high = ((end - span.start) * span.rate).rounded(.down)
            guard high >= low, high < 1e12 else { continue }
            let count = min(Int(high - low) + 1, most)
            for step in 0..<count {
                let place = high - Double(count - 1 - step)
                found.append((span.start + place / span.rate, UInt64(index) << 48 | UInt64(place)))
            }
        }
        return found.count > most ? Array(found.suffix(most)) : found
    }
}

/// A particle as it is seen now.
struct Particle {
    /// In the layer's bounds space.
    var place: CGPoint
    /// A factor of the contents' size.
    var scale: CGFloat
    /// Radians.
    var angle: CGFloat
    /// Multiplied with the contents.
    var color: SRGBComponents
    /// Seconds.
    var age: Double
    var cell: CAEmitterCell
}

/// Chance that follows from a number: the same each time it is asked.
struct ParticleChance {
    private var state: UInt64

    init(_ seeds: UInt64...) {
        state = 0x9E37_79B9_7F4A_7C15
        for seed in seeds { state = Self.mixed(state ^ seed) }
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        var z = value &+ 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// 0..<1
    mutating func unit() -> CGFloat {
        state = Self.mixed(state)
        return CGFloat(state >> 11) / CGFloat(1 << 53)
    }

    /// -1..<1
    mutating func spread() -> CGFloat { unit() * 2 - 1 }
}

/// Where a layer's particles are at a time.
struct ParticleFlight {
    let layer: CAEmitterLayer
    private(set) var particles: [Particle] = []

    /// More particles of a cell than this aren't shown, nor those of particles of particles of particles.
    private static let (mostOfCell, mostInAll, deepest) = (3000, 6000, 3)

    init(layer: CAEmitterLayer, at time: CFTimeInterval) {
        self.layer = layer
        for (index, cell) in layer.shownCells.enumerated() where index < layer.emissions.count {
            add(cell, layer.emissions[index], at: time, from: nil, path: UInt64(index), depth: 0)
        }
    }

    /// What a cell's particles come out of.
    private struct Source {
        var birth: CFTimeInterval
        var death: CFTimeInterval
        /// Where it is at a time.
        var place: (CFTimeInterval) -> CGPoint
    }

    private mutating func add(
        _ cell: CAEmitterCell,
        _ emission: Emission,
        at time: CFTimeInterval,
        from source: Source?,
        path: UInt64,
        depth: Int
    ) {
        guard depth < Self.deepest, time.isFinite, particles.count < Self.mostInAll else { return }
        let life = Double(cell.lifetime * layer.lifetime)
        let longest = max(0, life + abs(Double(cell.lifetimeRange)))
        let below = depth + 1 < Self.deepest ? cell.emitterCells ?? [] : []
        let afterglow = below.map { Double($0.lifetime + abs($0.lifetimeRange)) }.max() ?? 0
        let start = (source?.birth ?? 0) + cell.beginTime
        let now = start + (time - start) * Double(cell.speed) + cell.timeOffset
        let end = min(now, source.map { $0.death } ?? .infinity, start + cell.duration)
        let births = emission.births(
            after: now - longest - afterglow - start,
            until: end - start,
            most: Self.mostOfCell
        )
        for birth in births {
            var chance = ParticleChance(UInt64(layer.seed), path, birth.number)
            let born = start + birth.time
            let lifetime = max(0, life + Double(cell.lifetimeRange) * Double(chance.spread()))
            let flight = Flight(cell, layer, from: source?.place(born), &chance)
            let age = now - born
            if age >= 0, age < lifetime, cell.contents != nil {
                particles.append(flight.particle(age: age))
                if particles.count >= Self.mostInAll { return }
            }
            for (index, child) in below.enumerated() where age < lifetime + afterglow {
                var own = Emission()
                own.setRate(child.isEnabled ? Double(max(0, child.birthRate)) : 0, from: 0)
                let trail = Source(birth: born, death: born + lifetime) { flight.place(age: $0 - born) }
                let number = path << 8 | UInt64(index + 1)
                add(child, own, at: now, from: trail, path: number ^ birth.number &* 0x1_0000_01B3, depth: depth + 1)
            }
        }
    }
}

/// A particle's flight, as chance has decided it.
private struct Flight {
    let cell: CAEmitterCell
    let start: CGPoint
    let velocity: CGVector
    let scale: CGFloat
    let scaleSpeed: CGFloat
    let spin: CGFloat
    let color: SRGBComponents

    init(_ cell: CAEmitterCell, _ layer: CAEmitterLayer, from place: CGPoint?, _ chance: inout ParticleChance) {
        self.cell = cell
        start = place ?? Self.origin(of: layer, &chance)
        let angle = cell.emissionLongitude + cell.emissionRange / 2 * chance.spread()
        let speed = (cell.velocity + cell.velocityRange * chance.spread()) * CGFloat(layer.velocity)
        let level = cos(cell.emissionLatitude)
        velocity = CGVector(dx: cos(angle) * speed * level, dy: sin(angle) * speed * level)
        scale = (cell.scale + cell.scaleRange * chance.spread()) * CGFloat(layer.scale)
        scaleSpeed = cell.scaleSpeed * CGFloat(layer.scale)
        spin = (cell.spin + cell.spinRange * chance.spread()) * CGFloat(layer.spin)
        var color = (cell.color ?? .white).sRGB
        color.red += CGFloat(cell.redRange) * chance.spread()
        color.green += CGFloat(cell.greenRange) * chance.spread()
        color.blue += CGFloat(cell.blueRange) * chance.spread()
        color.alpha += CGFloat(cell.alphaRange) * chance.spread()
        self.color = color
    }

    /// A point of the layer's shape.
    private static func origin(of layer: CAEmitterLayer, _ chance: inout ParticleChance) -> CGPoint {
        let (middle, size) = (layer.emitterPosition, layer.emitterSize)
        let (first, second) = (chance.unit(), chance.unit())
        switch layer.emitterShape {
        case .line: return CGPoint(x: middle.x + size.width * (first - 0.5), y: middle.y)
        case .rectangle, .cuboid:
            let box = CGRect(
                x: middle.x - size.width / 2,
                y: middle.y - size.height / 2,
                width: size.width,
                height: size.height
            )
            return point(of: box, layer.emitterMode, first, second)
        case .circle, .sphere:
            let turn = layer.emitterMode == .points ? 0 : first * 2 * .pi
            let isEdge = layer.emitterMode == .outline || layer.emitterMode == .points
            let radius = size.width * (isEdge ? 1 : sqrt(second))
            return CGPoint(x: middle.x + cos(turn) * radius, y: middle.y + sin(turn) * radius)
        default: return middle
        }
    }

    private static func point(
        of box: CGRect,
        _ mode: CAEmitterLayerEmitterMode,
        _ first: CGFloat,
        _ second: CGFloat
    ) -> CGPoint {
        switch mode {
        case .points:
            return CGPoint(x: first < 0.5 ? box.minX : box.maxX, y: second < 0.5 ? box.minY : box.maxY)
        case .outline:
            let way = first * 2 * (box.width + box.height)
            if way < box.width { return CGPoint(x: box.minX + way, y: box.minY) }
            if way < box.width + box.height { return CGPoint(x: box.maxX, y: box.minY + way - box.width) }
            let back = way - box.width - box.height
            if back < box.width { return CGPoint(x: box.maxX - back, y: box.maxY) }
            return CGPoint(x: box.minX, y: box.maxY - (back - box.width))
        default:
            return CGPoint(x: box.minX + box.width * first, y: box.minY + box.height * second)
        }
    }

    func place(age: Double) -> CGPoint {
        let age = CGFloat(age)
        return CGPoint(
            x: start.x + velocity.dx * age + cell.xAcceleration * age * age / 2,
            y: start.y + velocity.dy * age + cell.yAcceleration * age * age / 2
        )
    }

    func particle(age: Double) -> Particle {
        var color = color
        color.red += CGFloat(Double(cell.redSpeed) * age)
        color.green += CGFloat(Double(cell.greenSpeed) * age)
        color.blue += CGFloat(Double(cell.blueSpeed) * age)
        color.alpha += CGFloat(Double(cell.alphaSpeed) * age)
        return Particle(
            place: place(age: age),
            scale: max(0, scale + scaleSpeed * CGFloat(age)),
            angle: spin * CGFloat(age),
            color: color.clamped,
            age: age,
            cell: cell
        )
    }
}
