extension DocumentTables {
    static let navigationController = DocumentAttributes<UINavigationController>("navigationController") {
        $0.row("navigationBar", read: { $0.part("navigationBar") }) { load($1, into: $0.navigationBar) }
        $0.row("toolbar", read: { $0.part("toolbar") }) { controller, reader in
            if let toolbar = controller.toolbar { load(reader, into: toolbar) }
        }
        $0.bool("navigationBarHidden", \.isNavigationBarHidden, default: false)
        $0.bool("toolbarHidden", \.isToolbarHidden, default: true)
        $0.bool("hidesBarsOnSwipe", \.hidesBarsOnSwipe, default: false)
        $0.bool("hidesBarsOnTap", \.hidesBarsOnTap, default: false)
        $0.bool("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact, default: false)
        $0.bool("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears, default: false)
    }
}
