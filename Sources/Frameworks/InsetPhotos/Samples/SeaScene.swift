import CoreGraphics

/// A bay on a summer's day, with a beach and a boat.
enum SeaScene: PhotoScene {
    static let designSize = CGSize(width: 400, height: 300)

    static func draw(with brush: SceneBrush) {
        brush.strip(
            from: -2,
            to: 132,
            [(0, brush.color(0x3E8FD6)), (0.6, brush.color(0x8CC4EC)), (1, brush.color(0xDDF0F7))]
        )
        clouds(brush)
        coast(brush)
        water(brush)
        boat(brush)
        beach(brush)
    }

    private static func clouds(_ brush: SceneBrush) {
        let clouds: [(CGFloat, CGFloat, CGFloat)] = [(82, 62, 1), (306, 46, 0.75), (214, 92, 0.5), (382, 96, 0.55)]
        for (x, y, scale) in clouds {
            let puffs: [(CGFloat, CGFloat, CGFloat)] = [
                (-40, 0, 13), (-24, -9, 18), (-3, -17, 23), (21, -10, 19), (40, -1, 13), (6, -3, 18), (-14, 1, 15),
            ]
            let path = CGMutablePath()
            for (dx, dy, radius) in puffs {
                let box = CGRect(
                    x: x + (dx - radius) * scale,
                    y: y + (dy - radius) * scale,
                    width: 2 * radius * scale,
                    height: 2 * radius * scale
                )
                path.addEllipse(in: box)
            }
            brush.context.saveGState()
            // Clouds of one height have flat undersides.
            brush.context.clip(to: CGRect(x: -4, y: -4, width: 408, height: y + 4 + 4 * scale))
            brush.fill(path, [(0, brush.color(0xFFFFFF)), (0.62, brush.color(0xF8FBFE)), (1, brush.color(0xC9DEF0))])
            brush.context.restoreGState()
        }
    }

    private static func coast(_ brush: SceneBrush) {
        let far = brush.land([(-10, 118), (26, 108), (60, 113), (96, 120), (130, 127), (156, 134)])
        brush.fill(far, [(0, brush.color(0x7FA9BE)), (0.1, brush.color(0x9CC3CE))])
        let near = brush.land([(250, 134), (284, 124), (316, 114), (344, 104), (372, 98), (410, 92)])
        brush.fill(
            near,
            [(0, brush.color(0x5F9A86)), (1, brush.color(0x8DBCA0))],
            from: CGPoint(x: 0, y: 92),
            to: CGPoint(x: 0, y: 132)
        )
    }

    private static func water(_ brush: SceneBrush) {
        brush.strip(
            from: 130,
            to: 304,
            [
                (0, brush.color(0x2C7FB5)), (0.28, brush.color(0x2A9BC0)), (0.55, brush.color(0x45BFC4)),
                (0.8, brush.color(0x9BE0D2)), (1, brush.color(0xC9EEDF)),
            ]
        )
        brush.strip(from: 130, to: 131.2, [(0, brush.color(0xE8F6FA, 0.55)), (1, brush.color(0xE8F6FA, 0.1))])
        var dice = SceneDice(11)
        for _ in 0..<150 {
            let depth = dice.roll() * dice.roll()
            let y = 134 + depth * 92
            let length = 3 + depth * 26 + dice.roll(0...4)
            let x = dice.roll(-10...410)
            let wave = CGMutablePath()
            wave.move(to: CGPoint(x: x, y: y))
            wave.addQuadCurve(
                to: CGPoint(x: x + length, y: y),
                control: CGPoint(x: x + length / 2, y: y - 0.4 - depth * 2)
            )
            let isLight = dice.roll() < 0.62
            brush.stroke(
                wave,
                isLight ? brush.color(0xFFFFFF, dice.roll(0.16...0.5)) : brush.color(0x14608F, 0.16),
                width: 0.45 + depth * 0.9
            )
        }
    }

