import Foundation

/// Where a popover stands beside its anchor (PR-14, PR-15, PR-M20 … PR-M22). Points, in the container's space.
struct PopoverGeometry {
    let anchor: CGRect
    /// Where a popover may be.
    let room: CGRect
    let wish: CGSize
    let permitted: UIPopoverArrowDirection
    let mayOverlap: Bool
    let isBarItem: Bool
    /// Whether it lies over its anchor, without an arrow, as action sheets do on iOS 26 (PR-M8).
    let centersOnAnchor: Bool
    /// Of the container.
    let safeTop: CGFloat
    let look: PopoverLook
    /// Points by which the arrow stands out; an app's background has its own.
    var arrowHeight = Self.standardArrowHeight

    static let standardArrowHeight: CGFloat = 13
    static let arrowBase: CGFloat = 37
    /// PR-M20: what a popover keeps from the edges of where it may be.
    static func margins(_ margins: UIEdgeInsets, look: PopoverLook) -> UIEdgeInsets {
        UIEdgeInsets(
            top: margins.top,
            left: max(margins.left, look.sideMargin),
            bottom: margins.bottom,
            right: max(margins.right, look.sideMargin)
        )
    }

    /// A popover's place.
    struct Place: Equatable {
        /// With the arrow.
        var frame: CGRect
        /// Empty: no arrow.
        var direction: UIPopoverArrowDirection
        var radius: CGFloat
        var arrowHeight = PopoverGeometry.standardArrowHeight

        /// What the arrow takes of the frame.
        var arrowInsets: UIEdgeInsets {
            var insets = UIEdgeInsets.zero
            switch direction {
            case .up: insets.top = arrowHeight
            case .down: insets.bottom = arrowHeight
            case .left: insets.left = arrowHeight
            case .right: insets.right = arrowHeight
            default: break
            }
            return insets
        }

        /// Without the arrow.
        var contentFrame: CGRect { frame.inset(by: arrowInsets) }
    }

    var place: Place {
        let size = CGSize(width: min(wish.width, room.width), height: min(wish.height, room.height))
        if look.isGlass, isBarItem { return placeAtBar(size) }
        if look.isGlass, centersOnAnchor { return placeOverAnchor(size) }
        let direction = self.direction(for: size)
        let isSideways = direction == .left || direction == .right
        var full = size
        if isSideways { full.width += arrowHeight } else { full.height += arrowHeight }
        let free = freeSpace(direction)
        if !mayOverlap, free > arrowHeight {
            if isSideways { full.width = min(full.width, free) } else { full.height = min(full.height, free) }
        }
        var origin = CGPoint(x: anchor.midX - full.width / 2, y: anchor.midY - full.height / 2)
        switch direction {
        case .down: origin.y = anchor.minY - full.height
        case .left: origin.x = anchor.maxX
        case .right: origin.x = anchor.minX - full.width
        default: origin.y = anchor.maxY
        }
        origin.x = max(room.minX, min(origin.x, room.maxX - full.width))
        origin.y = max(room.minY, min(origin.y, room.maxY - full.height))
        return Place(
            frame: CGRect(origin: origin, size: full),
            direction: direction,
            radius: look.radius,
            arrowHeight: arrowHeight
        )
    }

    /// PR-M20: over the bar, without an arrow.
    private func placeAtBar(_ size: CGSize) -> Place {
        let x = max(room.minX, min(anchor.midX - size.width / 2, room.maxX - size.width))
        let isAtBottom = anchor.midY > room.midY
        let y = isAtBottom ? anchor.maxY - size.height : safeTop + look.barTop
        return Place(
            frame: CGRect(origin: CGPoint(x: x, y: y), size: size),
            direction: [],
            radius: look.radius
        )
    }

    private func placeOverAnchor(_ size: CGSize) -> Place {
        let x = max(room.minX, min(anchor.midX - size.width / 2, room.maxX - size.width))
        let y = max(room.minY, min(anchor.midY - size.height / 2, room.maxY - size.height))
        return Place(
            frame: CGRect(origin: CGPoint(x: x, y: y), size: size),
            direction: [],
            radius: look.radius
        )
    }

    private func freeSpace(_ direction: UIPopoverArrowDirection) -> CGFloat {
        switch direction {
        case .up: room.maxY - anchor.maxY
        case .down: anchor.minY - room.minY
        case .left: room.maxX - anchor.maxX
        case .right: anchor.minX - room.minX
        default: 0
        }
    }

    /// The side with the most room, up first (PR-14); on iOS 26 beside the anchor where the content fits (PR-M21).
    private func direction(for size: CGSize) -> UIPopoverArrowDirection {
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        var sides = order.filter { permitted.contains($0) }
        if look.isGlass {
            let fitting = sides.filter { side in
                (side == .left || side == .right) && freeSpace(side) >= size.width + arrowHeight
            }
            if !fitting.isEmpty { sides = fitting }
        }
        guard let first = sides.first else { return .up }
        return sides.dropFirst().reduce(first) { freeSpace($1) > freeSpace($0) ? $1 : $0 }
    }
}

extension PopoverGeometry.Place {
    /// The outline with the arrow's tip at the anchor's middle, in the space of the frame.
    @MainActor
    func outline(toward anchor: CGRect) -> UIBezierPath {
        let bounds = CGRect(origin: .zero, size: frame.size)
        let path = UIBezierPath(roundedRect: bounds.inset(by: arrowInsets), cornerRadius: radius)
        guard direction != [] else { return path }
        let half = PopoverGeometry.arrowBase / 2
        let height = arrowHeight
        let isSideways = direction == .left || direction == .right
        let length = isSideways ? bounds.height : bounds.width
        let wanted = isSideways ? anchor.midY - frame.minY : anchor.midX - frame.minX
        let along = max(radius + half, min(wanted, length - radius - half))
        /// From the arrow's own space: x along the edge from its middle, y out of the popover.
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            switch direction {
            case .up: CGPoint(x: along + x, y: height - y)
            case .down: CGPoint(x: along + x, y: bounds.height - height + y)
            case .left: CGPoint(x: height - y, y: along + x)
            default: CGPoint(x: bounds.width - height + y, y: along + x)
            }
        }
        // Measured on pictures of iOS 7 and 8: 2 wide at the tip, 5.7 at 3 below it, 14 at 9 and 21 at 12, then it flares
        // into the edge.
        path.move(to: point(-half, 0))
        path.addCurve(to: point(-7, 4), controlPoint1: point(-12.5, 0), controlPoint2: point(-10, 0.8))
        path.addLine(to: point(-1.7, 12))
        path.addQuadCurve(to: point(1.7, 12), controlPoint: point(0, 14))
        path.addLine(to: point(7, 4))
        path.addCurve(to: point(half, 0), controlPoint1: point(10, 0.8), controlPoint2: point(12.5, 0))
        path.close()
        return path
    }
}

/// Draws a popover's outline and its shadow behind the content.
final class PopoverChrome: UIView {
    private let shape = CAShapeLayer()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.addSublayer(shape)
        shape.shadowColor = UIColor.black.cgColor
        shape.shadowOpacity = 0.2
        shape.shadowRadius = 20
        shape.shadowOffset = .zero
    }

    required init?(coder: NSCoder) { nil }

    func show(_ place: PopoverGeometry.Place, anchor: CGRect, color: UIColor?) {
        frame = place.frame
        shape.frame = bounds
        shape.path = place.outline(toward: anchor).cgPath
        shape.fillColor = (color ?? .systemBackground).resolvedColor(with: traitCollection).cgColor
    }
}
