import Foundation

/// The values of emitters, for copies.
@MainActor
enum EmitterValues {
    private static let numbers: [ReferenceWritableKeyPath<SKEmitterNode, CGFloat>] = [
        \.particleBirthRate, \.particleLifetime, \.particleLifetimeRange, \.particleSpeed, \.particleSpeedRange,
        \.emissionAngle, \.emissionAngleRange, \.xAcceleration, \.yAcceleration, \.particleScale, \.particleScaleRange,
        \.particleScaleSpeed, \.particleRotation, \.particleRotationRange, \.particleRotationSpeed,
        \.particleColorBlendFactor, \.particleColorRedRange, \.particleColorGreenRange, \.particleColorBlueRange,
        \.particleAlpha, \.particleAlphaRange, \.particleAlphaSpeed, \.particleZPosition,
    ]

    static func copy(from source: SKEmitterNode, to target: SKEmitterNode) {
        for path in numbers { target[keyPath: path] = source[keyPath: path] }
        target.numParticlesToEmit = source.numParticlesToEmit
        (target.particlePosition, target.particlePositionRange) = (
            source.particlePosition, source.particlePositionRange
        )
        (target.particleTexture, target.particleSize) = (source.particleTexture, source.particleSize)
        (target.particleColor, target.particleBlendMode) = (source.particleColor, source.particleBlendMode)
        target.particleColorSequence = source.particleColorSequence
    }
}
