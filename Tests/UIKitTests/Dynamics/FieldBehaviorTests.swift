import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Dynamics: fields")
struct FieldBehaviorTests {
    @Test func `A linear gravity field draws in its direction alone`() throws {
        let stage = try DynamicStage()
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
        field.addItem(stage.square)
        stage.animator.addBehavior(field)
        stage.advance(1)
        #expect(abs(stage.square.center.x - 200) < 3)
        #expect(stage.square.center.y == 100)
    }
}
