import CoreGraphics
import Foundation
import UIKit

extension SKAction {
    // MARK: Alpha
    /// To fully seen.
    public class func fadeIn(withDuration sec: TimeInterval) -> SKAction {
        let action = fadeAlpha(to: 1, duration: sec)
        return action.reversing { .fadeOut(withDuration: sec) }
    }
    /// To not seen.
    public class func fadeOut(withDuration sec: TimeInterval) -> SKAction {
        let action = fadeAlpha(to: 0, duration: sec)
        return action.reversing { .fadeIn(withDuration: sec) }
    }
    /// Adds to the alpha.
    public class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction {
        by(sec, reversed: { .fadeAlpha(by: -factor, duration: sec) }) { $0.alpha += factor * $1 }
    }
    /// To an alpha.
    public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
        to(duration, { $0.alpha }) { $0.alpha = $2 == 1 ? alpha : $1 + (alpha - $1) * $2 }
    }

    private func reversing(_ other: @escaping @Sendable () -> SKAction) -> SKAction {
        guard case .timed(let begin, _) = plan else { return self }
        return SKAction(.timed(begin: begin, reversed: .other(other)), duration: duration)
    }

    // MARK: Time
    /// Adds to the node's speed.
    public class func speed(by speed: CGFloat, duration sec: TimeInterval) -> SKAction {
        by(sec, reversed: { .speed(by: -speed, duration: sec) }) { $0.speed += speed * $1 }
    }
    /// To a speed of the node.
    public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
        to(duration, { $0.speed }) { $0.speed = $2 == 1 ? speed : $1 + (speed - $1) * $2 }
    }

    // MARK: Pictures
    /// Gives a sprite another texture; its size stays.
    public class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }
    /// Gives a sprite another texture, and its size where that is asked for.
    public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        instant { node in
            guard let node = node as? SKSpriteNode else { return }
            node.texture = texture
            if resize { node.size = texture.size() }
        }
    }
    /// Shows textures one after another, then the one from before.
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: true)
    }
    /// Shows textures one after another.
    ///
    /// - Parameters:
    ///   - resize: Whether the sprite gets each one's size.
    ///   - restore: Whether it has the texture from before in the end.
    public class func animate(
        with textures: [SKTexture],
        timePerFrame sec: TimeInterval,
        resize: Bool,
        restore: Bool
    ) -> SKAction {
        let begin: @MainActor (SKNode) -> (@MainActor (SKNode, CGFloat, CGFloat) -> Void) = { node in
            let before = (node as? SKSpriteNode)?.texture
            return { node, _, part in
                guard let node = node as? SKSpriteNode, !textures.isEmpty else { return }
                let isDone = part >= 1
                let index = min(Int(part * CGFloat(textures.count)), textures.count - 1)
                node.texture = isDone && restore ? before : textures[index]
                if resize, let size = node.texture?.size() { node.size = size }
            }
        }
        return SKAction(
            .timed(
                begin: begin,
                reversed: .other {
                    .animate(with: textures.reversed(), timePerFrame: sec, resize: resize, restore: restore)
                }
            ),
            duration: sec * Double(textures.count)
        )
    }
    /// Mixes a sprite with a color.
    public class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(
            .timed(
                begin: { node in
                    guard let sprite = node as? SKSpriteNode else { return { _, _, _ in } }
                    let (start, factor) = (sprite.color, sprite.colorBlendFactor)
                    return { node, _, part in
                        guard let sprite = node as? SKSpriteNode else { return }
                        sprite.color = part == 1 ? color : start.toward(color, part)
                        sprite.colorBlendFactor = factor + (colorBlendFactor - factor) * part
                    }
                },
                reversed: .same
            ),
            duration: duration
        )
    }
    /// Mixes a sprite with its color.
    public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(
            .timed(
                begin: { node in
                    let factor = (node as? SKSpriteNode)?.colorBlendFactor ?? 0
                    return { node, _, part in
                        (node as? SKSpriteNode)?.colorBlendFactor = factor + (colorBlendFactor - factor) * part
                    }
                },
                reversed: .same
            ),
            duration: sec
        )
    }

    // MARK: Physics
    /// Pushes the node's body all the time.
    public class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction {
        by(sec, reversed: { .applyForce(CGVector(dx: -force.dx, dy: -force.dy), duration: sec) }) { node, _ in
            node.physicsBody?.applyForce(force)
        }
    }
    /// Turns the node's body all the time.
    public class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction {
        by(sec, reversed: { .applyTorque(-torque, duration: sec) }) { node, _ in node.physicsBody?.applyTorque(torque) }
    }
    /// Gives the node's body an impulse, spread over a time.
    public class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
        by(sec, reversed: { .applyImpulse(CGVector(dx: -impulse.dx, dy: -impulse.dy), duration: sec) }) { node, part in
            node.physicsBody?.applyImpulse(CGVector(dx: impulse.dx * part, dy: impulse.dy * part))
        }
    }
}
