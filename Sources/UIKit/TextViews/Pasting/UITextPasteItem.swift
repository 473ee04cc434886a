import Foundation

/// One of the things that are pasted or dropped together, on its way into a text.
///
/// Its result is set once; the text changes when the last of the items has one.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    /// Gives the thing's data.
    var itemProvider: NSItemProvider { get }
    /// What the app knows the thing by, where it was dragged within the app.
    var localObject: Any? { get }
    /// What characters look like that have no looks of their own.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    /// These characters, with the default looks.
    func setResult(string: String)
    /// These characters.
    func setResult(attributedString string: NSAttributedString)
    /// A picture, or what else stands in a text as a character.
    func setResult(attachment textAttachment: NSTextAttachment)
    /// Nothing.
    func setNoResult()
    /// What the text would take without a delegate.
    func setDefaultResult()
}
