import UIKit

/// Takes lines from fingers and shows them.
@preconcurrency @MainActor
open class PKCanvasView: UIScrollView {
    /// The lines. Setting them doesn't tell the delegate.
    open var drawing = PKDrawing() { didSet { sheet.setNeedsDisplay() } }
    /// What a touch does. Default: a black pen.
    open var tool: any PKTool = PKInkingTool(.pen, color: .black)
    /// Which touches draw; here all of them do, since there is no pencil, unless the policy asks for one.
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    /// Whether fingers draw. Default: true.
    open var allowsFingerDrawing = true
    /// Whether a ruler lies on the canvas; none is shown.
    open var isRulerActive = false
    /// Whether touches draw. Default: true.
    open var isDrawingEnabled = true
    /// Hears of lines, too.
    private var listener: (any PKCanvasViewDelegate)? { delegate as? any PKCanvasViewDelegate }
    private let sheet = StrokeSheet()
    private var stroke: PKStroke?
    private var begin: TimeInterval = 0

    /// An empty canvas.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A canvas of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .white
        // One finger draws, two scroll.
        panGestureRecognizer.minimumNumberOfTouches = 2
        delaysContentTouches = false
        sheet.isUserInteractionEnabled = false
        sheet.isOpaque = false
        sheet.backgroundColor = .clear
        sheet.canvas = self
        addSubview(sheet)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The sheet stays where it is seen, and draws the lines that are there.
        if sheet.frame != bounds {
            sheet.frame = bounds
            sheet.setNeedsDisplay()
        }
    }

    /// What is drawn now, with the line that isn't finished.
    fileprivate var shown: PKDrawing { stroke.map { drawing.appending([$0]) } ?? drawing }

    private var takesTouches: Bool {
        isDrawingEnabled && drawingPolicy != .pencilOnly && (allowsFingerDrawing || drawingPolicy == .anyInput)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard takesTouches, let touch = touches.first else { return super.touchesBegan(touches, with: event) }
        listener?.canvasViewDidBeginUsingTool(self)
        begin = touch.timestamp
        if let tool = tool as? PKInkingTool {
            stroke = PKStroke(
                ink: tool.ink,
                path: PKStrokePath(controlPoints: [PKStrokePoint](), creationDate: Date())
            )
        }
        use(touch)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard takesTouches, let touch = touches.first else { return super.touchesMoved(touches, with: event) }
        use(touch)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard takesTouches, touches.first != nil else { return super.touchesEnded(touches, with: event) }
        if let stroke {
            self.stroke = nil
            drawing.strokes.append(stroke)
            listener?.canvasViewDrawingDidChange(self)
        }
        listener?.canvasViewDidEndUsingTool(self)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        guard takesTouches else { return }
        stroke = nil
        sheet.setNeedsDisplay()
        listener?.canvasViewDidEndUsingTool(self)
    }

    private func use(_ touch: UITouch) {
        let place = touch.location(in: self)
        switch tool {
        case let tool as PKInkingTool:
            let point = PKStrokePoint(
                location: place,
                timeOffset: touch.timestamp - begin,
                size: CGSize(width: tool.width, height: tool.width),
                opacity: 1,
                force: 1,
                azimuth: 0,
                altitude: .pi / 2
            )
            stroke?.path.append(point)
            sheet.setNeedsDisplay()
        case is PKEraserTool:
            let kept = drawing.strokes.filter { !$0.isNear(place) }
            guard kept.count < drawing.strokes.count else { return }
            drawing.strokes = kept
            listener?.canvasViewDrawingDidChange(self)
        default: break
        }
    }

    /// Draws a canvas's lines.
    private final class StrokeSheet: UIView {
        weak var canvas: PKCanvasView?

        override func draw(_ rect: CGRect) {
            guard let context = UIGraphicsGetCurrentContext(), let canvas else { return }
            context.translateBy(x: -canvas.bounds.minX, y: -canvas.bounds.minY)
            canvas.shown.draw(in: context)
        }
    }
}

extension PKStroke {
    /// How near a finger has to come, in points.
    private static let reach: CGFloat = 10

    /// Whether a finger at a place touches the line.
    func isNear(_ place: CGPoint) -> Bool {
        let places = path.map { $0.location.applying(transform) }
        let pairs = places.count == 1 ? [(places[0], places[0])] : Array(zip(places, places.dropFirst()))
        return pairs.contains { one, other in
            let (x, y) = (other.x - one.x, other.y - one.y)
            let square = x * x + y * y
            let share = square > 0 ? max(0, min(1, ((place.x - one.x) * x + (place.y - one.y) * y) / square)) : 0
            return hypot(place.x - one.x - x * share, place.y - one.y - y * share) <= Self.reach
        }
    }
}

/// Which touches draw.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
    /// Fingers, where there is no pencil; any; a pencil alone.
    case `default` = 0, anyInput, pencilOnly
}

/// Hears of a canvas; all optional.
@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    /// Called when a line was added or taken away by a touch.
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    /// Called when all is drawn.
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    /// Called when a touch begins.
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    /// Called when a touch ends.
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
    /// Optional; nothing.
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    /// Optional; nothing.
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    /// Optional; nothing.
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    /// Optional; nothing.
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}
