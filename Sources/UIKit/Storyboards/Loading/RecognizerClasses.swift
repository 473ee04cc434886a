import InterfaceBuilder

/// UIKit's class for a recognizer element, and what documents set on it.
@MainActor
enum RecognizerClasses {
    static let types: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "gestureRecognizer": UIGestureRecognizer.self,
    ]

    static func decode(_ recognizer: UIGestureRecognizer, _ node: ObjectNode) {
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            if let count = node.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
            if let count = node.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = count }
        case let press as UILongPressGestureRecognizer:
            if let count = node.integer("numberOfTapsRequired") { press.numberOfTapsRequired = count }
            if let duration = node.number("minimumPressDuration") { press.minimumPressDuration = duration }
            if let movement = node.number("allowableMovement") { press.allowableMovement = movement }
        case let swipe as UISwipeGestureRecognizer:
            let directions: [String: UISwipeGestureRecognizer.Direction] = [
                "left": .left, "right": .right, "up": .up, "down": .down,
            ]
            if let direction = node.string("direction").flatMap({ directions[$0] }) { swipe.direction = direction }
        case let pan as UIPanGestureRecognizer:
            if let least = node.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = least }
            if let most = node.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = most }
        default: break
        }
    }
}
