import Foundation

/// Where an edit menu stands beside its target (BT-29); rectangles are in the window's space, in points.
struct EditMenuPlace {
    /// To which side of the menu its arrow points.
    enum Side {
        case up, down, left, right
    }

    /// Without the arrow.
    var body: CGRect
    var side: Side

    /// - Parameters:
    ///   - size: Of the menu without its arrow.
    ///   - target: What the arrow points to.
    ///   - preferred: The arrow's side where there is room; nil, and a side without room, leaves the choice to the menu:
    ///     above the target, or else below it.
    ///   - distance: Between target and body.
    ///   - room: Where the body may stand.
    init(size: CGSize, target: CGRect, preferred: Side?, distance: CGFloat, room: CGRect) {
        let places = (preferred.map { [$0] } ?? []) + [.down]
        let fitting = places.first { Self.hasRoom(size, beside: target, $0, distance, room) }
        side = fitting ?? .up
        body = CGRect(origin: Self.origin(of: size, beside: target, side, distance), size: size)
        switch side {
        case .up, .down: body.origin.x = min(max(room.minX, body.minX), room.maxX - size.width)
        case .left, .right: body.origin.y = min(max(room.minY, body.minY), room.maxY - size.height)
        }
    }

    private static func origin(of size: CGSize, beside target: CGRect, _ side: Side, _ distance: CGFloat) -> CGPoint {
        switch side {
        case .down: CGPoint(x: target.midX - size.width / 2, y: target.minY - distance - size.height)
        case .up: CGPoint(x: target.midX - size.width / 2, y: target.maxY + distance)
        case .right: CGPoint(x: target.minX - distance - size.width, y: target.midY - size.height / 2)
        case .left: CGPoint(x: target.maxX + distance, y: target.midY - size.height / 2)
        }
    }

    private static func hasRoom(
        _ size: CGSize,
        beside target: CGRect,
        _ side: Side,
        _ distance: CGFloat,
        _ room: CGRect
    ) -> Bool {
        let origin = origin(of: size, beside: target, side, distance)
        return switch side {
        case .down: origin.y >= room.minY
        case .up: origin.y + size.height <= room.maxY
        case .right: origin.x >= room.minX
        case .left: origin.x + size.width <= room.maxX
        }
    }
}

extension UIEditMenuArrowDirection {
    /// Nil where the menu chooses.
    var side: EditMenuPlace.Side? {
        switch self {
        case .automatic: nil
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
    }
}

extension UIMenuController.ArrowDirection {
    /// Nil where the menu chooses.
    var side: EditMenuPlace.Side? {
        switch self {
        case .default: nil
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
    }
}
