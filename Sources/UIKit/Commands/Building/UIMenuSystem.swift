import Platform

/// One of the two places where the system shows menus that responders build.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    @WorldState private static var menuBar = UIMenuSystem()
    @WorldState private static var overViews = UIMenuSystem()

    /// The menu bar and the commands of hardware keys; built at the first such key (EV-M9).
    open class var main: UIMenuSystem { menuBar }
    /// Edit and context menus; built each time that one is about to be shown (EV-M10).
    open class var context: UIMenuSystem { overViews }

    /// The menu bar, once it was asked for.
    final var builtMenu: UIMenu?

    /// Has the menu bar built again at the next hardware key. Context menus always are.
    open func setNeedsRebuild() {
        builtMenu = nil
    }

    /// Asks that commands are validated again.
    ///
    /// - Note: No effect here: commands are validated whenever they are performed (EV-M9).
    open func setNeedsRevalidate() {}
}
