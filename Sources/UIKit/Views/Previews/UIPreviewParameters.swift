import CoreGraphics
import Foundation

/// How a view looks while it is lifted out of the screen: its outline, its ground and its shadow.
@MainActor
open class UIPreviewParameters: NSObject, NSCopying {
    /// What is seen of the view, in its coordinate space in points; nil, the default, shows all of its bounds.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow, in the view's coordinate space in points; nil, the default, takes the visible path.
    open var shadowPath: UIBezierPath?
    /// Behind the view, within the visible path; the system's background by default, as nil says again.
    open var backgroundColor: UIColor! {
        get { ground ?? .systemBackground }
        set { ground = newValue }
    }
    /// What the app said; nil: the system's background.
    private(set) var ground: UIColor?

    /// The whole view on the system's background.
    public override init() { super.init() }

    /// The outline of text, from the rectangles of its lines.
    ///
    /// - Parameter textLineRects: A rectangle of each line, in the view's coordinate space in points, from top to bottom.
    public init(textLineRects: [NSValue]) {
        super.init()
        let outline = UIBezierPath()
        for value in textLineRects {
            // Text stands a little inside of its ground, as a selection of text that is lifted shows it.
            let rect = value.cgRectValue.insetBy(dx: -Self.textMargin, dy: -Self.textMargin)
            outline.append(UIBezierPath(roundedRect: rect, cornerRadius: Self.textMargin * 2))
        }
        visiblePath = outline
    }

    /// A copy that changes by itself.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        let copy: UIPreviewParameters = MainActor.assumeIsolated {
            let copy = UIPreviewParameters()
            copy.take(self)
            return copy
        }
        return copy
    }

    /// Takes another's values over.
    func take(_ other: UIPreviewParameters) {
        visiblePath = other.visiblePath?.copy() as? UIBezierPath
        shadowPath = other.shadowPath?.copy() as? UIBezierPath
        ground = other.ground
    }

    private static let textMargin: CGFloat = 4
}
