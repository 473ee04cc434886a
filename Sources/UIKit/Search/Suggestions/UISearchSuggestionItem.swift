import Foundation

/// A suggestion of a text. From iOS 16.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// What the list says.
    open private(set) var localizedSuggestion: String?
    /// The same with looks of its own; nil for a plain text.
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    /// What assistive technologies say of it.
    open private(set) var localizedDescription: String?
    /// In front of the text.
    open private(set) var iconImage: UIImage?
    /// What the app keeps with it; nil by default.
    open var representedObject: Any?

    /// A suggestion of a plain text.
    ///
    /// - Parameters:
    ///   - localizedSuggestion: What the list says.
    ///   - localizedDescription: What assistive technologies say of it.
    ///   - iconImage: In front of the text.
    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        self.localizedSuggestion = localizedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }

    /// A suggestion of a text with looks of its own.
    ///
    /// - Parameters:
    ///   - localizedAttributedSuggestion: What the list says, with looks of its own.
    ///   - localizedDescription: What assistive technologies say of it.
    ///   - iconImage: In front of the text.
    public init(
        localizedAttributedSuggestion: NSAttributedString,
        localizedDescription: String? = nil,
        iconImage: UIImage? = nil
    ) {
        self.localizedAttributedSuggestion = localizedAttributedSuggestion
        localizedSuggestion = localizedAttributedSuggestion.string
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }
}
