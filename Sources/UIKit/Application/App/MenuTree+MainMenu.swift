extension MenuTree {
    /// The menu bar as the application and its delegate build it; views and controllers aren't asked (EV-M9).
    static func mainMenu(of application: UIApplication) -> UIMenu {
        func menu(_ identifier: UIMenu.Identifier, _ title: String, _ parts: [UIMenu.Identifier] = []) -> UIMenu {
            UIMenu(
                title: title,
                identifier: identifier,
                children: parts.map { UIMenu(identifier: $0, options: .displayInline) }
            )
        }
        let tree = MenuTree(
            [
                menu(.application, "", [.about, .preferences, .services, .hide, .quit]),
                menu(.file, "File", [.newScene, .open, .close, .document, .print]),
                menu(
                    .edit,
                    "Edit",
                    [.undoRedo, .standardEdit, .find, .replace, .spelling, .substitutions, .transformations, .speech]
                ),
                menu(.format, "Format", [.font, .textStyle, .textSize, .textColor, .alignment]),
                menu(.view, "View", [.toolbar, .sidebar, .fullscreen]),
                menu(.window, "Window"),
                menu(.help, "Help"),
            ],
            for: .main
        )
        tree.build(from: application)
        return tree.root
    }
}
