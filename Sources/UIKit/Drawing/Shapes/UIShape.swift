import CoreGraphics
import QuartzCore

/// An outline that takes its place from the content that it is for. From iOS 17.
@preconcurrency @MainActor
public struct UIShape: @preconcurrency UIShapeProvider {
    /// What a shape is made of, before it has a place.
    enum Kind: Equatable {
        case rect(cornerRadius: CGFloat, UICornerCurve, UIRectCorner)
        case capsule
        case circle
        case fixed(CGRect, cornerRadius: CGFloat, UICornerCurve, UIRectCorner)
        case path(UIBezierPath)
        case inset(UIEdgeInsets)
        case custom
    }

    let kind: Kind
    /// Makes the place of what isn't UIKit's own, or of what is inset.
    private let resolver: ((ResolutionContext) -> Resolved)?
    private let isSame: (UIShape) -> Bool

    private init(_ kind: Kind) {
        self.kind = kind
        resolver = nil
        isSame = { _ in true }
    }

    /// A shape that somebody else makes.
    public init(_ provider: some UIShapeProvider) {
        if let shape = provider as? UIShape {
            self = shape
            return
        }
        kind = .custom
        resolver = { provider.resolve(in: $0) }
        isSame = { $0.provider(like: provider) == provider }
        held = provider
    }

    private init(inset insets: UIEdgeInsets, of shape: UIShape) {
        kind = .inset(insets)
        resolver = { shape.resolve(in: $0).inset(by: insets) }
        isSame = { $0.provider(like: shape) == shape }
        held = shape
    }

    private var held: Any?
    private func provider<Provider>(like: Provider) -> Provider? { held as? Provider }

    // MARK: UIKit's shapes

    /// The content's rectangle.
    public static var rect: UIShape { rect(cornerRadius: 0) }

    /// The content's rectangle with round corners, in points.
    public static func rect(
        cornerRadius: CGFloat,
        cornerCurve: UICornerCurve = .automatic,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape { UIShape(.rect(cornerRadius: cornerRadius, cornerCurve, maskedCorners)) }

    /// The content's rectangle, its shorter sides half circles.
    public static var capsule: UIShape { UIShape(.capsule) }

    /// The largest circle in the middle of the content's rectangle.
    public static var circle: UIShape { UIShape(.circle) }

    /// A rectangle in the content's space, in points, whatever the content's size.
    public static func fixedRect(
        _ rect: CGRect,
        cornerRadius: CGFloat = 0,
        cornerCurve: UICornerCurve = .automatic,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape { UIShape(.fixed(rect, cornerRadius: cornerRadius, cornerCurve, maskedCorners)) }

    /// An outline in the content's space, in points; copied.
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(UIBezierPath(cgPath: path.cgPath))) }

    // MARK: Changing

    /// The shape, smaller by insets in points.
    public func inset(by insets: UIEdgeInsets) -> UIShape { UIShape(inset: insets, of: self) }

    /// The shape, smaller on all sides.
    public func inset(by inset: CGFloat) -> UIShape {
        self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
    }

    // MARK: Resolving

    /// The shape with its place for content.
    public func resolve(in context: ResolutionContext) -> Resolved {
        if let resolver {
            let made = resolver(context)
            return Resolved(shape: self, boundingRect: made.boundingRect, path: made.path)
        }
        let bounds = context.contentShape.boundingRect
        let path: UIBezierPath
        switch kind {
        case .rect(let radius, let curve, let corners): path = Self.outline(bounds, radius, curve, corners)
        case .capsule: path = Self.outline(bounds, min(bounds.width, bounds.height) / 2, .circular, .allCorners)
        case .circle:
            let side = min(bounds.width, bounds.height)
            let origin = CGPoint(x: bounds.midX - side / 2, y: bounds.midY - side / 2)
            path = UIBezierPath(ovalIn: CGRect(origin: origin, size: CGSize(width: side, height: side)))
        case .fixed(let rect, let radius, let curve, let corners): path = Self.outline(rect, radius, curve, corners)
        case .path(let own): path = own
        case .inset, .custom: path = context.contentShape.path
        }
        return Resolved(shape: self, boundingRect: path.bounds, path: path)
    }

    private static func outline(
        _ rect: CGRect,
        _ radius: CGFloat,
        _ curve: UICornerCurve,
        _ corners: UIRectCorner
    ) -> UIBezierPath {
        guard radius > 0, !corners.isEmpty else { return UIBezierPath(rect: rect) }
        let radius = min(radius, rect.width / 2, rect.height / 2)
        guard corners == .allCorners, curve != .circular else {
            return UIBezierPath(
                roundedRect: rect,
                byRoundingCorners: corners,
                cornerRadii: CGSize(width: radius, height: radius)
            )
        }
        return UIBezierPath(roundedRect: rect, cornerRadius: radius)
    }

    /// Shapes of the same values; those of others' making are as equal as who makes them.
    public static func == (one: UIShape, other: UIShape) -> Bool { one.kind == other.kind && one.isSame(other) }
}

extension UIShape {
    /// What a shape is made for. From iOS 17.
    @preconcurrency @MainActor
    public struct ResolutionContext {
        /// The content's own outline, as that of a button's background; sizes are relative to its bounding rectangle.
        public var contentShape: Resolved
    }

    /// A shape with its place in the content's space. From iOS 17.
    @preconcurrency @MainActor
    public struct Resolved {
        /// What it was made of.
        public let shape: UIShape
        /// The smallest rectangle around it, in points.
        public let boundingRect: CGRect
        /// The outline, in points.
        public let path: UIBezierPath

        init(shape: UIShape, boundingRect: CGRect, path: UIBezierPath) {
            self.shape = shape
            self.boundingRect = boundingRect
            self.path = path
        }

        /// The outline, smaller by insets in points, its corners rounder or less round by as much.
        public func inset(by insets: UIEdgeInsets) -> Resolved {
            let inner = boundingRect.inset(by: insets)
            guard boundingRect.width > 0, boundingRect.height > 0 else { return self }
            let changed = UIBezierPath(cgPath: path.cgPath)
            let (x, y) = (inner.width / boundingRect.width, inner.height / boundingRect.height)
            changed.apply(CGAffineTransform(translationX: -boundingRect.minX, y: -boundingRect.minY))
            changed.apply(CGAffineTransform(scaleX: x, y: y))
            changed.apply(CGAffineTransform(translationX: inner.minX, y: inner.minY))
            return Resolved(shape: shape, boundingRect: inner, path: changed)
        }

        /// The outline, smaller on all sides.
        public func inset(by inset: CGFloat) -> Resolved {
            self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
        }
    }
}
