import Foundation
import Testing
import UIKit

@Suite("Geometry: as text")
struct GeometryTextTests {
    @Test func `geometry is written in braces, a transform in brackets`() {
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
        #expect(NSCoder.string(for: CGPoint(x: 0.1, y: -2)) == "{0.10000000000000001, -2}")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.string(for: CGAffineTransform(translationX: 5, y: 6)) == "[1, 0, 0, 1, 5, 6]")
    }

    @Test func `what was written reads as the same, anything else as zeros`() {
        let rect = CGRect(x: 0.1, y: 1e-7, width: 1.0 / 3, height: 12345.678)
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        let transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 2, y: 3)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
        #expect(NSCoder.uiOffset(for: "{1,2}") == UIOffset(horizontal: 1, vertical: 2))
        #expect(NSCoder.cgSize(for: "{1, 2, 3}") == .zero)
        #expect(NSCoder.cgPoint(for: "{one, 2}") == .zero)
        #expect(NSCoder.cgRect(for: "") == .zero)
    }
}
