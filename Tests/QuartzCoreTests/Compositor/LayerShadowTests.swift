import CoreGraphics
import QuartzCore
import Testing

@Suite("Compositor: shadows")
struct LayerShadowTests {
    private func card(_ change: (CALayer) -> Void = { _ in }) -> CALayer {
        let card = layer(60, 60, 80, 80, .white)
        card.shadowOpacity = 1
        card.shadowOffset = .zero
        card.shadowRadius = 6
        change(card)
        return card
    }

    @Test func `a layer has no shadow until it is given opacity`() throws {
        let image = try painted(size: 200) { $0.addSublayer(self.card { $0.shadowOpacity = 0 }) }
        #expect(alpha(image, 58, 100) == 0)
    }

    @Test func `a shadow is half as strong at the edge, and ends after three radii`() throws {
        let image = try painted(size: 200) { $0.addSublayer(self.card()) }
        // Just outside the edge: 0.5 less half a pixel of the Gaussian's slope.
        #expect(abs(alpha(image, 59, 100) - 119) <= 5)
        #expect(alpha(image, 38, 100) == 0)
        #expect(color(image, 100, 100) == "ffffff")
    }

    @Test func `blurred corners from the cache look like the blur of the whole`() throws {
        let shape = CGRect(x: 0, y: 0, width: 80, height: 80)
        for (radius, isContinuous) in [(0.0, false), (12, false), (12, true)] {
            let quick = try painted(size: 200) { root in
                root.addSublayer(
                    self.card { card in
                        card.cornerRadius = radius
                        card.cornerCurve = isContinuous ? .continuous : .circular
                        card.shadowOffset = CGSize(width: 3, height: 5)
                    }
                )
            }
            let slow = try painted(size: 200) { root in
                root.addSublayer(
                    self.card { card in
                        card.cornerRadius = radius
                        card.cornerCurve = isContinuous ? .continuous : .circular
                        card.shadowOffset = CGSize(width: 3, height: 5)
                        // A path that is no plain rectangle is blurred as a whole.
                        let path = CGMutablePath()
                        path.addPath(RoundedRectangle(shape, radius: radius, isContinuous: isContinuous).path)
                        path.move(to: CGPoint(x: 40, y: 40))
                        card.shadowPath = path
                    }
                )
            }
            var worst = 0
            for y in 0..<200 {
                for x in 0..<200 { worst = max(worst, abs(alpha(quick, x, y) - alpha(slow, x, y))) }
            }
            #expect(worst <= 3, "radius \(radius), continuous \(isContinuous)")
        }
    }

    @Test func `an offset moves the shadow down, and the layer's transform turns it along`() throws {
        for angle in [0, CGFloat.pi / 2] {
            let image = try painted(size: 200) { root in
                root.addSublayer(
                    self.card { card in
                        card.shadowRadius = 1
                        card.shadowOffset = CGSize(width: 0, height: 20)
                        card.setAffineTransform(CGAffineTransform(rotationAngle: angle))
                    }
                )
            }
            #expect(alpha(image, 100, 150) == (angle == 0 ? 255 : 0))
            #expect(alpha(image, 50, 100) == (angle == 0 ? 0 : 255))
        }
    }

    @Test func `without a background the shadow follows what the layer shows`() throws {
        let image = try painted(size: 200) { root in
            root.addSublayer(
                self.card { card in
                    card.backgroundColor = nil
                    card.shadowRadius = 0
                    card.shadowColor = .blue
                    card.shadowOffset = CGSize(width: 0, height: 20)
                    card.addSublayer(layer(0, 0, 10, 10, .red))
                }
            )
        }
        #expect(color(image, 65, 65) == "ff0000")
        #expect(color(image, 65, 85) == "0000ff")
        #expect(alpha(image, 75, 85) == 0)
    }

    @Test func `clipping cuts the shadow off, and opacity fades it`() throws {
        let clipped = try painted(size: 200) { $0.addSublayer(self.card { $0.masksToBounds = true }) }
        #expect(alpha(clipped, 58, 100) == 0)
        let faded = try painted(size: 200) { $0.addSublayer(self.card { $0.opacity = 0.5 }) }
        #expect(abs(alpha(faded, 59, 100) - 60) <= 4)
    }
}
