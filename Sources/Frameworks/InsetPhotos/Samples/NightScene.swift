import CoreGraphics

/// Stars over mountains and a lake, and a tent with a light.
enum NightScene: PhotoScene {
    static let designSize = CGSize(width: 300, height: 400)

    static func draw(with brush: SceneBrush) {
        brush.strip(
            from: -2,
            to: 322,
            [
                (0, brush.color(0x0B1030)), (0.4, brush.color(0x1B2259)), (0.7, brush.color(0x3B3B80)),
                (0.9, brush.color(0x74609E)), (1, brush.color(0xA97FA6)),
            ]
        )
        milkyWay(brush)
        stars(brush)
        mountains(brush)
        lake(brush)
        shore(brush)
    }

    private static func milkyWay(_ brush: SceneBrush) {
        var dice = SceneDice(3)
        for index in 0..<30 {
            let way = CGFloat(index) / 29
            let x = 30 + way * 210 + dice.roll(-16...16)
            let y = 290 - way * 310 + dice.roll(-16...16)
            let hex: UInt32 = dice.roll() < 0.5 ? 0x8C8FE0 : 0xB58AD0
            brush.glow(x, y, dice.roll(26...54), hex, dice.roll(0.09...0.19))
        }
        for _ in 0..<700 {
            let way = dice.roll()
            let spread = (dice.roll() + dice.roll() + dice.roll() - 1.5) * 62
            let (x, y) = (30 + way * 210 + spread * 0.8, 290 - way * 310 + spread * 0.55)
            brush.dot(x, y, dice.roll(0.14...0.42), brush.color(0xF0ECFF, dice.roll(0.2...0.75)))
        }
    }

    private static func stars(_ brush: SceneBrush) {
        var dice = SceneDice(29)
        for _ in 0..<330 {
            let (x, y) = (dice.roll(0...300), dice.roll() * dice.roll(0.5...1) * 300)
            let hexes: [UInt32] = [0xFFFFFF, 0xDDE6FF, 0xFFEBD2]
            let size = dice.roll(0.25...0.75)
            brush.dot(x, y, size, brush.color(hexes[Int(dice.roll(0...2.99))], dice.roll(0.4...1)))
        }
        for _ in 0..<16 {
            let (x, y) = (dice.roll(8...292), dice.roll(8...230))
            brush.glow(x, y, dice.roll(3...6), 0xCFDCFF, 0.6)
            brush.dot(x, y, dice.roll(0.8...1.15), brush.color(0xFFFFFF))
        }
        let meteor = brush.polygon([(212, 62), (250, 44), (251, 45.2)])
        brush.fill(
            meteor,
            [(0, brush.color(0xFFFFFF, 0)), (1, brush.color(0xFFFFFF, 0.95))],
            from: CGPoint(x: 212, y: 0),
            to: CGPoint(x: 251, y: 0)
        )
    }

    private static func mountains(_ brush: SceneBrush) {
        let far: [(CGFloat, CGFloat)] = [
            (-6, 274), (28, 248), (44, 258), (84, 214), (104, 232), (118, 226), (152, 262), (186, 240), (214, 206),
            (240, 236), (262, 228), (306, 266), (306, 330), (-6, 330),
        ]
        brush.fill(
            brush.polygon(far),
            [(0, brush.color(0x2A2B66)), (0.55, brush.color(0x45437F)), (1, brush.color(0x75649C))]
        )
        snow(brush, [(84, 214), (104, 232), (96, 234), (90, 230), (84, 238), (78, 231), (68, 233)])
        snow(brush, [(214, 206), (240, 236), (230, 233), (222, 239), (214, 230), (207, 236), (198, 225)])
        let near: [(CGFloat, CGFloat)] = [
            (-6, 292), (40, 272), (66, 284), (120, 262), (160, 288), (206, 272), (252, 294), (306, 270), (306, 330),
            (-6, 330),
        ]
        brush.fill(brush.polygon(near), [(0, brush.color(0x191C4A)), (1, brush.color(0x37366D))])
    }

    private static func snow(_ brush: SceneBrush, _ corners: [(CGFloat, CGFloat)]) {
        brush.fill(brush.polygon(corners), brush.color(0xCFCDF2, 0.7))
    }

    private static func lake(_ brush: SceneBrush) {
        brush.strip(
            from: 316,
            to: 404,
            [
                (0, brush.color(0x8A6E9F)), (0.12, brush.color(0x54508C)), (0.5, brush.color(0x232960)),
                (1, brush.color(0x11153B)),
            ]
        )
        brush.strip(from: 316, to: 317, [(0, brush.color(0xD9BBD6, 0.7)), (1, brush.color(0xD9BBD6, 0.3))])
        var dice = SceneDice(61)
        for _ in 0..<90 {
            let depth = dice.roll()
            let (x, y) = (dice.roll(-6...306), 319 + depth * 62)
            let line = CGPath(
                ellipseIn: CGRect(x: x, y: y, width: dice.roll(5...24), height: 0.35 + depth * 0.5),
                transform: nil
            )
            brush.fill(line, brush.color(0xB9B4E6, dice.roll(0.06...0.26)))
        }
    }

    private static func shore(_ brush: SceneBrush) {
        brush.glow(98, 354, 62, 0xFFB45E, 0.5)
        brush.fill(
            brush.land([(-10, 350), (40, 354), (104, 360), (160, 374), (226, 384), (310, 380)]),
            [(0, brush.color(0x14183A)), (1, brush.color(0x080A1C))]
        )
        brush.glow(98, 364, 54, 0xFFAF58, 0.42, squeeze: 0.16)
        let tent = brush.polygon([(98, 331), (126, 363), (70, 361)])
        brush.fill(tent, [(0, brush.color(0xF08C3C)), (0.5, brush.color(0xFFC06A)), (1, brush.color(0xFFE0A0))])
        brush.fill(brush.polygon([(98, 331), (126, 363), (108, 362.4)]), brush.color(0xC9622E, 0.75))
        brush.fill(brush.polygon([(98, 338), (102, 362), (91, 361.6)]), brush.color(0xFFF6D6))
        for (x, y, height) in [
            (16, 358, 74), (34, 358, 50), (2, 362, 96), (270, 392, 92), (290, 396, 124), (246, 392, 52),
        ] as [(CGFloat, CGFloat, CGFloat)] {
            fir(brush, x, y, height)
        }
    }

    private static func fir(_ brush: SceneBrush, _ x: CGFloat, _ foot: CGFloat, _ height: CGFloat) {
        var right: [(CGFloat, CGFloat)] = []
        for tier in 0..<9 {
            let share = CGFloat(tier) / 9
            right.append((height * (0.012 + 0.10 * share), foot - height * (1 - share) + height * 0.01))
            right.append((height * (0.035 + 0.125 * share), foot - height * (1 - share) + height * 0.12))
        }
        let outline =
            [(x, foot - height * 1.03)] + right.map { (x + $0.0, $0.1) } + right.reversed().map { (x - $0.0, $0.1) }
        brush.fill(brush.polygon(outline), brush.color(0x090C22))
    }
}
