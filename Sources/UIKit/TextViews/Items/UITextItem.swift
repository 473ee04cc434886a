import Foundation

/// A part of a text view's text that a person can act on: a link, an attachment or what an app has tagged. From iOS 17.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// What an item is.
    public enum Content {
        /// A link, of the text or of a data detector.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// What has the attribute `textItemTag`, with its value.
        case tag(String)
    }

    /// What the item is.
    public let content: Content
    /// The characters that it covers, in UTF-16 units.
    public let range: NSRange

    init(content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }
}

extension NSAttributedString.Key {
    /// A `String`: makes the characters an item that a text view's delegate is asked about, without looks of its own.
    /// From iOS 17.
    public static let textItemTag = NSAttributedString.Key("UITextItemTagAttributeName")
}
