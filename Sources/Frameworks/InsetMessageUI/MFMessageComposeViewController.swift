import Foundation
import InsetPlaceholders
@_exported import UIKit

/// A message to be written; shows what it is filled with, and can't be sent.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// Hears of the end; not kept.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// Who is to get it. Default: nil.
    open var recipients: [String]?
    /// The text. Default: nil.
    open var body: String?
    /// The line about it. Default: nil.
    open var subject: String?

    /// Whether messages can be sent; false here.
    open class func canSendText() -> Bool { false }
    /// Whether messages can have a line about them; false here.
    open class func canSendSubject() -> Bool { false }
    /// Whether messages can have files; false here.
    open class func canSendAttachments() -> Bool { false }
    /// Whether messages can have files of a kind; false here.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        page.title = "New Message"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
            }
        )
        let lines = ["To: \((recipients ?? []).joined(separator: ", "))", subject, body].compactMap(\.self)
        PlaceholderPanel.fill(page.view, lines.joined(separator: "\n"))
        viewControllers = [page]
    }

    /// Adds a file; false: none can be sent.
    @discardableResult
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
    /// Adds a file's contents; false: none can be sent.
    @discardableResult
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
    /// Takes the button for files away; there is none.
    open func disableUserAttachments() {}
}

/// How a message ended.
public enum MessageComposeResult: Int, Sendable {
    /// Given up, sent, failed; given up here.
    case cancelled = 0, sent, failed
}

/// Hears of the end of a message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the person has ended; the app dismisses the controller.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController,
        didFinishWith result: MessageComposeResult
    )
}
