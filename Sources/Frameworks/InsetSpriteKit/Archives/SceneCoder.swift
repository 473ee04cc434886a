import Foundation
import UIKit

/// The values of one node of a scene's file, as they go through `init(coder:)`.
final class SceneCoder: NSCoder {
    private let archive: SceneArchive?
    private let values: [String: Any]

    @MainActor
    init(_ archive: SceneArchive, _ values: [String: Any]) {
        (self.archive, self.values) = (archive, values)
        super.init()
    }

    private override init() {
        (archive, values) = (nil, [:])
        super.init()
    }

    /// One that says nothing: what is made by it has its defaults.
    static var empty: SceneCoder { SceneCoder() }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { values[key] != nil }

    // MARK: Values
    @MainActor private func object(_ key: String) -> Any? { archive?.object(values[key]) }
    @MainActor private func number(_ key: String) -> CGFloat? {
        (object(key) as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    @MainActor private func flag(_ key: String) -> Bool? { (object(key) as? NSNumber)?.boolValue }
    @MainActor private func text(_ key: String) -> String? {
        let object = object(key)
        return object as? String ?? (object as? [String: Any]).flatMap { archive?.object($0["NS.string"]) as? String }
    }

    /// Numbers of a point, a size or a rectangle, written as text or in a value.
    @MainActor private func numbers(_ key: String) -> [CGFloat]? {
        var object = object(key)
        if let value = object as? [String: Any] {
            object = archive?.object(value["NS.pointval"] ?? value["NS.sizeval"] ?? value["NS.rectval"])
        }
        return (object as? String).flatMap(Self.coordinates)
    }

    /// Numbers between braces and commas; nil where one isn't finite.
    private static func coordinates(in text: String) -> [CGFloat]? {
        let parts = text.split { "{}, ".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
        return parts.allSatisfy(\.isFinite) ? parts : nil
    }

    @MainActor private func point(_ key: String) -> CGPoint? {
        numbers(key).flatMap { $0.count == 2 ? CGPoint(x: $0[0], y: $0[1]) : nil }
    }
    @MainActor private func size(_ key: String) -> CGSize? {
        numbers(key).flatMap { $0.count == 2 ? CGSize(width: $0[0], height: $0[1]) : nil }
    }
    @MainActor private func rect(_ key: String) -> CGRect? {
        numbers(key).flatMap { $0.count == 4 ? CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) : nil }
    }

    /// A color of four numbers with the names of its parts, or one that AppKit or UIKit archived.
    @MainActor private func color(_ prefix: String) -> UIColor? {
        if let color = object(prefix) as? [String: Any] { return Self.color(color) }
        let parts = ["R", "G", "B", "A"].compactMap { number(prefix + $0) }
        return parts.count == 4 ? UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) : nil
    }

    private static func color(_ values: [String: Any]) -> UIColor? {
        func parts(_ key: String) -> [CGFloat] {
            guard let data = values[key] as? Data else { return [] }
            return String(decoding: data, as: UTF8.self).split { " \0".contains($0) }.compactMap { Double($0) }.map {
                CGFloat($0)
            }
        }
        let (white, color) = (parts("NSWhite"), parts("NSRGB"))
        if let gray = white.first { return UIColor(white: gray, alpha: white.count > 1 ? white[1] : 1) }
        guard color.count >= 3 else { return nil }
        return UIColor(red: color[0], green: color[1], blue: color[2], alpha: color.count > 3 ? color[3] : 1)
    }

    @MainActor private func texture(_ key: String) -> SKTexture? {
        guard let values = object(key) as? [String: Any], let name = archive?.object(values["_imgName"]) as? String
        else { return nil }
        return SKTexture(imageNamed: name)
    }

    // MARK: Nodes
    @MainActor func fill(_ node: SKNode) {
        if let value = point("_position") { node.position = value }
        if let value = number("_zPosition") { node.zPosition = value }
        if let value = number("_zRotation") { node.zRotation = value }
        if let value = number("_xScale") { node.xScale = value }
        if let value = number("_yScale") { node.yScale = value }
        if let value = number("_opacity") { node.alpha = value }
        if let value = flag("_hidden") { node.isHidden = value }
        if let value = flag("_userInteractionEnabled") { node.isUserInteractionEnabled = value }
        if let value = text("_name") { node.name = value }
        if !(node is SKScene), let body = body("_PKPhysicsBody") { node.physicsBody = body }
    }

    @MainActor func fill(_ node: SKSpriteNode) {
        if let value = texture("_texture") { node.texture = value }
        if let value = point("_anchorPoint") { node.anchorPoint = value }
        node.size = size("_size") ?? rect("_bounds")?.size ?? node.texture?.size() ?? .zero
        if let value = color("_baseColor") ?? color("_color") { node.color = value }
        if let value = number("_colorMix") ?? number("_colorBlend") { node.colorBlendFactor = value }
        if let value = number("_blendMode").flatMap({ SKBlendMode(rawValue: Int($0)) }) { node.blendMode = value }
    }

    @MainActor func fill(_ node: SKLabelNode) {
        if let value = text("_text") { node.text = value }
        if let value = text("_fontName") { node.fontName = value }
        if let value = number("_fontSize") { node.fontSize = value }
        if let value = color("_fontColor") ?? color("_baseColor") { node.fontColor = value }
        if let value = number("_horizontalAlignmentMode").flatMap({ SKLabelHorizontalAlignmentMode(rawValue: Int($0)) })
        {
            node.horizontalAlignmentMode = value
        }
        if let value = number("_verticalAlignmentMode").flatMap({ SKLabelVerticalAlignmentMode(rawValue: Int($0)) }) {
            node.verticalAlignmentMode = value
        }
        if let value = number("_numberOfLines") { node.numberOfLines = Int(value) }
        if let value = number("_preferredMaxLayoutWidth") { node.preferredMaxLayoutWidth = value }
    }

    @MainActor func fill(_ node: SKShapeNode) {
        if let value = color("_fillColor") { node.fillColor = value }
        if let value = color("_strokeColor") { node.strokeColor = value }
        if let value = number("_lineWidth") { node.lineWidth = value }
        if let value = number("_glowWidth") { node.glowWidth = value }
    }

    @MainActor func fill(_ scene: SKScene) {
        if let value = rect("Scene_bounds") { scene.size = value.size }
        if let value = point("_anchorPoint") { scene.anchorPoint = value }
        if let value = number("_scaleMode").flatMap({ SKSceneScaleMode(rawValue: Int($0)) }) { scene.scaleMode = value }
        if let value = color("_backgroundColor") { scene.backgroundColor = value }
        let world = object("_physicsWorld") as? [String: Any]
        let gravity = (archive?.object(world?["gravity"]) as? String).flatMap(Self.coordinates)
        if let gravity, gravity.count == 2 { scene.physicsWorld.gravity = CGVector(dx: gravity[0], dy: gravity[1]) }
    }

    @MainActor func fill(_ emitter: SKEmitterNode) {
        for (key, path) in Self.emitterNumbers { if let value = number(key) { emitter[keyPath: path] = value } }
        if let value = number("_numParticlesToEmit") { emitter.numParticlesToEmit = Int(value) }
        if let value = point("_startPosition") { emitter.particlePosition = value }
        if let value = point("_startPositionVariance") {
            emitter.particlePositionRange = CGVector(dx: value.x, dy: value.y)
        }
        if let value = size("_startSize") { emitter.particleSize = value }
        if let value = point("_acceleration") { (emitter.xAcceleration, emitter.yAcceleration) = (value.x, value.y) }
        if let value = color("_startColor") { emitter.particleColor = value }
        if let value = texture("_particleTexture") { emitter.particleTexture = value }
        if let value = number("_particleBlendMode").flatMap({ SKBlendMode(rawValue: Int($0)) }) {
            emitter.particleBlendMode = value
        }
        guard let sequence = object("_particleColorSequence") as? [String: Any], let archive else { return }
        let colors = archive.list(sequence["_values"]).compactMap { archive.object($0) as? [String: Any] }
        let times = archive.list(sequence["_times"]).compactMap { archive.object($0) as? NSNumber }
        emitter.particleColorSequence = SKKeyframeSequence(keyframeValues: colors.compactMap(Self.color), times: times)
    }

    @MainActor private static let emitterNumbers: [(String, ReferenceWritableKeyPath<SKEmitterNode, CGFloat>)] = [
        ("_birthrate", \.particleBirthRate), ("_lifetime", \.particleLifetime),
        ("_lifetimeVariance", \.particleLifetimeRange), ("_startSpeed", \.particleSpeed),
        ("_startSpeedVariance", \.particleSpeedRange), ("_emissionAngle", \.emissionAngle),
        ("_emissionAngleVariance", \.emissionAngleRange), ("_startScale", \.particleScale),
        ("_startScaleVariance", \.particleScaleRange), ("_scaleSpeed", \.particleScaleSpeed),
        ("_startRotation", \.particleRotation), ("_startRotationVariance", \.particleRotationRange),
        ("_rotationSpeed", \.particleRotationSpeed), ("_startColorMix", \.particleColorBlendFactor),
        ("_startOpacity", \.particleAlpha), ("_startOpacityVariance", \.particleAlphaRange),
        ("_opacitySpeed", \.particleAlphaSpeed), ("_startColorVarianceR", \.particleColorRedRange),
        ("_startColorVarianceG", \.particleColorGreenRange), ("_startColorVarianceB", \.particleColorBlueRange),
        ("_startZPosition", \.particleZPosition),
    ]

    /// A body of a circle, a rectangle or an edge; nil for none, and for other shapes.
    @MainActor private func body(_ key: String) -> SKPhysicsBody? {
        guard let archive, let values = object(key) as? [String: Any] else { return nil }
        let inner = SceneCoder(archive, values)
        let body: SKPhysicsBody
        switch inner.number("_shapeType") {
        case 1: body = SKPhysicsBody(circleOfRadius: inner.number("_radius") ?? 1)
        case 2: body = SKPhysicsBody(rectangleOf: inner.size("_size") ?? .zero)
        default: return nil
        }
        if let value = inner.flag("dynamic") { body.isDynamic = value }
        if let value = inner.flag("affectedByGravity") { body.affectedByGravity = value }
        if let value = inner.flag("allowRotation") { body.allowsRotation = value }
        if let value = inner.flag("pinned") { body.pinned = value }
        if let value = inner.number("restitution") { body.restitution = value }
        if let value = inner.number("friction") { body.friction = value }
        if let value = inner.number("linearDamping") { body.linearDamping = value }
        if let value = inner.number("angularDamping") { body.angularDamping = value }
        if let value = inner.number("density") { body.density = value }
        if let value = inner.mask("categoryBitMask") { body.categoryBitMask = value }
        if let value = inner.mask("collisionBitMask") { body.collisionBitMask = value }
        if let value = inner.mask("intersectionTestBitMask") { body.contactTestBitMask = value }
        return body
    }

    @MainActor private func mask(_ key: String) -> UInt32? {
        (object(key) as? NSNumber).map { UInt32(truncatingIfNeeded: $0.int64Value) }
    }
}
