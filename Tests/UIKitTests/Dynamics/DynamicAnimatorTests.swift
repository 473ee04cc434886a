import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Dynamics: animators")
struct DynamicAnimatorTests {
    @Test func `Springy attributes come back to their anchor`() throws {
        let stage = try DynamicStage()
        let item = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
        item.frame = CGRect(x: 10, y: 178, width: 300, height: 44)
        let animator = UIDynamicAnimator(collectionViewLayout: UICollectionViewFlowLayout())
        let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
        (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
        animator.addBehavior(spring)
        stage.advance(1)
        #expect(!animator.isRunning)
        item.center.y += 40
        animator.updateItem(usingCurrentState: item)
        #expect(animator.isRunning)
        stage.advance(0.2)
        #expect(item.center.y > 205 && item.center.y < 238)
        stage.advance(3)
        #expect(abs(item.center.y - 200) < 1)
        #expect(animator.layoutAttributesForCell(at: item.indexPath) === item)
    }

    @Test func `An action may take its own behavior out, and what is left goes on`() throws {
        let stage = try DynamicStage()
        let gravity = UIGravityBehavior(items: [stage.square])
        var turns = 0
        gravity.action = { [unowned stage, unowned gravity] in
            turns += 1
            if turns == 3 { stage.animator.removeBehavior(gravity) }
        }
        stage.animator.addBehavior(gravity)
        stage.advance(1)
        #expect(turns == 3 && !stage.animator.isRunning)
        #expect(gravity.dynamicAnimator == nil && stage.animator.behaviors.isEmpty)
    }

    @Test func `An animator that nobody holds ends with its behaviors`() throws {
        let stage = try DynamicStage()
        weak var animator: UIDynamicAnimator?
        do {
            let own = UIDynamicAnimator(referenceView: stage.reference)
            own.addBehavior(UIGravityBehavior(items: [stage.square]))
            animator = own
            stage.advance(0.1)
        }
        stage.advance(0.1)
        #expect(animator == nil)
        let place = stage.square.center
        stage.advance(0.5)
        #expect(stage.square.center == place)
    }

    @Test func `Numbers that are none move nothing and end nothing`() throws {
        let stage = try DynamicStage()
        let push = UIPushBehavior(items: [stage.square], mode: .continuous)
        push.pushDirection = CGVector(dx: CGFloat.nan, dy: .infinity)
        let item = UIDynamicItemBehavior(items: [stage.square])
        item.density = .nan
        stage.animator.addBehavior(item)
        stage.animator.addBehavior(push)
        item.addLinearVelocity(CGPoint(x: CGFloat.infinity, y: .nan), for: stage.square)
        stage.advance(0.5)
        #expect(stage.square.center.x.isFinite && stage.square.center.y.isFinite)
    }
}
