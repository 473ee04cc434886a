import CoreGraphics
import Foundation

/// A part of the plane about a field's position.
open class UIRegion: NSObject {
    private let test: (CGPoint) -> Bool
    private init(test: @escaping (CGPoint) -> Bool) { self.test = test }
    /// The whole plane.
    open class var infinite: UIRegion { UIRegion { _ in true } }
    /// A disc of a radius in points.
    public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }
    /// A rectangle about the middle, of a size in points.
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }
    /// What is not in this one.
    open func inverse() -> UIRegion { UIRegion { [test] in !test($0) } }
    /// What is in either.
    open func union(with region: UIRegion) -> UIRegion {
        UIRegion { [test] in test($0) || region.test($0) }
    }
    /// What is in this one alone.
    open func difference(from region: UIRegion) -> UIRegion {
        UIRegion { [test] in test($0) && !region.test($0) }
    }
    /// What is in both.
    open func intersection(with region: UIRegion) -> UIRegion {
        UIRegion { [test] in test($0) && region.test($0) }
    }
    /// Whether a point, in points from the middle, is within.
    open func contains(_ point: CGPoint) -> Bool { test(point) }
}
