import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite("Layers: invariants")
struct LayerInvariantTests {
    private let root = CALayer()
    private let child = CALayer()

    init() { root.addSublayer(child) }

    @Test func `a sound tree has nothing to say`() {
        child.mask = CALayer()
        child.addSublayer(CALayer())
        #expect(root.checkInvariants() == [])
    }

    @Test func `a sublayer that takes itself for another's is named`() {
        child.superlayerReference = nil
        #expect(root.checkInvariants() == ["CALayer is a sublayer of CALayer, which isn't its superlayer"])
        child.superlayerReference = root
    }

    @Test func `a mask that takes itself for another's is named`() {
        let mask = CALayer()
        child.mask = mask
        mask.superlayerReference = root
        #expect(root.checkInvariants() == ["CALayer is the mask of CALayer, which isn't its superlayer"])
        mask.superlayerReference = child
    }

    @Test func `a layer within itself is named, and the check ends`() {
        child.children = [root]
        defer { child.children = [] }
        #expect(
            root.checkInvariants() == [
                "CALayer is a sublayer of CALayer, which isn't its superlayer", "CALayer stands in the tree twice",
            ]
        )
    }

    @Test(arguments: [Double.nan, .infinity])
    func `geometry that isn't finite is named`(number: Double) {
        child.values.position.x = number
        let found = root.checkInvariants()
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix("which aren't finite") == true)
    }
}
