import Foundation

/// What an alert shows that has no public name and that apps set by keys.
struct AlertParts {
    /// In place of the title, `attributedTitle`.
    var title: NSAttributedString?
    /// In place of the message, `attributedMessage`.
    var message: NSAttributedString?
    /// Stands below the texts, as high as it prefers, `contentViewController`.
    var content: UIViewController?
}