    private static func boat(_ brush: SceneBrush) {
        brush.context.saveGState()
        brush.context.translateBy(x: 168, y: 158)
        brush.glow(0, 5, 26, 0x0F5E8A, 0.35, squeeze: 0.14)
        brush.fill(brush.polygon([(-1, 12), (1.5, 42), (12, 12)]), brush.color(0xFFFFFF, 0.14))
        brush.fill(
            brush.curve(through: [CGPoint(x: 1, y: -46), CGPoint(x: 15, y: -22), CGPoint(x: 20, y: -3)]).closed(
                at: 1,
                -3
            ),
            [(0, brush.color(0xFFFFFF)), (1, brush.color(0xE9EFF3))]
        )
        brush.fill(
            brush.curve(through: [CGPoint(x: -1.2, y: -40), CGPoint(x: -6, y: -19), CGPoint(x: -15, y: -3)])
                .closed(at: -1.2, -3),
            [(0, brush.color(0xF36B5B)), (1, brush.color(0xD94F45))]
        )
        brush.stroke(brush.polygon([(0, -48), (0, 0)]), brush.color(0x6A4A3A), width: 1)
        let hull = CGMutablePath()
        hull.move(to: CGPoint(x: -18, y: -1))
        hull.addLine(to: CGPoint(x: 22, y: -1))
        hull.addQuadCurve(to: CGPoint(x: 12, y: 6.5), control: CGPoint(x: 19, y: 5.5))
        hull.addLine(to: CGPoint(x: -11, y: 6.5))
        hull.addQuadCurve(to: CGPoint(x: -18, y: -1), control: CGPoint(x: -16, y: 5))
        brush.fill(
            hull,
            [
                (0, brush.color(0xFFFFFF)), (0.35, brush.color(0xFFFFFF)), (0.36, brush.color(0x274B6D)),
                (1, brush.color(0x1F3D5C)),
            ]
        )
        brush.context.restoreGState()
    }

    private static func beach(_ brush: SceneBrush) {
        let edge: [(CGFloat, CGFloat)] = [
            (-10, 238), (44, 233), (100, 242), (158, 256), (220, 262), (286, 256), (344, 262), (410, 254),
        ]
        let foam = edge.map { ($0.0, $0.1 - 5) }
        brush.fill(brush.land(foam.map { ($0.0, $0.1 - 7) }), brush.color(0xFFFFFF, 0.22))
        brush.fill(brush.land(foam), brush.color(0xFFFFFF, 0.9))
        brush.fill(brush.land(edge), brush.color(0xCDAE82))
        brush.fill(
            brush.land(edge.map { ($0.0, $0.1 + 9) }),
            [(0, brush.color(0xEBD3A4)), (1, brush.color(0xF6E6C4))]
        )
        var dice = SceneDice(23)
        for _ in 0..<170 {
            let (x, y) = (dice.roll(0...400), dice.roll(250...300))
            guard y > 274 || x < 120 else { continue }
            brush.dot(x, y, dice.roll(0.3...0.8), brush.color(0xB8955F, dice.roll(0.2...0.5)), squeeze: 0.7)
        }
        star(brush, 66, 272, 8)
        brush.dot(312, 286, 4.4, brush.color(0xFFF3E4), squeeze: 0.75)
        brush.dot(312, 287, 3, brush.color(0xEFB9A0), squeeze: 0.6)
    }

    private static func star(_ brush: SceneBrush, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        let corners = (0..<10).map { index in
            let reach = index.isMultiple(of: 2) ? radius : radius * 0.42
            let angle = CGFloat(index) * .pi / 5 - 1.3
            return (x + cos(angle) * reach, y + sin(angle) * reach * 0.72)
        }
        brush.dot(x + 1, y + 2, radius * 0.8, brush.color(0xA07F50, 0.28), squeeze: 0.6)
        let shape = brush.polygon(corners)
        brush.fill(shape, brush.color(0xEC7A4F))
        brush.stroke(shape, brush.color(0xEC7A4F), width: 1.8)
        brush.dot(x, y, radius * 0.22, brush.color(0xF7A57E), squeeze: 0.72)
    }
}

extension CGMutablePath {
    /// The path, ended at a corner and closed.
    fileprivate func closed(at x: CGFloat, _ y: CGFloat) -> CGMutablePath {
        addLine(to: CGPoint(x: x, y: y))
        closeSubpath()
        return self
    }
}
