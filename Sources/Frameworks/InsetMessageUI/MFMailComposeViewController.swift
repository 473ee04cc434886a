import InsetPlaceholders
@_exported import UIKit

/// A letter to be written; shows what it is filled with, and can't be sent.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    /// Hears of the end; not kept.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private var subject = ""
    private var recipients: [String] = []
    private var text = ""
    private var panel: PlaceholderPanel?

    /// Whether letters can be sent; false here.
    open class func canSendMail() -> Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        page.title = subject.isEmpty ? "New Message" : subject
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
            }
        )
        panel = PlaceholderPanel.fill(page.view, summary)
        viewControllers = [page]
    }

    private var summary: String { (["To: \(recipients.joined(separator: ", "))"] + [text]).joined(separator: "\n") }

    /// The line about the letter.
    open func setSubject(_ subject: String) { self.subject = subject }
    /// Who is to get it.
    open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
    /// Who is to get a copy; not shown.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Who is to get a hidden copy; not shown.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// The letter's text.
    open func setMessageBody(_ body: String, isHTML: Bool) { text = body }
    /// A file with the letter; not shown.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    /// Who sends it; not shown.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// How a letter ended.
public enum MFMailComposeResult: Int, Sendable {
    /// Given up, kept, sent or failed; given up here.
    case cancelled, saved, sent, failed
}

/// Hears of the end of a letter.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the person has ended; the app dismisses the controller.
    func mailComposeController(
        _ controller: MFMailComposeViewController,
        didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    )
}

extension MFMailComposeViewControllerDelegate {
    /// Optional; dismisses.
    public func mailComposeController(
        _ controller: MFMailComposeViewController,
        didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) { controller.dismiss(animated: true) }
}
