import FoundationNetworking
import UIKit

/// One load of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// What led to a page.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// What is asked for.
    open private(set) var request: URLRequest
    /// What the person did; `.other` here.
    open var navigationType: WKNavigationType { .other }
    /// The frame that shows it; the page's own.
    open var targetFrame: WKFrameInfo? { WKFrameInfo() }
    /// The frame that asked; the page's own.
    open var sourceFrame: WKFrameInfo { WKFrameInfo() }

    init(request: URLRequest) { self.request = request }

    /// One that asks for nothing, as tests make it.
    public override init() { request = URLRequest(url: URL(fileURLWithPath: "/")) }
}

/// A part of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    /// Whether it is all of the page; true here.
    open var isMainFrame: Bool { true }
}

/// Why a page is loaded.
public enum WKNavigationType: Int, Sendable {
    /// By a link, a form, the list of pages, again, or otherwise.
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    /// By the app.
    case other = -1
}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// Not, yes, or as a file.
    case cancel, allow, download
}

/// Whether an answer becomes a page.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// Not, yes, or as a file.
    case cancel, allow, download
}

/// How a page wants its window.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {}

/// What a script told.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// What was told.
    open var body: Any { NSNull() }
    /// The handler's name.
    open var name: String { "" }
}

/// The scripts and messages of pages.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    /// What was added.
    open private(set) var userScripts: [WKUserScript] = []

    /// Nothing yet.
    public override init() { super.init() }
    /// Keeps a script, which doesn't run here.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Forgets all scripts.
    open func removeAllUserScripts() { userScripts = [] }
    /// Takes messages of a name, which don't come here.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Ends that.
    open func removeScriptMessageHandler(forName name: String) {}
    /// Ends that for all names.
    open func removeAllScriptMessageHandlers() {}
}

/// A script that runs in pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    /// The script's text.
    public let source: String
    /// When it runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether it runs in the page's own frame alone.
    public let isForMainFrameOnly: Bool

    /// A script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
    }
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before the page, or after it.
    case atDocumentStart, atDocumentEnd
}

/// What pages may do.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    /// What apps set by keys.
    final var keyed: [String: Bool] = [:]
    /// Whether scripts run.
    ///
    /// - Note: No effect here: none runs.
    open var javaScriptEnabled = true
    /// Whether scripts open windows.
    ///
    /// - Note: No effect here: no script runs.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// The smallest text, in points. Default: 0.
    ///
    /// - Note: No effect here: there is no text.
    open var minimumFontSize: CGFloat = 0
}

/// What one page may do.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// Whether scripts run.
    ///
    /// - Note: No effect here: none runs.
    open var allowsContentJavaScript = true
    /// For which screens a page is laid out.
    open var preferredContentMode = ContentMode.recommended

    /// The screens that a page is laid out for.
    public enum ContentMode: Int, Sendable {
        /// As suits the device, for phones, or for computers.
        case recommended, mobile, desktop
    }
}

/// Which views share a process.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

/// Where pages keep data; nothing is kept here.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    /// The store that all share.
    open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// A store that ends with its views.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// The names of all kinds of data.
    open class func allWebsiteDataTypes() -> Set<String> { [] }
    /// Calls its last argument: there is nothing to remove.
    open func removeData(
        ofTypes dataTypes: Set<String>,
        modifiedSince date: Date,
        completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt
    /// Kinds by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sound.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Pictures.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// All kinds.
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// What text can become a link.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt
    /// Kinds by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Numbers of phones.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Addresses of pages.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// All kinds.
    public static let all: WKDataDetectorTypes = [.phoneNumber, .link]
}

/// Which part of a page a picture shows.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
    /// A part of the view; null for all.
    open var rect: CGRect = .null
    /// Whether the picture waits for what has changed; there is nothing to wait for here. Default: true.
    open var afterScreenUpdates = true
}

/// What went wrong with a page.
public struct WKError: Error, Equatable, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// Unknown, or a script.
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    }
    /// The kind of this error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
}
