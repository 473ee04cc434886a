import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Dynamics: collisions")
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

    /// Writes down what it hears.
    private final class Hearer: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
        var log: [String] = []

        func collisionBehavior(
            _ behavior: UICollisionBehavior,
            beganContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem,
            at p: CGPoint
        ) { log.append("items") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior,
            beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?,
            at p: CGPoint
        ) { log.append(identifier.map { "boundary \($0)" } ?? "bounds") }

        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
    }

    @Test func `Two squares that meet stay apart, and the delegates hear of start, contact and rest in order`() throws {
        let stage = try DynamicStage()
        let other = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        stage.reference.addSubview(other)
        let hearer = Hearer()
        stage.animator.delegate = hearer
        let collision = UICollisionBehavior(items: [stage.square, other])
        collision.collisionDelegate = hearer
        collision.addBoundary(
            withIdentifier: NSString("floor"),
            from: CGPoint(x: 0, y: 400),
            to: CGPoint(x: 400, y: 400)
        )
        stage.animator.addBehavior(collision)
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.square, other]))
        stage.advance(6)
        #expect(abs(other.center.y - 350) < 1 && abs(stage.square.center.y - 250) < 1)
        #expect(hearer.log.first == "resume" && hearer.log.last == "pause")
        #expect(hearer.log.contains("boundary floor") && hearer.log.contains("items"))
        #expect(collision.boundaryIdentifiers?.count == 1)
    }

    /// A view that collides as a disc.
    private final class Disc: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    @Test func `A view's own outline collides in place of its bounds`() throws {
        let stage = try DynamicStage()
        let disc = Disc(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
        stage.reference.addSubview(disc)
        let collision = UICollisionBehavior(items: [disc])
        // The corner of its bounds would meet this edge, the disc doesn't.
        collision.addBoundary(
            withIdentifier: NSString("edge"),
            from: CGPoint(x: 0, y: 300),
            to: CGPoint(x: 105, y: 300)
        )
        stage.animator.addBehavior(collision)
        stage.animator.addBehavior(UIGravityBehavior(items: [disc]))
        stage.advance(0.75)
        #expect(disc.center.y > 290)
    }
}
