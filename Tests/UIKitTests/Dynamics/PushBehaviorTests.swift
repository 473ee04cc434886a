import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Dynamics: pushes")
struct PushBehaviorTests {
    @Test func `A continuous push of 1 moves a square by 50 points in a second`() throws {
        let stage = try DynamicStage()
        let push = UIPushBehavior(items: [stage.square], mode: .continuous)
        push.setAngle(0, magnitude: 1)
        stage.animator.addBehavior(push)
        stage.advance(1)
        #expect(abs(stage.square.center.x - 200) < 3)
    }

    @Test func `An instantaneous push is over after a step`() throws {
        let stage = try DynamicStage()
        let push = UIPushBehavior(items: [stage.square], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        stage.animator.addBehavior(push)
        stage.advance(0.5)
        #expect(abs(stage.square.center.y - 150) < 3)
        #expect(!push.active)
    }
}
