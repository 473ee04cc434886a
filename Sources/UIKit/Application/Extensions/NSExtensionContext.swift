import Foundation

/// What an app extension was started with. An app isn't an extension: its controllers have none.
open class NSExtensionContext: NSObject {
    /// The items of the host app. None by default.
    open private(set) var inputItems: [Any]
    private var isOver = false

    /// Of items; a host makes one for its extension.
    public init(inputItems: [Any] = []) {
        self.inputItems = inputItems
        super.init()
    }

    /// Ends the extension and hands items back.
    ///
    /// - Parameter completionHandler: Called with true when there was something to end.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(!isOver)
        isOver = true
    }
    /// Ends the extension with an error.
    open func cancelRequest(withError error: any Error) { isOver = true }
    /// Has the host app open a URL; it can't here.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
