import Foundation

/// One action of a row's swipe, as before iOS 11; tables make a `UIContextualAction` of it.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
    /// What the action means.
    public enum Style: Int, Sendable {
        /// Red.
        case `default` = 0
        /// Gray.
        case normal = 1

        /// The same as `default`.
        public static var destructive: Style { .default }
    }

    /// What the initializer got.
    open private(set) var style: Style
    /// Shown on the button.
    open var title: String?
    /// Red or gray, after the style, until set.
    open var backgroundColor: UIColor?
    /// Drawn in place of the color on iOS.
    ///
    /// - Note: No effect here: the button shows its color.
    open var backgroundEffect: UIVisualEffect?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// An action in its style's color.
    ///
    /// - Parameter handler: Called when the button is touched.
    public init(
        style: Style,
        title: String?,
        handler: @escaping (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// Another one of the same style, title, handler and colors.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        let copy: UITableViewRowAction = MainActor.assumeIsolated {
            let copy = UITableViewRowAction(style: style, title: title, handler: handler)
            copy.backgroundColor = backgroundColor
            copy.backgroundEffect = backgroundEffect
            return copy
        }
        return copy
    }

    /// The action as today's tables know it, for one row.
    func contextualAction(for indexPath: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
            _,
            _,
            isDone in
            self.handler(self, indexPath)
            // The app decides what becomes of the row.
            isDone(false)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
