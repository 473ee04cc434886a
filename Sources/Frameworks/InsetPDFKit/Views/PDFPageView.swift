import UIKit

/// A page in a view: white until it is first seen.
final class PDFPageView: UIView {
    let page: PDFPage
    /// Called with the point of a tap, y down.
    var tapped: ((CGPoint) -> Void)?
    private var drawnScale: CGFloat = 0
    private var drawnBox: PDFDisplayBox?
    private let marks = CALayer()

    init(page: PDFPage) {
        self.page = page
        super.init(frame: .zero)
        backgroundColor = .white
        layer.addSublayer(marks)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        marks.frame = bounds
    }

    // A finger that scrolls is taken away from the page.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first, touch.tapCount == 1 { tapped?(touch.location(in: self)) }
    }

    /// Draws the page, unless it is there as sharp.
    ///
    /// - Parameter scale: Pixels for a point of the page.
    func show(_ box: PDFDisplayBox, scale: CGFloat) {
        guard drawnScale != scale || drawnBox != box else { return }
        (drawnScale, drawnBox) = (scale, box)
        layer.contents = page.picture(of: box, scale: 1, pixelScale: scale).cgImage
    }

    /// Draws the page anew when it is seen next.
    func forget() { drawnScale = 0 }

    /// Marks text, over the page.
    ///
    /// - Parameter selections: With the color of each.
    func mark(_ selections: [(PDFSelection, UIColor)], in box: PDFDisplayBox) {
        marks.sublayers?.forEach { $0.removeFromSuperlayer() }
        let transform = page.transform(for: box)
        for (selection, color) in selections {
            for line in selection.selectionsByLine() where line.pages.first === page {
                let area = line.bounds(for: page).applying(transform)
                let mark = CALayer()
                mark.frame = CGRect(x: area.minX, y: bounds.height - area.maxY, width: area.width, height: area.height)
                mark.backgroundColor = color.cgColor
                marks.addSublayer(mark)
            }
        }
    }
}
