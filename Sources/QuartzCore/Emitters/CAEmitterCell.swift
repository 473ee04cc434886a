import CoreGraphics
import Foundation

/// A kind of particles: how many there are, where they fly and what they look like.
///
/// A range makes each particle's value differ from the cell's by up to that much, more or less. Angles are in radians, from
/// the x axis towards the y axis; lengths in points; speeds a second.
open class CAEmitterCell: NSObject, NSCopying, CAMediaTiming {
    /// Names the cell in key paths: `emitterCells.NAME.birthRate`. Nil by default.
    open var name: String?
    /// False makes no new particles. Default: true.
    open var isEnabled = true { didSet { didChangeRate() } }

    // MARK: Number
    /// New particles a second, times the layer's rate. Default: 0.
    open var birthRate: Float = 0 { didSet { didChangeRate() } }
    /// Seconds that a particle is seen, times the layer's lifetime. Default: 0.
    open var lifetime: Float = 0
    /// By how much a particle's life may differ from `lifetime`, in seconds, at most, either way. 0 by default.
    open var lifetimeRange: Float = 0

    // MARK: Flight
    /// Out of the plane: what flies so is seen slower. Default: 0.
    open var emissionLatitude: CGFloat = 0
    /// In the plane. Default: 0, to the right.
    open var emissionLongitude: CGFloat = 0
    /// The angle of the cone that particles fly in, around the direction. Default: 0.
    open var emissionRange: CGFloat = 0
    /// How fast particles leave, in points a second. 0 by default.
    open var velocity: CGFloat = 0
    /// By how much that differs, at most, either way. 0 by default.
    open var velocityRange: CGFloat = 0
    /// Points a second, each second, to the right. 0 by default.
    open var xAcceleration: CGFloat = 0
    /// Points a second, each second, downward. 0 by default.
    open var yAcceleration: CGFloat = 0
    /// Changes nothing that is seen: particles are painted without perspective.
    open var zAcceleration: CGFloat = 0
    /// How large the contents are when the particle comes, as a factor. Default: 1.
    open var scale: CGFloat = 1
    /// By how much the scale differs, at most, either way. 0 by default.
    open var scaleRange: CGFloat = 0
    /// How much the factor grows a second.
    open var scaleSpeed: CGFloat = 0
    /// Radians a second.
    open var spin: CGFloat = 0
    /// By how much the spin differs, in radians a second, at most, either way. 0 by default.
    open var spinRange: CGFloat = 0

    // MARK: Color
    /// Multiplied with the contents. Default: opaque white.
    open var color: CGColor? = .white
    /// By how much red differs, as a fraction, at most, either way. 0 by default.
    open var redRange: Float = 0
    /// By how much green differs, as a fraction, at most, either way. 0 by default.
    open var greenRange: Float = 0
    /// By how much blue differs, as a fraction, at most, either way. 0 by default.
    open var blueRange: Float = 0
    /// By how much alpha differs, as a fraction, at most, either way. 0 by default.
    open var alphaRange: Float = 0
    /// How much the component grows a second.
    open var redSpeed: Float = 0
    /// How much green changes in a second of a particle's life. 0 by default.
    open var greenSpeed: Float = 0
    /// How much blue changes in a second of a particle's life. 0 by default.
    open var blueSpeed: Float = 0
    /// How much alpha changes in a second of a particle's life. 0 by default.
    open var alphaSpeed: Float = 0

    // MARK: Contents
    /// A `CGImage`; nil shows nothing, for particles that only have particles of their own.
    open var contents: Any?
    /// The part of the contents that is shown, as fractions of the image. Default: all of it.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the contents per point. Default: 1.
    open var contentsScale: CGFloat = 1
    /// Default: "linear".
    open var magnificationFilter = "linear"
    /// Default: "linear".
    open var minificationFilter = "linear"
    /// How early a smaller level of detail is taken. Default: 0.
    ///
    /// - Note: No effect here: there are no levels of detail.
    open var minificationFilterBias: Float = 0
    /// Particles that each particle sends out while it lives. Nil by default.
    open var emitterCells: [CAEmitterCell]?
    /// Properties by name that the cell hasn't set itself. Nil by default.
    ///
    /// - Note: No effect here: properties are the cell's own.
    open var style: [AnyHashable: Any]?

    // MARK: Time
    /// When the first particle comes, in the layer's time, or after the particle that sends it out. Default: 0.
    open var beginTime: CFTimeInterval = 0
    /// Seconds for which particles are sent out; infinite by default.
    open var duration: CFTimeInterval = .infinity
    /// How fast the cell's time runs. Default: 1.
    open var speed: Float = 1
    /// Seconds by which the cell's time is ahead. 0 by default.
    open var timeOffset: CFTimeInterval = 0
    /// How often the cell's time repeats. Default: 0.
    ///
    /// - Note: No effect here: a cell's time doesn't repeat.
    open var repeatCount: Float = 0
    /// How long the cell's time repeats, in seconds. Default: 0.
    ///
    /// - Note: No effect here: a cell's time doesn't repeat.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether the cell's time runs backward after it ran forward. Default: false.
    ///
    /// - Note: No effect here: a cell's time doesn't repeat.
    open var autoreverses = false
    /// What holds before and after the cell's time. Default: removed.
    ///
    /// - Note: No effect here: a cell sends out nothing then.
    open var fillMode = CAMediaTimingFillMode.removed

    /// The layer that is told of another rate.
    final weak var layer: CAEmitterLayer?

    public required override init() { super.init() }

    private func didChangeRate() { layer?.noteRates() }

    /// A cell with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        for path in Self.numbers.values { copy[keyPath: path] = self[keyPath: path] }
        for path in Self.floats.values { copy[keyPath: path] = self[keyPath: path] }
        (copy.name, copy.isEnabled, copy.color, copy.contents) = (name, isEnabled, color, contents)
        (copy.contentsRect, copy.emitterCells, copy.style) = (contentsRect, emitterCells, style)
        (copy.magnificationFilter, copy.minificationFilter) = (magnificationFilter, minificationFilter)
        (copy.beginTime, copy.duration, copy.speed, copy.timeOffset) = (beginTime, duration, speed, timeOffset)
        return copy
    }

    // MARK: Values by name

    nonisolated(unsafe) private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
        "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
        "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
        "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration,
        "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
        "spinRange": \.spinRange, "contentsScale": \.contentsScale,
    ]
    nonisolated(unsafe) private static let floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange,
        "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
        "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
        "minificationFilterBias": \.minificationFilterBias,
    ]

    /// The value of a property; nil for keys that aren't known.
    open func value(forKey key: String) -> Any? {
        if let path = Self.numbers[key] { return self[keyPath: path] }
        if let path = Self.floats[key] { return self[keyPath: path] }
        return switch key {
        case "name": name
        case "enabled": isEnabled
        case "color": color
        case "contents": contents
        case "contentsRect": contentsRect
        case "emitterCells": emitterCells
        default: nil
        }
    }

    /// Sets a property; keys that aren't known change nothing.
    open func setValue(_ value: Any?, forKey key: String) {
        let value = LayerValue(any: value)
        if let path = Self.numbers[key] { return self[keyPath: path] = value.number ?? 0 }
        if let path = Self.floats[key] { return self[keyPath: path] = Float(value.number ?? 0) }
        switch key {
        case "enabled": isEnabled = value.boolean ?? ((value.number ?? 0) != 0)
        case "color": color = value.color
        case "contents": contents = value.any
        case "contentsRect": contentsRect = value.rect ?? contentsRect
        default: break
        }
    }
}
