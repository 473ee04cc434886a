import CoreGraphics

/// A meadow with poppies, daisies and cornflowers.
enum FlowersScene: PhotoScene {
    static let designSize = CGSize(width: 400, height: 300)

    static func draw(with brush: SceneBrush) {
        brush.strip(
            from: -2,
            to: 140,
            [(0, brush.color(0x5FAEE6)), (0.6, brush.color(0xA9D6F2)), (1, brush.color(0xE9F5EF))]
        )
        let clouds: [(CGFloat, CGFloat, CGFloat)] = [
            (90, 44, 70), (130, 38, 50), (300, 66, 90), (346, 60, 56), (220, 24, 60),
        ]
        for (x, y, radius) in clouds { brush.glow(x, y, radius, 0xFFFFFF, 0.8, squeeze: 0.2) }
        hills(brush)
        meadow(brush)
    }

    private static func hills(_ brush: SceneBrush) {
        brush.fill(
            brush.land([(-10, 112), (50, 98), (110, 108), (176, 94), (240, 106), (310, 92), (410, 106)]),
            [(0, brush.color(0x9CC4C9)), (0.2, brush.color(0xB9D6CB))]
        )
        brush.fill(
            brush.land([(-10, 124), (60, 118), (130, 124), (210, 114), (290, 122), (350, 112), (410, 118)]),
            [(0, brush.color(0x79AE8B)), (0.12, brush.color(0x9CC58F))]
        )
        var dice = SceneDice(77)
        for (center, count) in [(CGFloat(52), 9), (330, 12), (196, 5)] {
            for _ in 0..<count {
                let (x, radius) = (center + dice.roll(-34...34), dice.roll(3.5...7))
                brush.dot(x, 122 - radius * 0.5 + dice.roll(-2...2), radius, brush.color(0x4F8A66))
                brush.dot(x - radius * 0.25, 121 - radius * 0.8, radius * 0.6, brush.color(0x66A077))
            }
        }
        brush.fill(
            brush.land([(-10, 130), (100, 124), (210, 130), (310, 124), (410, 129)]),
            [
                (0, brush.color(0xB5D27A)), (0.3, brush.color(0x8CBF5B)), (0.65, brush.color(0x5E9C45)),
                (1, brush.color(0x3D7A38)),
            ]
        )
    }

    /// Rows of flowers, the far ones first; their size grows with the way that they are down the picture.
    private static func meadow(_ brush: SceneBrush) {
        var dice = SceneDice(19)
        let rows = 46
        for row in 0..<rows {
            let depth = pow(CGFloat(row) / CGFloat(rows - 1), 1.6)
            let y = 133 + depth * 166
            let scale = 0.7 + depth * 9.5
            let step = 4.5 + scale * 3.3
            grass(brush, &dice, y: y, scale: scale)
            var x = dice.roll(-step...0)
            while x < 408 {
                let kind = dice.roll()
                let place = (x + dice.roll(-step / 3...step / 3), y + dice.roll(-1...1) * scale * 0.8)
                if dice.roll() < 0.8 { flower(brush, &dice, place.0, place.1, scale, kind) }
                x += step
            }
        }
    }

    private static func grass(_ brush: SceneBrush, _ dice: inout SceneDice, y: CGFloat, scale: CGFloat) {
        let colors: [UInt32] = [0x4C8A3C, 0x6BAA4C, 0x8CC35E, 0x3A7436]
        var x = dice.roll(-6...0)
        while x < 406 {
            let height = scale * dice.roll(1.6...3.6)
            let lean = height * dice.roll(-0.35...0.35)
            let blade = CGMutablePath()
            blade.move(to: CGPoint(x: x - scale * 0.12, y: y + scale * 2))
            blade.addQuadCurve(
                to: CGPoint(x: x + lean, y: y + scale * 2 - height),
                control: CGPoint(x: x, y: y + scale * 2 - height * 0.5)
            )
            blade.addQuadCurve(
                to: CGPoint(x: x + scale * 0.2, y: y + scale * 2),
                control: CGPoint(x: x + scale * 0.2, y: y + scale * 2 - height * 0.5)
            )
            brush.fill(blade, brush.color(colors[Int(dice.roll(0...3.99))], 0.75))
            x += 1.2 + scale * dice.roll(0.5...0.9)
        }
    }

    private static func flower(
        _ brush: SceneBrush,
        _ dice: inout SceneDice,
        _ x: CGFloat,
        _ y: CGFloat,
        _ scale: CGFloat,
        _ kind: CGFloat
    ) {
        let head = y - scale * dice.roll(0.6...2.2)
        let stem = CGMutablePath()
        stem.move(to: CGPoint(x: x + scale * 0.3, y: y + scale * 2.4))
        stem.addQuadCurve(to: CGPoint(x: x, y: head), control: CGPoint(x: x + scale * 0.5, y: y + scale * 0.6))
        brush.stroke(stem, brush.color(0x3F7A36), width: 0.2 + scale * 0.16)
        switch kind {
        case ..<0.46: poppy(brush, x, head, scale)
        case ..<0.78: daisy(brush, x, head, scale * 0.82, turn: kind * 40, petal: 0xFFFFFF, middle: 0xF6C33C)
        default: daisy(brush, x, head, scale * 0.72, turn: kind * 40, petal: 0x5470D6, middle: 0x35439A)
        }
    }

    private static func poppy(_ brush: SceneBrush, _ x: CGFloat, _ y: CGFloat, _ scale: CGFloat) {
        guard scale > 2 else { return brush.dot(x, y, scale * 0.95, brush.color(0xE2402F), squeeze: 0.8) }
        let petals: [(CGFloat, CGFloat, CGFloat, UInt32)] = [
            (-0.62, -0.1, 0.82, 0xC92F26), (0.62, -0.1, 0.82, 0xD23529), (0, -0.5, 0.86, 0xDD3F2F),
            (0, 0.28, 0.92, 0xEE5440),
        ]
        for (dx, dy, radius, hex) in petals {
            brush.dot(x + dx * scale, y + dy * scale, radius * scale, brush.color(hex), squeeze: 0.78)
        }
        brush.dot(x, y - scale * 0.08, scale * 0.34, brush.color(0x3A1F2A), squeeze: 0.8)
        brush.dot(x, y - scale * 0.12, scale * 0.15, brush.color(0x8AA05A), squeeze: 0.8)
    }

    private static func daisy(
        _ brush: SceneBrush,
        _ x: CGFloat,
        _ y: CGFloat,
        _ scale: CGFloat,
        turn: CGFloat,
        petal: UInt32,
        middle: UInt32
    ) {
        guard scale > 1.6 else {
            brush.dot(x, y, scale * 0.85, brush.color(petal), squeeze: 0.8)
            return brush.dot(x, y, scale * 0.3, brush.color(middle))
        }
        for index in 0..<11 {
            let angle = turn + CGFloat(index) * 2 * .pi / 11
            brush.context.saveGState()
            brush.context.translateBy(x: x, y: y)
            brush.context.scaleBy(x: 1, y: 0.84)
            brush.context.rotate(by: angle)
            brush.dot(scale * 0.72, 0, scale * 0.5, brush.color(petal, 0.96), squeeze: 0.42)
            brush.context.restoreGState()
        }
        brush.dot(x, y, scale * 0.36, brush.color(middle), squeeze: 0.84)
    }
}
