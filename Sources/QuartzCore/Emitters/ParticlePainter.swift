import CoreGraphics
import Foundation

/// Paints an emitter layer's particles.
struct ParticlePainter {
    private let layer: CAEmitterLayer
    private let particles: [Particle]

    init(layer: CAEmitterLayer) {
        self.layer = layer
        let flight = ParticleFlight(layer: layer, at: layer.presentEmissionTime)
        particles =
            switch layer.renderMode {
            case .oldestFirst, .backToFront: flight.particles.sorted { $0.age > $1.age }
            case .oldestLast: flight.particles.sorted { $0.age < $1.age }
            default: flight.particles
            }
    }

    /// Around all particles, in the layer's bounds space; null for none.
    var extent: CGRect {
        particles.reduce(CGRect.null) { box, particle in
            guard let size = particle.size else { return box }
            let reach = hypot(size.width, size.height) / 2
            guard reach.isFinite, particle.place.x.isFinite, particle.place.y.isFinite else { return box }
            return box.union(
                CGRect(
                    x: particle.place.x - reach,
                    y: particle.place.y - reach,
                    width: 2 * reach,
                    height: 2 * reach
                )
            )
        }
    }

    func paint(in context: CGContext) {
        for particle in particles {
            guard let size = particle.size, particle.color.alpha > 0, size.width > 0, size.height > 0,
                let image = layer.tints.image(of: particle)
            else { continue }
            context.saveGState()
            if layer.renderMode == .additive { context.setBlendMode(.plusLighter) }
            context.setAlpha(particle.color.alpha)
            if particle.cell.magnificationFilter == "nearest" { context.interpolationQuality = .none }
            context.translateBy(x: particle.place.x, y: particle.place.y)
            if particle.angle != 0 { context.rotate(by: particle.angle) }
            context.drawUpright(
                image,
                in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            )
            context.restoreGState()
        }
    }
}

extension Particle {
    /// In points; nil without contents.
    fileprivate var size: CGSize? {
        guard let contents = cell.contents as? CGImage, cell.contentsScale > 0 else { return nil }
        let factor = scale / cell.contentsScale
        return CGSize(
            width: CGFloat(contents.width) * cell.contentsRect.width * factor,
            height: CGFloat(contents.height) * cell.contentsRect.height * factor
        )
    }
}

/// Images in the colors of particles, kept from frame to frame.
final class ParticleTints {
    private struct Key: Hashable {
        var image: CGImage
        var part: CGRect
        /// Red, green and blue in 32 steps each.
        var color: Int
    }
    private var images: [Key: CGImage] = [:]
    /// When there are more, all are made anew.
    private static let most = 512
    private static let steps: CGFloat = 31

    /// The contents, multiplied with the particle's color but for alpha.
    func image(of particle: Particle) -> CGImage? {
        guard let contents = particle.cell.contents as? CGImage else { return nil }
        let color = particle.color
        let levels = [color.red, color.green, color.blue].map { ($0 * Self.steps).rounded() }
        let key = Key(
            image: contents,
            part: particle.cell.contentsRect,
            color: levels.reduce(0) { $0 << 5 | Int($1) }
        )
        if let known = images[key] { return known }
        if images.count >= Self.most { images = [:] }
        let made = make(contents, part: key.part, levels.map { $0 / Self.steps })
        images[key] = made
        return made
    }

    private func make(_ image: CGImage, part: CGRect, _ factors: [CGFloat]) -> CGImage? {
        let isWhole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let piece = CGRect(
            x: part.minX * width,
            y: part.minY * height,
            width: part.width * width,
            height: part.height * height
        )
        guard let image = isWhole ? image : image.cropping(to: piece) else { return nil }
        guard factors.contains(where: { $0 < 1 }) else { return image }
        let frame = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        guard let context = CGContext(pixelWidth: image.width, pixelHeight: image.height, scale: 1) else {
            return image
        }
        context.drawUpright(image, in: frame)
        context.setBlendMode(.multiply)
        context.setFillColor(CGColor(red: factors[0], green: factors[1], blue: factors[2], alpha: 1))
        context.fill(frame)
        // Multiplying paints on what is clear, too.
        context.setBlendMode(.destinationIn)
        context.drawUpright(image, in: frame)
        return context.takeImage()
    }
}
