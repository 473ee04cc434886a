import Foundation

/// Takes what is pasted, or dropped, of the types that it says.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types that can be pasted. Nil by default.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Takes the items. Does nothing by default.
    func paste(itemProviders: [NSItemProvider])
    /// Whether items can be pasted. By default where any of them is of one of the configuration's types.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
    /// Optional; does nothing.
    public func paste(itemProviders: [NSItemProvider]) {}
    /// Optional; where any of them is of one of the configuration's types.
    public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration.map { itemProviders.contains(where: $0.accepts) } ?? false
    }
}
