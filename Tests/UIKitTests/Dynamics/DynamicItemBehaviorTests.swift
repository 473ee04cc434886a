import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Dynamics: properties of items")
struct DynamicItemBehaviorTests {
    @Test func `Half the elasticity bounces to a quarter of the height`() throws {
        let stage = try DynamicStage()
        let collision = UICollisionBehavior(items: [stage.square])
        collision.translatesReferenceBoundsIntoBoundary = true
        let traits = UIDynamicItemBehavior(items: [stage.square])
        traits.elasticity = 0.5
        for behavior in [collision, traits, UIGravityBehavior(items: [stage.square])] {
            stage.animator.addBehavior(behavior)
        }
        stage.advance(1)
        var top: CGFloat = 600
        for _ in 0..<60 {
            stage.advance(1.0 / 60)
            top = min(top, stage.square.center.y)
        }
        #expect(abs(top - 437.5) < 10)
    }
}
