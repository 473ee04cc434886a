import Foundation

/// Something that can be done with items: a service of the app, in the list of a ``UIActivityViewController``.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// Names a kind of activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name, as UIKit spells it.
        public let rawValue: String
        /// A kind of any name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A kind of any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Copies to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Sends a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Sends a mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Prints.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Keeps a picture among the photos.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Gives a contact a picture.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Sends to a device nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Keeps a link to be read later.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Posts to Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posts to Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Posts to Weibo.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Posts to Flickr.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Posts to Vimeo.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Posts to Tencent Weibo.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Opens in Books.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Makes a PDF.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Begins something together with others of a call (iOS 15.4).
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
        /// Invites others to a document (iOS 16).
        public static let collaborationInviteWithLink = ActivityType(
            "com.apple.UIKit.activity.CollaborationInviteWithLink"
        )
        /// Copies the address of a shared document (iOS 16).
        public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
        /// Puts a page on the home screen (iOS 16.4).
        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    }

    /// Where an activity stands; raw values are UIKit's.
    public enum Category: Int, Sendable {
        /// Among the rows.
        case action
        /// Among the icons above.
        case share
    }

    /// The list calls it with what is shared.
    public override nonisolated init() { super.init() }

    /// Default: `.action`.
    open class var activityCategory: Category { .action }
    /// Default: nil.
    open var activityType: ActivityType? { nil }
    /// The row's text. Default: nil.
    open var activityTitle: String? { nil }
    /// The row's picture. Default: nil.
    open var activityImage: UIImage? { nil }
    /// A controller that does the work; shown in place of `perform()`. Default: nil.
    open var activityViewController: UIViewController? { nil }
    /// Asked before the list appears. Default: false.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called with the items after a choice.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does the work; the subclass calls `activityDidFinish(_:)` at its end.
    open func perform() {}

    var finished: ((Bool) -> Void)?

    /// Ends the activity, and takes the list from the screen.
    open func activityDidFinish(_ completed: Bool) {
        let finished = finished
        self.finished = nil
        finished?(completed)
    }
}
