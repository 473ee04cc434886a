import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Dynamics: attachments")
struct AttachmentBehaviorTests {
    @Test func `A rigid attachment keeps its length`() throws {
        let stage = try DynamicStage()
        let anchor = CGPoint(x: 250, y: 100)
        stage.animator.addBehavior(UIAttachmentBehavior(item: stage.square, attachedToAnchor: anchor))
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.square]))
        for _ in 0..<100 {
            stage.advance(0.02)
            let center = stage.square.center
            #expect(abs(hypot(center.x - anchor.x, center.y - anchor.y) - 100) < 2)
        }
    }
}
