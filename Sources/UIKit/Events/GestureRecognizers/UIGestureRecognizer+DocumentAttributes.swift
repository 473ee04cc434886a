extension DocumentTables {
    static let gestureRecognizer = DocumentAttributes<UIGestureRecognizer>(
        "gestureRecognizer",
        "customGestureRecognizer"
    ) {
        $0.bool("enabled", \.isEnabled, default: true)
        $0.bool("cancelsTouchesInView", \.cancelsTouchesInView, default: true)
        $0.bool("delaysTouchesBegan", \.delaysTouchesBegan, default: false)
        $0.bool("delaysTouchesEnded", \.delaysTouchesEnded, default: true)
        $0.bool("requiresExclusiveTouchType", \.requiresExclusiveTouchType, default: true)
        $0.string("name", \.name)
    }

    static let tapGestureRecognizer = DocumentAttributes<UITapGestureRecognizer>("tapGestureRecognizer") {
        $0.integer("numberOfTapsRequired", \.numberOfTapsRequired, least: 1)
        $0.integer("numberOfTouchesRequired", \.numberOfTouchesRequired, least: 1)
    }

    static let longPressGestureRecognizer = DocumentAttributes<UILongPressGestureRecognizer>(
        "pongPressGestureRecognizer",
        "longPressGestureRecognizer"
    ) {
        $0.integer("numberOfTapsRequired", \.numberOfTapsRequired, least: 0)
        $0.integer("numberOfTouchesRequired", \.numberOfTouchesRequired, least: 1)
        $0.number("minimumPressDuration", \.minimumPressDuration, least: 0)
        $0.number("allowableMovement", \.allowableMovement, least: 0)
    }

    static let swipeGestureRecognizer = DocumentAttributes<UISwipeGestureRecognizer>("swipeGestureRecognizer") {
        $0.choice("direction", \.direction, ["left": .left, "right": .right, "up": .up, "down": .down])
        $0.integer("numberOfTouchesRequired", \.numberOfTouchesRequired, least: 1)
    }

    static let panGestureRecognizer = DocumentAttributes<UIPanGestureRecognizer>("panGestureRecognizer") {
        $0.integer("minimumNumberOfTouches", \.minimumNumberOfTouches, least: 1)
        $0.integer("maximumNumberOfTouches", \.maximumNumberOfTouches, least: 1)
    }

    static let screenEdgePanGestureRecognizer = DocumentAttributes<UIScreenEdgePanGestureRecognizer>(
        "screenEdgePanGestureRecognizer"
    ) {
        $0.options("edges", \.edges, ["top": .top, "left": .left, "bottom": .bottom, "right": .right])
    }
}
