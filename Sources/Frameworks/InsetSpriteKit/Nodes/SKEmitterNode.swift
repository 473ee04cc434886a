import Foundation
import UIKit

/// Gives off particles.
@preconcurrency @MainActor
open class SKEmitterNode: SKNode {
    // MARK: How many, and how long
    /// Particles a second. Default: 0.
    open var particleBirthRate: CGFloat = 0
    /// How many are given off in all; 0, the default, is for ever.
    open var numParticlesToEmit = 0
    /// Seconds that one lives. Default: 0.
    open var particleLifetime: CGFloat = 0
    /// How much that differs from one to another, in all.
    open var particleLifetimeRange: CGFloat = 0

    // MARK: Where, and where to
    /// Where they come from, in its own coordinates.
    open var particlePosition = CGPoint.zero
    /// How far from there they begin, in all.
    open var particlePositionRange = CGVector.zero
    /// Points a second. Default: 0.
    open var particleSpeed: CGFloat = 0
    /// How much that differs, in all.
    open var particleSpeedRange: CGFloat = 0
    /// Radians counterclockwise. Default: 0.
    open var emissionAngle: CGFloat = 0
    /// How much that differs, in all.
    open var emissionAngleRange: CGFloat = 0
    /// Points per second and second.
    open var xAcceleration: CGFloat = 0
    /// Points per second and second.
    open var yAcceleration: CGFloat = 0

    // MARK: Look
    /// What one looks like; nil is a square.
    open var particleTexture: SKTexture?
    /// How large a square is, in points; zero is as the texture.
    open var particleSize = CGSize.zero
    /// How large one is in the beginning. Default: 1.
    open var particleScale: CGFloat = 1
    /// How much that differs, in all.
    open var particleScaleRange: CGFloat = 0
    /// What is added in a second.
    open var particleScaleSpeed: CGFloat = 0
    /// Radians in the beginning.
    open var particleRotation: CGFloat = 0
    /// How much that differs, in all.
    open var particleRotationRange: CGFloat = 0
    /// Radians a second.
    open var particleRotationSpeed: CGFloat = 0
    /// A particle's color. Default: white.
    open var particleColor = UIColor.white
    /// How much of the color is in the texture. Default: 0.
    open var particleColorBlendFactor: CGFloat = 0
    /// Kept.
    open var particleColorBlendFactorRange: CGFloat = 0
    /// How much red differs, in all.
    open var particleColorRedRange: CGFloat = 0
    /// How much green differs, in all.
    open var particleColorGreenRange: CGFloat = 0
    /// How much blue differs, in all.
    open var particleColorBlueRange: CGFloat = 0
    /// 0…1 in the beginning. Default: 1.
    open var particleAlpha: CGFloat = 1
    /// How much that differs, in all.
    open var particleAlphaRange: CGFloat = 0
    /// What is added in a second.
    open var particleAlphaSpeed: CGFloat = 0
    /// How one is mixed with what lies behind. Default: alpha.
    open var particleBlendMode = SKBlendMode.alpha
    /// How near to the viewer they are, above the emitter.
    open var particleZPosition: CGFloat = 0
    /// Colors over a particle's life; the first one's is taken here.
    open var particleColorSequence: SKKeyframeSequence?
    /// Kept.
    open var particleScaleSequence: SKKeyframeSequence?
    /// Kept.
    open var particleAlphaSequence: SKKeyframeSequence?
    /// What each one does; kept.
    open var particleAction: SKAction?
    /// Where particles stand once they are given off; kept: they stand with the emitter.
    open weak var targetNode: SKNode?
    /// Fields that move them; kept.
    open var fieldBitMask: UInt32 = 0

    /// Seconds since it began; it stands still outside a scene.
    var age: Double = 0
    /// Seconds that are to have passed as soon as it is seen.
    var advanced: Double = 0

    /// One that gives off nothing.
    public override init() { super.init() }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        (aDecoder as? SceneCoder)?.fill(self)
    }

    override func takeValues(of other: SKNode) {
        super.takeValues(of: other)
        guard let other = other as? SKEmitterNode else { return }
        EmitterValues.copy(from: other, to: self)
    }

    /// Lets time pass at once.
    open func advanceSimulationTime(_ sec: TimeInterval) {
        age += sec
        advanced += sec
    }

    /// Begins anew.
    open func resetSimulation() {
        (age, advanced) = (0, 0)
        generation += 1
    }

    /// Counts beginnings.
    private(set) var generation = 0

    /// Whether it still gives off particles.
    var isGivingOff: Bool {
        numParticlesToEmit == 0 || particleBirthRate <= 0
            || age < Double(numParticlesToEmit) / Double(particleBirthRate)
    }
}
