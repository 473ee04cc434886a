import Foundation

extension ObjectNode {
    /// A rectangle in points; garbage components are 0.
    public func rect(_ key: String) -> CGRect? {
        guard let child = property(key), child.name == "rect" else { return nil }
        return CGRect(
            x: child.length("x") ?? 0,
            y: child.length("y") ?? 0,
            width: child.length("width") ?? 0,
            height: child.length("height") ?? 0
        )
    }

    /// The stored frame in the superview's coordinates (IB-1); nil where the document has none.
    public var frame: CGRect? {
        if let frame = rect("frame") { return frame }
        guard let inset = property("frameInset"), inset["maxX"] == nil, inset["maxY"] == nil else { return nil }
        return CGRect(
            x: inset.length("minX") ?? 0,
            y: inset.length("minY") ?? 0,
            width: inset.length("width") ?? 0,
            height: inset.length("height") ?? 0
        )
    }

    /// The stored frame in a superview of that size, in points; also where the document tells insets from its edges.
    public func frame(inSuperviewOf size: CGSize) -> CGRect? {
        guard rect("frame") == nil, let inset = property("frameInset") else { return frame }
        func axis(_ near: String, _ far: String, _ extent: String, _ available: Double) -> (
            origin: Double, length: Double
        ) {
            let start = inset.length(near)
            let end = inset.length(far)
            let length = inset.length(extent) ?? max(0, available - (start ?? 0) - (end ?? 0))
            return (start ?? end.map { available - $0 - length } ?? 0, length)
        }
        let x = axis("minX", "maxX", "width", size.width)
        let y = axis("minY", "maxY", "height", size.height)
        return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    }

    /// A point in points; garbage components are 0.
    public func point(_ key: String) -> CGPoint? {
        guard let child = property(key), child.name == "point" else { return nil }
        return CGPoint(x: child.length("x") ?? 0, y: child.length("y") ?? 0)
    }

    /// A size in points, from any element that has a width or a height; garbage components are 0.
    public func size(_ key: String) -> CGSize? {
        guard let child = property(key), child["width"] != nil || child["height"] != nil else { return nil }
        return CGSize(width: child.length("width") ?? 0, height: child.length("height") ?? 0)
    }

    /// Edge insets, from `<inset>` (minX is left, minY is top) and `<edgeInsets>` alike.
    public func insets(_ key: String) -> EdgeInsets? { property(key).flatMap(EdgeInsets.init) }

    /// Edge insets whose sides follow the reading direction.
    public func directionalInsets(_ key: String) -> DirectionalEdgeInsets? {
        property(key).flatMap(DirectionalEdgeInsets.init)
    }

    /// An offset such as a bar item's title position; horizontal and vertical, in points.
    public func offset(_ key: String) -> CGSize? {
        guard let child = property(key), child.name == "offsetWrapper" else { return nil }
        return CGSize(width: child.length("horizontal") ?? 0, height: child.length("vertical") ?? 0)
    }
}
