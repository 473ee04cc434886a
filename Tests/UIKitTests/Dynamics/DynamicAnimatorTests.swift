import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
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
}
