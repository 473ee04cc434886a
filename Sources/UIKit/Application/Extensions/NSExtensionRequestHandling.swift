import Foundation

/// Begins an extension's work.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// Called when the host app starts the extension.
    func beginRequest(with context: NSExtensionContext)
}
