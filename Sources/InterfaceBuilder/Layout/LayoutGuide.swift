/// A layout guide that constraints of the document name.
public struct LayoutGuide: Sendable, Identifiable {
    /// Which guide of its owner it is.
    public enum Kind: Sendable, Hashable {
        /// Of a view.
        case safeArea
        case layoutMargins
        case readableContent
        case keyboard
        /// Of a scroll view.
        case contentLayout
        /// Of a scroll view.
        case frameLayout
        /// Of a view controller: below the bars at the top.
        case top
        /// Of a view controller: above the bars at the bottom.
        case bottom
        /// Any other, by its key or type.
        case other(String)
    }

    /// The guide as XML.
    public let element: Element
    /// The object ID, which constraints name.
    public let id: String
    /// Which guide of its owner.
    public let kind: Kind

    init?(_ element: Element) {
        guard let id = element.id else { return nil }
        switch (element.name, element.key ?? element["type"] ?? "") {
        case ("viewControllerLayoutGuide", "top"): kind = .top
        case ("viewControllerLayoutGuide", "bottom"): kind = .bottom
        case (_, "safeArea"): kind = .safeArea
        case (_, "layoutMargins"), (_, "layoutMarginsGuide"): kind = .layoutMargins
        case (_, "readableContent"), (_, "readableContentGuide"): kind = .readableContent
        case (_, "contentLayoutGuide"): kind = .contentLayout
        case (_, "frameLayoutGuide"): kind = .frameLayout
        case ("keyboardLayoutGuide", _), (_, "keyboard"), (_, "keyboardLayoutGuide"): kind = .keyboard
        case (_, let name): kind = .other(name)
        }
        self.element = element
        self.id = id
    }
}
