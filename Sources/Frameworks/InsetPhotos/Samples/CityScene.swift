import CoreGraphics

/// A city's towers at dusk, over water.
enum CityScene: PhotoScene {
    static let designSize = CGSize(width: 300, height: 300)

    static func draw(with brush: SceneBrush) {
        brush.strip(
            from: -2,
            to: 214,
            [
                (0, brush.color(0x2B2F6B)), (0.35, brush.color(0x6A4C93)), (0.62, brush.color(0xC8648F)),
                (0.84, brush.color(0xF7936F)), (1, brush.color(0xFFC982)),
            ]
        )
        brush.glow(97, 168, 150, 0xFFD58A, 0.7)
        brush.dot(97, 152, 20, brush.color(0xFFEBBE))
        for (x, y, radius) in [(60, 70, 80), (96, 76, 56), (220, 52, 86), (252, 102, 70), (176, 120, 64)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            brush.glow(x, y, radius, 0xFFB2A6, 0.4, squeeze: 0.07)
        }
        far(brush)
        water(brush)
        near(brush)
        reflections(brush)
    }

    private static func far(_ brush: SceneBrush) {
        var dice = SceneDice(8)
        var x: CGFloat = -4
        while x < 304 {
            let width = dice.roll(9...20)
            // The sun is seen over low roofs.
            let height = dice.roll(22...66) * (abs(x + width / 2 - 97) < 30 ? 0.62 : 1)
            let tower = CGRect(x: x, y: 214 - height, width: width, height: height)
            brush.fill(
                CGPath(rect: tower, transform: nil),
                [(0, brush.color(0x9A5A8C)), (1, brush.color(0xD98A86))],
                from: CGPoint(x: 0, y: 146),
                to: CGPoint(x: 0, y: 214)
            )
            x += width - 0.5
        }
    }

    /// Where a tower begins, how wide and high it is, and the shape of its top.
    private static let towers: [(x: CGFloat, width: CGFloat, height: CGFloat, top: Int)] = [
        (-6, 26, 58, 0), (18, 20, 92, 1), (40, 30, 66, 0), (72, 16, 44, 0), (90, 26, 30, 0), (118, 22, 62, 0),
        (142, 26, 118, 2), (170, 18, 78, 1), (190, 30, 100, 0), (222, 20, 150, 3), (244, 26, 84, 1), (272, 34, 62, 0),
    ]

    private static func near(_ brush: SceneBrush) {
        for (index, tower) in towers.enumerated() {
            let box = CGRect(x: tower.x, y: 214 - tower.height, width: tower.width, height: tower.height)
            let hex: UInt32 = index.isMultiple(of: 2) ? 0x2C2450 : 0x372B5E
            let shape = CGMutablePath()
            shape.addRect(box)
            top(shape, box, tower.top)
            brush.fill(
                shape,
                [(0, brush.color(hex)), (1, brush.color(0x4A3163))],
                from: CGPoint(x: 0, y: box.minY),
                to: CGPoint(x: 0, y: 240)
            )
            windows(brush, box, seed: UInt64(index + 1))
        }
        brush.strip(from: 211.5, to: 214.5, [(0, brush.color(0x1D1838)), (1, brush.color(0x1D1838))])
    }

    private static func top(_ shape: CGMutablePath, _ box: CGRect, _ kind: Int) {
        switch kind {
        case 1:
            shape.addRect(CGRect(x: box.midX - box.width * 0.28, y: box.minY - 6, width: box.width * 0.56, height: 7))
            shape.addRect(CGRect(x: box.midX - 0.5, y: box.minY - 18, width: 1, height: 13))
        case 2:
            shape.move(to: CGPoint(x: box.minX, y: box.minY + 0.5))
            shape.addLine(to: CGPoint(x: box.maxX, y: box.minY - 18))
            shape.addLine(to: CGPoint(x: box.maxX, y: box.minY + 0.5))
            shape.closeSubpath()
        case 3:
            let steps: [(CGFloat, CGFloat)] = [(0.72, 9), (0.46, 17), (0.2, 26)]
            for (share, height) in steps {
                let width = box.width * share
                shape.addRect(CGRect(x: box.midX - width / 2, y: box.minY - height, width: width, height: height + 0.5))
            }
            shape.addRect(CGRect(x: box.midX - 0.45, y: box.minY - 44, width: 0.9, height: 19))
        default: break
        }
    }

    private static func windows(_ brush: SceneBrush, _ box: CGRect, seed: UInt64) {
        var dice = SceneDice(seed)
        let columns = Int((box.width - 3) / 4)
        let inset = (box.width - CGFloat(columns) * 4 + 1.6) / 2
        for row in 0..<Int((box.height - 8) / 5.2) {
            for column in 0..<columns {
                let isLit = dice.roll() < 0.44
                let alpha = isLit ? dice.roll(0.7...1) : 0.1
                let hex: UInt32 = isLit ? (dice.roll() < 0.75 ? 0xFFD88A : 0xFFF1C9) : 0xC9A6E0
                brush.context.setFillColor(brush.color(hex, alpha))
                brush.context.fill(
                    CGRect(
                        x: box.minX + inset + CGFloat(column) * 4,
                        y: box.minY + 5 + CGFloat(row) * 5.2,
                        width: 2.4,
                        height: 3
                    )
                )
            }
        }
    }

    private static func water(_ brush: SceneBrush) {
        brush.strip(
            from: 213,
            to: 304,
            [
                (0, brush.color(0xE78E78)), (0.18, brush.color(0xB4658A)), (0.5, brush.color(0x5E4384)),
                (1, brush.color(0x2A2657)),
            ]
        )
    }

    /// The towers upside down, and the lights that waves draw out.
    private static func reflections(_ brush: SceneBrush) {
        for tower in towers {
            let height = tower.height * 0.62
            let box = CGRect(x: tower.x, y: 214.5, width: tower.width, height: height)
            brush.fill(
                CGPath(rect: box, transform: nil),
                [(0, brush.color(0x2A2150, 0.72)), (1, brush.color(0x2A2150, 0))]
            )
        }
        var dice = SceneDice(90)
        for _ in 0..<260 {
            let depth = pow(dice.roll(), 1.3)
            let y = 217 + depth * 84
            let (x, width) = (dice.roll(-6...306), 4 + depth * 20 * dice.roll(0.4...1))
            let line = CGRect(x: x - width / 2, y: y, width: width, height: 0.5 + depth * 0.9)
            let isSun = abs(x - 97) < 26 + depth * 10
            let isLit = isSun || dice.roll() < 0.3
            let hex: UInt32 = isSun ? 0xFFDDA0 : isLit ? 0xFFC98A : 0x231D4C
            brush.fill(
                CGPath(ellipseIn: line, transform: nil),
                brush.color(hex, dice.roll(0.12...0.42) * (isSun ? 1.5 : 1) * (1 - depth * 0.4))
            )
        }
    }
}
