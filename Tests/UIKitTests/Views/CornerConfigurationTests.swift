import Testing
import UIKit

@MainActor @Suite("Views: corners")
struct CornerConfigurationTests {
    @Test func `a capsule is as round as half its shorter side, at most as said`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.cornerConfiguration = .capsule()
        #expect(view.layer.cornerRadius == 20)
        view.frame.size.height = 60
        #expect(view.layer.cornerRadius == 30)
        view.cornerConfiguration = .capsule(maximumRadius: 26)
        #expect(view.layer.cornerRadius == 26)
    }

    @Test func `a concentric corner is rounder the nearer it is to its container's`() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        container.layer.cornerRadius = 30
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        container.addSubview(view)
        view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
        #expect(view.effectiveRadius(corner: .topLeft) == 20)
        #expect(view.effectiveRadius(corner: .bottomRight) == 4)
        view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        #expect(view.effectiveRadius(corner: .bottomRight) == 20)
    }

    @Test func `corners without a radius stay square`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.cornerConfiguration = .corners(topLeftRadius: .fixed(8), topRightRadius: .fixed(8))
        #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(view.layer.cornerRadius == 8)
        #expect(view.effectiveRadius(corner: .bottomLeft) == 0)
    }

    @Test func `an effect of tilt lies between its ends`() {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        effect.minimumRelativeValue = -10
        effect.maximumRelativeValue = 30
        let group = UIMotionEffectGroup()
        group.motionEffects = [effect]
        let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 1))
        #expect(values?["center.x"] as? CGFloat == 20)
    }
}
