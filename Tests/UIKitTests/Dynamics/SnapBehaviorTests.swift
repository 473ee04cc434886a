import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Dynamics: snaps")
struct SnapBehaviorTests {
    @Test func `A snap reaches its point within a second and then pauses`() throws {
        let stage = try DynamicStage()
        stage.animator.addBehavior(UISnapBehavior(item: stage.square, snapTo: CGPoint(x: 300, y: 500)))
        stage.advance(1.1)
        #expect(abs(stage.square.center.x - 300) < 1)
        #expect(abs(stage.square.center.y - 500) < 1)
        stage.advance(1)
        #expect(!stage.animator.isRunning)
    }
}
