import UIKit

/// How a view lays pages out.
public enum PDFDisplayMode: Int, Sendable {
    /// One page at a time.
    case singlePage = 0
    /// All pages, one after the other.
    case singlePageContinuous
    /// Two pages side by side at a time.
    case twoUp
    /// All pages, two side by side.
    case twoUpContinuous

    /// Whether all pages are there at once.
    var isContinuous: Bool { self == .singlePageContinuous || self == .twoUpContinuous }
    /// How many pages lie side by side.
    var columns: Int { self == .twoUp || self == .twoUpContinuous ? 2 : 1 }
}

/// Which way pages follow each other.
public enum PDFDisplayDirection: Int, Sendable {
    /// Downwards.
    case vertical = 0
    /// Sideways.
    case horizontal
}

/// How pixels of pictures blend.
public enum PDFInterpolationQuality: Int, Sendable {
    /// Not at all, a little, and as well as can be; all are drawn alike here.
    case none = 0, low, high
}

/// What lies at a point of a view.
public struct PDFAreaOfInterest: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// An area by its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A page.
    public static let pageArea = PDFAreaOfInterest(rawValue: 1)
    /// Text.
    public static let textArea = PDFAreaOfInterest(rawValue: 2)
    /// An annotation.
    public static let annotationArea = PDFAreaOfInterest(rawValue: 4)
    /// A link.
    public static let linkArea = PDFAreaOfInterest(rawValue: 8)
}

/// Hears of a view; all optional.
@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
    /// Called when a link to an address is tapped; without it the application opens the address.
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    /// The controller that presents what the view wants shown.
    func pdfViewParentViewController() -> UIViewController
    /// Called when a named action wants to search.
    func pdfViewPerformFind(_ sender: PDFView)
    /// Called when a named action wants to go to a page.
    func pdfViewPerformGo(toPage sender: PDFView)
}

extension PDFViewDelegate {
    /// Optional; the application opens the address.
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) { UIApplication.shared.open(url) }
    /// Optional; a controller of its own.
    public func pdfViewParentViewController() -> UIViewController { UIViewController() }
    /// Optional; nothing.
    public func pdfViewPerformFind(_ sender: PDFView) {}
    /// Optional; nothing.
    public func pdfViewPerformGo(toPage sender: PDFView) {}
}
