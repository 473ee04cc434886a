extension MenuTree {
    /// The menu bar as the application and its delegate build it; views and controllers aren't asked (EV-M9).
    static func mainMenu(of application: UIApplication) -> UIMenu {
        func menu(_ identifier: UIMenu.Identifier, _ title: String, _ parts: [UIMenu.Identifier] = []) -> UIMenu {
            UIMenu(
                title: title,
                identifier: identifier,
                children: parts.map {
                    UIMenu(identifier: $0, options: .displayInline, children: $0 == .find ? findCommands : [])
                }
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

    /// The Edit menu's commands that find text (iOS 16).
    private static var findCommands: [UIMenuElement] {
        let commands: [(String, Selector, String, UIKeyModifierFlags)] = [
            ("Find…", "find:", "f", .command), ("Find and Replace…", "findAndReplace:", "f", [.command, .alternate]),
            ("Find Next", "findNext:", "g", .command), ("Find Previous", "findPrevious:", "g", [.command, .shift]),
            ("Use Selection for Find", "useSelectionForFind:", "e", .command),
        ]
        return commands.map { title, action, input, modifiers in
            UIKeyCommand(title: title, action: action, input: input, modifierFlags: modifiers)
        }
    }
}
