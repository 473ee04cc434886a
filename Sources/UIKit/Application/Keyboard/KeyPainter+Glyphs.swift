import Foundation

/// The face and the microphone, which no symbol of ours resembles.
extension KeyPainter {
    /// A laughing face: an outline with a filled mouth on light keys, filled below dark ones.
    func drawFace(_ key: KeyboardKey, in frame: CGRect) {
        let isBare = key.surface == .bare
        let radius = (isBare ? phone.belowGlyph : 20.5) / 2 - 0.7
        let center = frame.center
        let color = isBare ? palette.glyph.color : palette.text.color
        let isFilled = isBare && isDark
        color.set()
        let face = UIBezierPath(
            arcCenter: center,
            radius: radius,
            startAngle: 0,
            endAngle: 2 * .pi,
            clockwise: true
        )
        face.lineWidth = 1.4
        isFilled ? face.fill() : face.stroke()
        if isFilled { palette.background.color.set() }
        for side in [-1, 1] as [CGFloat] {
            let eye = CGRect(
                x: center.x + side * radius * 0.36 - radius * 0.11,
                y: center.y - radius * 0.42,
                width: radius * 0.22,
                height: radius * 0.26
            )
            UIBezierPath(ovalIn: eye).fill()
        }
        let mouth = UIBezierPath()
        mouth.move(to: CGPoint(x: center.x - radius * 0.62, y: center.y + radius * 0.1))
        mouth.addQuadCurve(
            to: CGPoint(x: center.x + radius * 0.62, y: center.y + radius * 0.1),
            controlPoint: CGPoint(x: center.x, y: center.y + radius * 0.3)
        )
        mouth.addCurve(
            to: CGPoint(x: center.x - radius * 0.62, y: center.y + radius * 0.1),
            controlPoint1: CGPoint(x: center.x + radius * 0.45, y: center.y + radius * 0.85),
            controlPoint2: CGPoint(x: center.x - radius * 0.45, y: center.y + radius * 0.85)
        )
        mouth.lineWidth = 1.2
        mouth.stroke()
        if !isFilled {
            let lip = UIBezierPath()
            lip.move(to: CGPoint(x: center.x - radius * 0.5, y: center.y + radius * 0.42))
            lip.addLine(to: CGPoint(x: center.x + radius * 0.5, y: center.y + radius * 0.42))
            lip.addQuadCurve(
                to: CGPoint(x: center.x - radius * 0.5, y: center.y + radius * 0.42),
                controlPoint: CGPoint(x: center.x, y: center.y + radius * 0.95)
            )
            lip.fill()
        }
    }

    /// A microphone on a foot: its body is filled below dark keys.
    func drawMicrophone(_ key: KeyboardKey, in frame: CGRect) {
        let isBare = key.surface == .bare
        let height = (isBare ? phone.belowGlyph : 20) * 0.96
        let width = height * 0.6
        let box = CGRect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
        (isBare ? palette.glyph.color : palette.text.color).set()
        let body = CGRect(
            x: box.midX - width * 0.25,
            y: box.minY + 0.6,
            width: width * 0.5,
            height: height * 0.61
        )
        let capsule = UIBezierPath(roundedRect: body, cornerRadius: body.width / 2)
        capsule.lineWidth = 1.4
        isBare && isDark ? capsule.fill() : capsule.stroke()
        let cradle = UIBezierPath()
        let bottom = box.minY + height * 0.78
        cradle.move(to: CGPoint(x: box.minX + 0.7, y: box.minY + height * 0.42))
        cradle.addLine(to: CGPoint(x: box.minX + 0.7, y: bottom - width * 0.47))
        cradle.addArc(
            withCenter: CGPoint(x: box.midX, y: bottom - width * 0.47),
            radius: width / 2 - 0.7,
            startAngle: .pi,
            endAngle: 0,
            clockwise: false
        )
        cradle.addLine(to: CGPoint(x: box.maxX - 0.7, y: box.minY + height * 0.42))
        cradle.move(to: CGPoint(x: box.midX, y: bottom))
        cradle.addLine(to: CGPoint(x: box.midX, y: box.maxY - 0.7))
        cradle.move(to: CGPoint(x: box.midX - width * 0.3, y: box.maxY - 0.7))
        cradle.addLine(to: CGPoint(x: box.midX + width * 0.3, y: box.maxY - 0.7))
        cradle.lineWidth = 1.3
        cradle.stroke()
    }
}
