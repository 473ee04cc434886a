import CoreGraphics

/// The sun comes up behind hills in the mist.
enum SunriseScene: PhotoScene {
    static let designSize = CGSize(width: 400, height: 300)

    static func draw(with brush: SceneBrush) {
        sky(brush)
        hills(brush)
        trees(brush)
        birds(brush)
    }

    private static func sky(_ brush: SceneBrush) {
        brush.strip(
            from: -2,
            to: 200,
            [
                (0, brush.color(0x3A4A7E)), (0.3, brush.color(0x7B6A9E)), (0.55, brush.color(0xD98C92)),
                (0.78, brush.color(0xF7B98B)), (1, brush.color(0xFFE2AE)),
            ]
        )
        brush.strip(from: 198, to: 304, [(0, brush.color(0xFFE2AE)), (1, brush.color(0xFFE2AE))])
        brush.glow(252, 158, 230, 0xFFE3A0, 0.75)
        brush.glow(252, 158, 90, 0xFFF4D0, 0.9)
        brush.dot(252, 158, 23, brush.color(0xFFF9E6))
        let clouds: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
            (66, 62, 92, 0.30), (128, 70, 70, 0.24), (322, 46, 84, 0.26), (250, 88, 110, 0.22), (36, 102, 60, 0.25),
            (352, 106, 70, 0.22),
        ]
        for (x, y, radius, alpha) in clouds {
            brush.glow(x, y, radius, 0xFFD9C4, alpha * 1.5, squeeze: 0.075)
            brush.glow(x + 14, y + 4, radius * 0.7, 0xFFEFD8, alpha * 1.4, squeeze: 0.06)
        }
    }

    private static func hills(_ brush: SceneBrush) {
        let layers: [([(CGFloat, CGFloat)], UInt32, UInt32)] = [
            (
                [
                    (-10, 172), (30, 158), (72, 166), (118, 146), (160, 163), (204, 170), (250, 162), (300, 150),
                    (348, 164), (410, 152),
                ],
                0xDD9A92, 0xF3C4A2
            ),
            (
                [
                    (-10, 178), (40, 188), (92, 172), (150, 190), (214, 180), (270, 190), (330, 172), (372, 178),
                    (410, 172),
                ],
                0xB97C8C, 0xE0AA9B
            ),
            (
                [(-10, 204), (50, 190), (104, 204), (168, 214), (226, 202), (292, 216), (352, 200), (410, 208)],
                0x8C6285, 0xBC8890
            ),
            (
                [(-10, 216), (46, 230), (110, 222), (170, 236), (242, 232), (306, 222), (360, 236), (410, 224)],
                0x5E4A73, 0x8A657F
            ),
            (
                [(-10, 258), (60, 244), (130, 254), (204, 266), (270, 254), (330, 248), (410, 262)],
                0x3A3559, 0x4F4166
            ),
        ]
        for (index, layer) in layers.enumerated() {
            let land = brush.land(layer.0)
            brush.fill(
                land,
                [(0, brush.color(layer.1)), (1, brush.color(layer.2))],
                from: CGPoint(x: 0, y: land.boundingBox.minY),
                to: CGPoint(x: 0, y: land.boundingBox.minY + 62)
            )
            if index < 3 { brush.glow(252, 180 + CGFloat(index) * 14, 150, 0xFFDDA8, 0.42, squeeze: 0.24) }
        }
        brush.fill(
            brush.land([(-10, 280), (80, 272), (170, 284), (260, 278), (340, 286), (410, 276)]),
            brush.color(0x25243F)
        )
    }

    private static func trees(_ brush: SceneBrush) {
        var dice = SceneDice(5)
        let groups: [(CGFloat, CGFloat, Int)] = [(22, 254, 7), (86, 250, 4), (322, 252, 6), (372, 258, 5)]
        for (x, y, count) in groups {
            for _ in 0..<count {
                let height = dice.roll(9...19)
                fir(brush, x + dice.roll(-20...20), y + dice.roll(0...5), height)
            }
        }
    }

    private static func fir(_ brush: SceneBrush, _ x: CGFloat, _ y: CGFloat, _ height: CGFloat) {
        let width = height * 0.24
        let shape = brush.polygon([
            (x, y - height), (x + width * 0.55, y - height * 0.55), (x + width * 0.3, y - height * 0.55),
            (x + width, y), (x - width, y), (x - width * 0.3, y - height * 0.55), (x - width * 0.55, y - height * 0.55),
        ])
        brush.fill(shape, brush.color(0x312C4E))
    }

    private static func birds(_ brush: SceneBrush) {
        let birds: [(CGFloat, CGFloat, CGFloat)] = [
            (142, 92, 6), (158, 84, 5), (172, 95, 4.4), (126, 104, 4), (186, 82, 3.6),
        ]
        for (x, y, span) in birds {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: x - span, y: y - span * 0.35))
            path.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: x - span * 0.4, y: y - span * 0.6))
            path.addQuadCurve(
                to: CGPoint(x: x + span, y: y - span * 0.35),
                control: CGPoint(x: x + span * 0.4, y: y - span * 0.6)
            )
            brush.stroke(path, brush.color(0x4A3D63, 0.85), width: 0.9)
        }
    }
}
