import UIKit

/// A clock face with sixty marks and a hand, drawn by itself.
public final class DialView: UIView {
    public var seconds: TimeInterval = 0 {
        didSet { if seconds != oldValue { setNeedsDisplay() } }
    }
    public var showsLapHand = true {
        didSet { setNeedsDisplay() }
    }
    public var lapSeconds: TimeInterval = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    public override var intrinsicContentSize: CGSize { CGSize(width: 260, height: 260) }

    public override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let side = min(bounds.width, bounds.height) - 4
        let circle = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        UIColor.secondarySystemBackground.setFill()
        UIBezierPath(ovalIn: circle).fill()
        context.saveGState()
        context.translateBy(x: bounds.midX, y: bounds.midY)
        drawMarks(in: context, radius: side / 2)
        drawNumbers(radius: side / 2 - 34)
        if showsLapHand { drawHand(at: lapSeconds, length: side / 2 - 40, width: 2, color: .systemBlue) }
        drawHand(at: seconds, length: side / 2 - 20, width: 3, color: .systemOrange)
        UIColor.systemOrange.setFill()
        UIBezierPath(ovalIn: CGRect(x: -5, y: -5, width: 10, height: 10)).fill()
        context.restoreGState()
    }

    private func drawMarks(in context: CGContext, radius: CGFloat) {
        for index in 0..<60 {
            let isMain = index % 5 == 0
            context.saveGState()
            context.rotate(by: CGFloat(index) / 60 * 2 * .pi)
            context.setStrokeColor((isMain ? UIColor.label : UIColor.tertiaryLabel).cgColor)
            context.setLineWidth(isMain ? 2 : 1)
            context.move(to: CGPoint(x: 0, y: -radius + 6))
            context.addLine(to: CGPoint(x: 0, y: -radius + (isMain ? 18 : 12)))
            context.strokePath()
            context.restoreGState()
        }
    }

    private func drawNumbers(radius: CGFloat) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: .medium), .foregroundColor: UIColor.label,
        ]
        for number in stride(from: 5, through: 60, by: 5) {
            let angle = CGFloat(number) / 60 * 2 * .pi
            let text = "\(number)" as NSString
            let size = text.size(withAttributes: attributes)
            let center = CGPoint(x: radius * sin(angle), y: -radius * cos(angle))
            text.draw(
                at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2),
                withAttributes: attributes
            )
        }
    }

    private func drawHand(at seconds: TimeInterval, length: CGFloat, width: CGFloat, color: UIColor) {
        let angle = CGFloat(seconds.truncatingRemainder(dividingBy: 60)) / 60 * 2 * .pi
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -20 * sin(angle), y: 20 * cos(angle)))
        path.addLine(to: CGPoint(x: length * sin(angle), y: -length * cos(angle)))
        path.lineWidth = width
        path.lineCapStyle = .round
        color.setStroke()
        path.stroke()
    }
}
