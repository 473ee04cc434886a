import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
struct CollisionBehaviorTests {
    @Test func `A falling square comes to rest on the lower edge and the animator pauses`() throws {
        let stage = try DynamicStage()
        let collision = UICollisionBehavior(items: [stage.square])
        collision.translatesReferenceBoundsIntoBoundary = true
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.square]))
        stage.animator.addBehavior(collision)
        stage.advance(5)
        #expect(abs(stage.square.center.y - 550) < 1)
        #expect(!stage.animator.isRunning)
    }
}
