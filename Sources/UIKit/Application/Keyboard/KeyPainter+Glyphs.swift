import Foundation

/// What keys show that no symbol of ours resembles.
extension KeyPainter {
    /// A laughing face: an outline with a filled mouth on light keys, filled below dark ones.
    func drawFace(_ key: KeyboardKey, in frame: CGRect) {
        let isBare = key.surface == .bare
        let radius = (isBare ? phone.belowGlyph : isPad ? pad.face : phone.face) / 2 - 0.7
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
        let height = (isBare ? phone.belowGlyph : isPad ? pad.microphone : phone.microphone) * 0.96
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

    /// A box that points to the left with a cross in it.
    func drawDelete(in frame: CGRect, color: UIColor) {
        let height = isPad ? pad.delete : phone.delete
        let stroke = height * 0.085
        let box = CGRect(
            x: frame.midX - height * 0.69,
            y: frame.midY - height / 2,
            width: height * 1.37,
            height: height
        ).insetBy(dx: stroke / 2, dy: stroke / 2)
        let shoulder = box.minX + height * 0.42
        let corner = height * 0.12
        let outline = UIBezierPath()
        outline.move(to: CGPoint(x: shoulder + corner / 2, y: box.minY))
        outline.addLine(to: CGPoint(x: box.maxX - corner, y: box.minY))
        outline.addQuadCurve(
            to: CGPoint(x: box.maxX, y: box.minY + corner),
            controlPoint: CGPoint(x: box.maxX, y: box.minY)
        )
        outline.addLine(to: CGPoint(x: box.maxX, y: box.maxY - corner))
        outline.addQuadCurve(
            to: CGPoint(x: box.maxX - corner, y: box.maxY),
            controlPoint: CGPoint(x: box.maxX, y: box.maxY)
        )
        outline.addLine(to: CGPoint(x: shoulder + corner / 2, y: box.maxY))
        outline.addQuadCurve(
            to: CGPoint(x: shoulder - corner, y: box.maxY - corner * 0.6),
            controlPoint: CGPoint(x: shoulder - corner / 3, y: box.maxY)
        )
        outline.addLine(to: CGPoint(x: box.minX + corner * 0.4, y: box.midY + corner))
        outline.addQuadCurve(
            to: CGPoint(x: box.minX + corner * 0.4, y: box.midY - corner),
            controlPoint: CGPoint(x: box.minX - corner * 0.4, y: box.midY)
        )
        outline.addLine(to: CGPoint(x: shoulder - corner, y: box.minY + corner * 0.6))
        outline.addQuadCurve(
            to: CGPoint(x: shoulder + corner / 2, y: box.minY),
            controlPoint: CGPoint(x: shoulder - corner / 3, y: box.minY)
        )
        outline.close()
        let (middle, reach) = (CGPoint(x: box.minX + height * 0.81, y: box.midY), height * 0.19)
        for slope in [-1, 1] as [CGFloat] {
            outline.move(to: CGPoint(x: middle.x - reach, y: middle.y - slope * reach))
            outline.addLine(to: CGPoint(x: middle.x + reach, y: middle.y + slope * reach))
        }
        color.setStroke()
        outline.lineWidth = stroke
        outline.lineCapStyle = .round
        outline.lineJoinStyle = .round
        outline.stroke()
    }

    /// A keyboard above an arrow that points down, on pads.
    func drawHide(in frame: CGRect, color: UIColor) {
        color.set()
        let board = CGRect(x: frame.midX - 15, y: frame.midY - 11, width: 30, height: 16)
        let outline = UIBezierPath(roundedRect: board.insetBy(dx: 0.6, dy: 0.6), cornerRadius: 2.5)
        outline.lineWidth = 1.2
        outline.stroke()
        for row in 0..<2 {
            for column in 0..<7 {
                let x = board.minX + 3.5 + 3.5 * CGFloat(column)
                let key = CGRect(x: x, y: board.minY + 3.5 + 3.5 * CGFloat(row), width: 2, height: 2)
                UIBezierPath(rect: key).fill()
            }
        }
        for (x, width) in [(3.5, 2), (7, 16), (24.5, 2)] as [(CGFloat, CGFloat)] {
            UIBezierPath(rect: CGRect(x: board.minX + x, y: board.minY + 10.5, width: width, height: 2)).fill()
        }
        let arrow = UIBezierPath()
        arrow.move(to: CGPoint(x: frame.midX - 4.4, y: board.minY + 20))
        arrow.addLine(to: CGPoint(x: frame.midX, y: board.minY + 24))
        arrow.addLine(to: CGPoint(x: frame.midX + 4.4, y: board.minY + 20))
        arrow.lineWidth = 1.4
        arrow.lineCapStyle = .round
        arrow.lineJoinStyle = .round
        arrow.stroke()
    }
}
