import Foundation

/// A place with an origin of its own on the screen: views, the screen and scenes.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// In the space itself, in points.
    var bounds: CGRect { get }
    /// A point of this space in another one.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// The bounding box of a rectangle of this space in another one.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The bounding box of a rectangle of another space in this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// What UIKit's own spaces tell to be converted: where they are on the screen.
@MainActor
protocol ScreenPlaced: UICoordinateSpace {
    /// In the screen's points, as the interface stands.
    func onScreen(_ point: CGPoint) -> CGPoint
    func fromScreen(_ point: CGPoint) -> CGPoint
}

extension ScreenPlaced {
    func convertPlaced(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        guard let other = space as? any ScreenPlaced else { return space.convert(point, from: self) }
        return other.fromScreen(onScreen(point))
    }

    func convertPlaced(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { convertPlaced($0, to: space) }
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return rect }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension UIView: UICoordinateSpace, ScreenPlaced {
    func onScreen(_ point: CGPoint) -> CGPoint {
        let placed = convert(point, to: nil as UIView?)
        let origin = rootOrigin
        return CGPoint(x: placed.x + origin.x, y: placed.y + origin.y)
    }

    func fromScreen(_ point: CGPoint) -> CGPoint {
        let origin = rootOrigin
        return convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil as UIView?)
    }

    /// Where the outermost view's space begins on the screen; one that is no window counts as lying there.
    private var rootOrigin: CGPoint {
        let root = window ?? rootView
        return CGPoint(x: root.frame.minX - root.bounds.minX, y: root.frame.minY - root.bounds.minY)
    }
}

/// A space that isn't a view: the screen, or a scene on it.
final class PlacedCoordinateSpace: ScreenPlaced {
    /// From the space to the screen as the interface stands.
    private let transform: CGAffineTransform
    let bounds: CGRect

    init(size: CGSize, transform: CGAffineTransform = .identity) {
        bounds = CGRect(origin: .zero, size: size)
        self.transform = transform
    }

    func onScreen(_ point: CGPoint) -> CGPoint { point.applying(transform) }
    func fromScreen(_ point: CGPoint) -> CGPoint { point.applying(transform.inverted()) }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convertPlaced(point, to: coordinateSpace)
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convertPlaced(rect, to: coordinateSpace)
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}

extension UIScreen {
    /// The screen as the interface stands; in landscape it is wider than high (iOS 8).
    public var coordinateSpace: any UICoordinateSpace { PlacedCoordinateSpace(size: bounds.size) }

    /// The screen as it is held upright, whatever the interface's orientation (iOS 8).
    public var fixedCoordinateSpace: any UICoordinateSpace {
        let size = bounds.size
        let upright = CGSize(width: min(size.width, size.height), height: max(size.width, size.height))
        // From upright points to those of the interface.
        let transform: CGAffineTransform =
            switch SimulatedDevice.current.orientation {
            case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height)
            case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
            case .portraitUpsideDown:
                CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
            case .portrait, .unknown: .identity
            }
        return PlacedCoordinateSpace(size: upright, transform: transform)
    }
}
