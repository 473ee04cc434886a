import CoreGraphics
@_exported import UIKit

/// A controller of a widget of before iOS 14; nobody shows one here.
@preconcurrency @MainActor
public protocol NCWidgetProviding: NSObjectProtocol {
    /// Optional; asks for news.
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    /// Optional; called when the widget becomes large or small.
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
    /// Optional; the room around what it shows.
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}

extension NCWidgetProviding {
    /// Optional; no news.
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        completionHandler(.noData)
    }
    /// Optional; nothing.
    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode,
        withMaximumSize maxSize: CGSize
    ) {}
    /// Optional; the room that was proposed.
    public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
        defaultMarginInsets
    }
}

/// Whether there was news.
public enum NCUpdateResult: UInt, Sendable {
    /// News, none, an error.
    case newData = 0, noData, failed
}

/// How large a widget is.
public enum NCWidgetDisplayMode: Int, Sendable {
    /// Small, or as large as it wants.
    case compact = 0, expanded
}

/// Says whether a widget has something to show; kept nowhere.
open class NCWidgetController: NSObject {
    /// A controller for another program's widget.
    public override init() {}
    /// Nobody shows a widget.
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
