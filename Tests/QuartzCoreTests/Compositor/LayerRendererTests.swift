import CoreGraphics
import QuartzCore
import Testing

@Suite("Compositor: trees")
struct LayerRendererTests {
    @Test func `sublayers lie above the background, in order, and by zPosition`() throws {
        let image = try painted { root in
            root.backgroundColor = .white
            root.addSublayer(layer(0, 0, 10, 10, .red))
            root.addSublayer(layer(5, 0, 10, 10, .blue))
            let front = layer(20, 0, 10, 10, .red)
            front.zPosition = 1
            root.addSublayer(front)
            root.addSublayer(layer(25, 0, 10, 10, .blue))
        }
        #expect(color(image, 7, 5) == "0000ff")
        #expect(color(image, 27, 5) == "ff0000")
        #expect(color(image, 39, 39) == "ffffff")
    }

    @Test func `a scrolled superlayer moves its sublayers`() throws {
        let image = try painted { root in
            let clip = layer(10, 10, 10, 10, .green)
            clip.bounds.origin = CGPoint(x: 0, y: 100)
            clip.masksToBounds = true
            clip.addSublayer(layer(0, 105, 10, 10, .red))
            root.addSublayer(clip)
        }
        #expect(color(image, 12, 12) == "00ff00")
        #expect(color(image, 12, 17) == "ff0000")
        #expect(color(image, 12, 22) == "00000000")
    }

    @Test func `transforms turn about the anchor point`() throws {
        let image = try painted { root in
            let bar = layer(0, 15, 40, 10, .red)
            bar.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
            root.addSublayer(bar)
        }
        #expect(color(image, 20, 2) == "ff0000" && color(image, 20, 37) == "ff0000")
        #expect(color(image, 2, 20) == "00000000")
    }

    @Test func `a sublayer transform applies about the middle of the layer`() throws {
        let image = try painted { root in
            root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
            root.addSublayer(layer(15, 15, 10, 10, .red))
        }
        #expect(color(image, 11, 11) == "ff0000" && color(image, 28, 28) == "ff0000")
        #expect(color(image, 8, 20) == "00000000")
    }

    @Test func `opacity fades a layer with its sublayers as one`() throws {
        let image = try painted { root in
            root.backgroundColor = .white
            let group = layer(0, 0, 20, 20, .red)
            group.addSublayer(layer(0, 0, 10, 20, .blue))
            group.opacity = 0.5
            root.addSublayer(group)
            let hidden = layer(20, 0, 20, 20, .red)
            hidden.isHidden = true
            root.addSublayer(hidden)
        }
        #expect(color(image, 5, 5) == "7f7fff")
        #expect(color(image, 15, 5) == "ff7f7f")
        #expect(color(image, 25, 5) == "ffffff")
    }

    @Test func `corners cut the background always, and sublayers only with masksToBounds`() throws {
        for masks in [false, true] {
            let image = try painted { root in
                let card = layer(0, 0, 40, 40, .red)
                card.cornerRadius = 12
                card.masksToBounds = masks
                card.addSublayer(layer(0, 20, 40, 20, .blue))
                root.addSublayer(card)
            }
            #expect(color(image, 0, 0) == "00000000")
            #expect(color(image, 0, 39) == (masks ? "00000000" : "0000ff"))
            #expect(color(image, 20, 39) == "0000ff")
        }
    }

    @Test func `only the masked corners are round`() throws {
        let image = try painted { root in
            let card = layer(0, 0, 40, 40, .red)
            card.cornerRadius = 12
            card.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            root.addSublayer(card)
        }
        #expect([color(image, 0, 0), color(image, 39, 0)] == ["00000000", "00000000"])
        #expect([color(image, 0, 39), color(image, 39, 39)] == ["ff0000", "ff0000"])
    }

    @Test func `a border lies inside the bounds and above the sublayers`() throws {
        let image = try painted { root in
            let card = layer(10, 10, 20, 20, .white)
            card.borderWidth = 2
            card.borderColor = .red
            card.addSublayer(layer(0, 0, 20, 20, .blue))
            root.addSublayer(card)
        }
        #expect(color(image, 9, 20) == "00000000")
        #expect(color(image, 10, 20) == "ff0000" && color(image, 11, 20) == "ff0000")
        #expect(color(image, 12, 20) == "0000ff")
    }

    @Test func `a mask keeps what lies under its alpha`() throws {
        let image = try painted { root in
            let card = layer(10, 10, 20, 20, .red)
            card.mask = layer(0, 0, 10, 20, CGColor(gray: 0, alpha: 0.5))
            root.addSublayer(card)
        }
        #expect(color(image, 15, 15) == "80800000")
        #expect(color(image, 25, 15) == "00000000")
    }

    @Test func `layers turned away are seen only when double-sided`() throws {
        for isDoubleSided in [true, false] {
            let image = try painted { root in
                let card = layer(0, 0, 40, 40, .red)
                card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
                card.isDoubleSided = isDoubleSided
                root.addSublayer(card)
            }
            #expect(color(image, 20, 20) == (isDoubleSided ? "ff0000" : "00000000"))
        }
    }

    @Test func `the same tree gives the same pixels`() throws {
        func picture() throws -> Data {
            try painted(scale: 2) { root in
                root.backgroundColor = .white
                let card = layer(5.3, 5.7, 25, 25, .red)
                card.cornerRadius = 6
                card.shadowOpacity = 0.4
                card.setAffineTransform(CGAffineTransform(rotationAngle: 0.2))
                root.addSublayer(card)
            }.pngData()
        }
        #expect(try picture() == picture())
    }

    @Test func `hostile geometry is painted as nothing`() throws {
        let image = try painted { root in
            root.backgroundColor = .white
            let strange = layer(0, 0, 10, 10, .red)
            strange.position = CGPoint(x: CGFloat.nan, y: 0)
            strange.cornerRadius = .infinity
            strange.shadowOpacity = 1
            root.addSublayer(strange)
            let flat = layer(0, 0, 10, 10, .red)
            flat.transform = CATransform3DMakeScale(0, 1, 1)
            root.addSublayer(flat)
            let huge = layer(0, 0, 1e9, 1e9)
            huge.cornerRadius = 1e8
            huge.setNeedsDisplay()
            root.addSublayer(huge)
        }
        #expect(color(image, 5, 5) == "ffffff")
    }

    @Test func `a tree of a thousand levels is painted down to some depth`() throws {
        let image = try painted { root in
            var parent = root
            for depth in 0..<1000 {
                let child = layer(0, 0, 40, 40, depth == 100 ? .red : depth == 900 ? .blue : nil)
                parent.addSublayer(child)
                parent = child
            }
        }
        #expect(color(image, 20, 20) == "ff0000")
    }
}
