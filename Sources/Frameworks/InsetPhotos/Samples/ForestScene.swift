import CoreGraphics

/// Firs in the morning's mist, and a path between them.
enum ForestScene: PhotoScene {
    static let designSize = CGSize(width: 300, height: 400)

    static func draw(with brush: SceneBrush) {
        brush.strip(
            from: -2,
            to: 404,
            [
                (0, brush.color(0xCFE3DC)), (0.35, brush.color(0xF3F3DC)), (0.6, brush.color(0xE2E8C8)),
                (1, brush.color(0xA9BE8E)),
            ]
        )
        brush.glow(168, 150, 200, 0xFFF6CF, 0.95)
        var dice = SceneDice(41)
        row(brush, &dice, base: 262, height: 120...190, step: 15, color: 0xB5CDBB, fade: 0xD7E3C9)
        brush.glow(168, 236, 190, 0xFFF8DA, 0.55, squeeze: 0.35)
        row(brush, &dice, base: 276, height: 130...205, step: 25, color: 0x86AB94, fade: 0xB9CFA8)
        brush.glow(160, 258, 180, 0xFDF7D6, 0.5, squeeze: 0.25)
        ground(brush, 270, 0xA9BE83, 0x8AA866)
        row(brush, &dice, base: 296, height: 160...235, step: 41, color: 0x558269, fade: 0x7FA377, gap: 106...214)
        ground(brush, 292, 0x93AF6A, 0x628A4C)
        path(brush)
        rays(brush)
        near(brush)
        grass(brush, &dice)
    }

    private static func row(
        _ brush: SceneBrush,
        _ dice: inout SceneDice,
        base: CGFloat,
        height: ClosedRange<CGFloat>,
        step: CGFloat,
        color: UInt32,
        fade: UInt32,
        gap: ClosedRange<CGFloat>? = nil
    ) {
        var x: CGFloat = -12
        while x < 316 {
            let place = x + dice.roll(-step / 4...step / 4)
            let (tall, foot) = (dice.roll(height), base + dice.roll(-3...5))
            if gap?.contains(place) != true { fir(brush, place, foot, tall, color, fade) }
            x += step * dice.roll(0.8...1.2)
        }
    }

    /// A fir: tiers whose ends hang down, one over the other.
    private static func fir(
        _ brush: SceneBrush,
        _ x: CGFloat,
        _ foot: CGFloat,
        _ height: CGFloat,
        _ color: UInt32,
        _ fade: UInt32
    ) {
        let trunk = brush.polygon([
            (x - height * 0.008, foot - height * 0.2), (x + height * 0.008, foot - height * 0.2),
            (x + height * 0.011, foot - 1), (x + height * 0.016, foot + 1), (x - height * 0.016, foot + 1),
            (x - height * 0.011, foot - 1),
        ])
        brush.fill(trunk, brush.color(color))
        let tree = CGMutablePath()
        let tiers = 7
        for tier in 0..<tiers {
            let share = CGFloat(tier) / CGFloat(tiers)
            let top = foot - height + height * 0.84 * share * (0.9 + 0.1 * share)
            let width = height * (0.045 + 0.135 * share)
            let drop = height * (0.13 + 0.055 * share)
            tree.move(to: CGPoint(x: x, y: top - drop * 0.25))
            tree.addQuadCurve(
                to: CGPoint(x: x + width, y: top + drop),
                control: CGPoint(x: x + width * 0.25, y: top + drop * 0.55)
            )
            tree.addQuadCurve(
                to: CGPoint(x: x - width, y: top + drop),
                control: CGPoint(x: x, y: top + drop * 0.72)
            )
            tree.addQuadCurve(
                to: CGPoint(x: x, y: top - drop * 0.25),
                control: CGPoint(x: x - width * 0.25, y: top + drop * 0.55)
            )
            tree.closeSubpath()
        }
        brush.fill(
            tree,
            [(0, brush.color(color)), (0.55, brush.color(color)), (1, brush.color(fade))],
            from: CGPoint(x: 0, y: foot - height),
            to: CGPoint(x: 0, y: foot)
        )
    }

    private static func ground(_ brush: SceneBrush, _ y: CGFloat, _ top: UInt32, _ bottom: UInt32) {
        let land = brush.land([
            (-10, y + 2), (50, y - 4), (110, y + 4), (170, y + 1), (230, y - 3), (310, y + 4),
        ])
        brush.fill(land, [(0, brush.color(top)), (1, brush.color(bottom))])
    }

    private static func path(_ brush: SceneBrush) {
        let road = CGMutablePath()
        road.move(to: CGPoint(x: 163, y: 293))
        road.addCurve(
            to: CGPoint(x: 96, y: 404),
            control1: CGPoint(x: 186, y: 322),
            control2: CGPoint(x: 112, y: 344)
        )
        road.addLine(to: CGPoint(x: 226, y: 404))
        road.addCurve(
            to: CGPoint(x: 170, y: 293),
            control1: CGPoint(x: 186, y: 350),
            control2: CGPoint(x: 206, y: 322)
        )
        road.closeSubpath()
        brush.fill(road, [(0, brush.color(0xE9DDB4)), (0.45, brush.color(0xCDB383)), (1, brush.color(0xA88A5E))])
    }

    private static func rays(_ brush: SceneBrush) {
        let rays: [(CGFloat, CGFloat, CGFloat)] = [(96, 60, 0.26), (140, 34, 0.2), (176, 58, 0.28), (232, 40, 0.2)]
        for (x, width, alpha) in rays {
            let ray = brush.polygon([(x + 62, -4), (x + 62 + width * 0.4, -4), (x - 40 + width, 330), (x - 40, 330)])
            brush.fill(
                ray,
                [
                    (0, brush.color(0xFFFBE0, alpha)), (0.55, brush.color(0xFFFBE0, alpha * 0.5)),
                    (1, brush.color(0xFFFBE0, 0)),
                ]
            )
        }
    }

    private static func near(_ brush: SceneBrush) {
        fir(brush, 262, 352, 318, 0x2F5A49, 0x3F6B4C)
        fir(brush, 30, 366, 350, 0x274F41, 0x38634A)
        fir(brush, 304, 384, 300, 0x1F4238, 0x2F5642)
        fir(brush, -8, 392, 260, 0x1C3D34, 0x2B5040)
    }

    private static func grass(_ brush: SceneBrush, _ dice: inout SceneDice) {
        for _ in 0..<260 {
            let y = dice.roll(322...404)
            let x = dice.roll(-4...304)
            let depth = (y - 322) / 82
            let middle = 166 - depth * 6
            guard abs(x - middle) > 26 + depth * 46 else { continue }
            let height = (4 + depth * 12) * dice.roll(0.7...1.2)
            let lean = dice.roll(-0.4...0.4) * height
            let blade = CGMutablePath()
            blade.move(to: CGPoint(x: x, y: y))
            blade.addQuadCurve(
                to: CGPoint(x: x + lean, y: y - height),
                control: CGPoint(x: x + lean * 0.2, y: y - height * 0.6)
            )
            let colors: [UInt32] = [0x3F6B3C, 0x5A8A48, 0x7BA657]
            brush.stroke(blade, brush.color(colors[Int(dice.roll(0...2.99))], 0.9), width: 0.6 + depth * 0.9)
        }
    }
}
