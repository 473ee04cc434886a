import Foundation

extension UITextItem {
    /// The menu of an item, and what is shown beside it.
    @preconcurrency @MainActor
    open class MenuConfiguration: NSObject {
        /// What is shown beside the menu.
        public enum Preview {
            /// The item's characters, lifted from the text.
            case `default`
            /// A view of the app, at its size in points.
            case view(UIView)
        }

        let menu: UIMenu
        let preview: Preview?

        /// A menu with a preview.
        ///
        /// - Parameters:
        ///   - preview: Nil shows nothing beside the menu.
        ///   - menu: An empty one isn't shown.
        public init(preview: Preview? = .default, menu: UIMenu) {
            self.preview = preview
            self.menu = menu
            super.init()
        }
    }
}
