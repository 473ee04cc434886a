import Platform

/// A group of menu elements, shown in place or behind its own row.
///
/// Buttons and bar items open theirs by touch; elements are also performed by code, and asked for their state.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// Names a menu of the system or the app.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name, as UIKit spells it.
        public let rawValue: String
        /// A value of any name, which is equal to those of the same name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Any text; reverse domain names keep clear of the system's.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu shows its children.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The options as bits, with UIKit's numbers.
        public let rawValue: UInt
        /// Options of these bits; bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Shows the children in place, set off by separators (BT-16), rather than behind a row.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Shows the menu's row in the color of what destroys (BT-16).
        public static let destructive = Options(rawValue: 1 << 1)
        /// A choice turns the other elements of the whole subtree off (BT-14).
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Shows the children in one line, as images (BT-25; iOS 17).
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large the elements are shown; raw values are UIKit's.
    public enum ElementSize: Int, Sendable {
        /// The system's choice; the default.
        case automatic = -1
        /// A row of images without titles.
        case small = 0
        /// Images above small titles, side by side.
        case medium = 1
        /// A full row for each element.
        case large = 2
    }

    /// What the initializer got, or a counted name that is unique in the process.
    open private(set) var identifier: Identifier
    /// Fixed when the menu is made. Empty by default.
    open private(set) var options: Options
    /// Whether the children have rows of their own or stand side by side (BT-25; iOS 16). Default: automatic, rows.
    open var preferredElementSize: ElementSize
    /// How the children's titles are shown; nil, the default, on one line (iOS 17.4).
    open var displayPreferences: UIMenuDisplayPreferences?
    /// In the order in which they are shown; `replacingChildren(_:)` makes a menu with others.
    open private(set) var children: [UIMenuElement]

    /// A menu of elements.
    ///
    /// - Parameter identifier: Nil: a name of its own.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        options: Options = [],
        preferredElementSize: ElementSize = .automatic,
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Self.uniqueIdentifier()
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(elementTitle: title, subtitle: subtitle, image: image)
    }

    public override init?(coder: NSCoder) { nil }

    /// The same menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options,
            preferredElementSize: preferredElementSize,
            children: newChildren
        )
        menu.displayPreferences = displayPreferences
        return menu
    }

    /// The leaves that are on; nested menus are looked through (BT-13, BT-14).
    open var selectedElements: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            switch element {
            case let menu as UIMenu: menu.selectedElements
            case let action as UIAction where action.state == .on: [action]
            case let command as UICommand where command.state == .on: [command]
            default: []
            }
        }
    }

    @WorldState private static var count = 0
    private static func uniqueIdentifier() -> Identifier {
        count += 1
        return Identifier("com.apple.menu.dynamic.\(count)")
    }
}

extension UIMenu.Identifier {
    /// The menu bar's menu with the app's name.
    public static let application = Self("com.apple.menu.application")
    /// The menu bar's File menu.
    public static let file = Self("com.apple.menu.file")
    /// The menu bar's Edit menu.
    public static let edit = Self("com.apple.menu.edit")
    /// The menu bar's View menu.
    public static let view = Self("com.apple.menu.view")
    /// The menu bar's Window menu.
    public static let window = Self("com.apple.menu.window")
    /// The menu bar's Help menu.
    public static let help = Self("com.apple.menu.help")
    /// The application menu's part with the About command.
    public static let about = Self("com.apple.menu.about")
    /// The application menu's part with the settings.
    public static let preferences = Self("com.apple.menu.preferences")
    /// The application menu's list of other apps' services.
    public static let services = Self("com.apple.menu.services")
    /// The application menu's part that hides and shows apps.
    public static let hide = Self("com.apple.menu.hide")
    /// The application menu's part that quits.
    public static let quit = Self("com.apple.menu.quit")
    /// The File menu's part that opens another scene.
    public static let newScene = Self("com.apple.menu.new-scene")
    /// The File menu's part that opens documents.
    public static let open = Self("com.apple.menu.open")
    /// The File menu's part that closes windows.
    public static let close = Self("com.apple.menu.close")
    /// The File menu's part that prints.
    public static let print = Self("com.apple.menu.print")
    /// The File menu's part that saves, duplicates and renames.
    public static let document = Self("com.apple.menu.document")
    /// The Edit menu's part with undo and redo.
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    /// The Edit menu's part with cut, copy, paste, delete and select all.
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    /// The Edit menu's part that finds text.
    public static let find = Self("com.apple.menu.find")
    /// Offered for selected text: replacements for it.
    public static let replace = Self("com.apple.menu.replace")
    /// Offered for selected text: sharing.
    public static let share = Self("com.apple.menu.share")
    /// Offered for selected text: bold, italic and underline.
    public static let textStyle = Self("com.apple.menu.text-style")
    /// The Edit menu's part that checks spelling.
    public static let spelling = Self("com.apple.menu.spelling")
    /// The part of that which shows a panel.
    public static let spellingPanel = Self("com.apple.menu.spelling-panel")
    /// The part of that which sets when it checks.
    public static let spellingOptions = Self("com.apple.menu.spelling-options")
    /// The File menu's list of documents.
    public static let openRecent = Self("com.apple.menu.open-recent")
    /// What is made anew (iOS 26).
    public static let newItem = Self("com.apple.menu.new-item")
    /// The Format menu's part that copies and pastes looks.
    public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
    /// The Format menu's part for paragraphs.
    public static let text = Self("com.apple.menu.text")
    /// The Format menu's part that sets where text begins.
    public static let writingDirection = Self("com.apple.menu.writing-direction")
    /// The Window menu's part that makes windows small and large.
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    /// The Window menu's part that brings all windows to the front.
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
    /// The Edit menu's part that fills in what the system knows.
    public static let autoFill = Self("com.apple.menu.autofill")
    /// The part of the substitutions which shows a panel.
    public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
    /// The part of the substitutions which turns them on and off.
    public static let substitutionOptions = Self("com.apple.menu.substitution-options")
    /// The Edit menu's part that sets smart quotes and dashes.
    public static let substitutions = Self("com.apple.menu.substitutions")
    /// The Edit menu's part that changes the case of letters.
    public static let transformations = Self("com.apple.menu.transformations")
    /// The Edit menu's part that reads aloud.
    public static let speech = Self("com.apple.menu.speech")
    /// Offered for selected text: looking it up.
    public static let lookup = Self("com.apple.menu.lookup")
    /// Offered for selected text: teaching the dictionary a word.
    public static let learn = Self("com.apple.menu.learn")
    /// The menu bar's Format menu.
    public static let format = Self("com.apple.menu.format")
    /// The Format menu's part for fonts.
    public static let font = Self("com.apple.menu.font")
    /// The Font menu's part that changes the size.
    public static let textSize = Self("com.apple.menu.text-size")
    /// The Font menu's part that changes the color.
    public static let textColor = Self("com.apple.menu.text-color")
    /// The Format menu's part that aligns text.
    public static let alignment = Self("com.apple.menu.alignment")
    /// The View menu's part that shows and customizes the toolbar.
    public static let toolbar = Self("com.apple.menu.toolbar")
    /// The View menu's part that shows the sidebar.
    public static let sidebar = Self("com.apple.menu.sidebar")
    /// The View menu's part for full screen.
    public static let fullscreen = Self("com.apple.menu.fullscreen")
    /// The menu that holds all of the menu bar.
    public static let root = Self("com.apple.menu.root")
}
