import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Dynamics: gravity")
struct GravityBehaviorTests {
    @Test func `A square falls by 125 points in half a second`() throws {
        let stage = try DynamicStage()
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.square]))
        stage.advance(0.5)
        #expect(abs(stage.square.center.y - 225) < 10)
        #expect(stage.square.center.x == 150)
    }
}
