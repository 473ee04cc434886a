import Foundation

/// What goes on while something is dragged.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged.
    var items: [UIDragItem] { get }
    /// Where the finger is, in a view's bounds space; points.
    func location(in view: UIView) -> CGPoint
    /// Whether views may take the items away from where they were.
    var allowsMoveOperation: Bool { get }
    /// Whether other apps don't get the items.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether an item gives one of some types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether an object of a class can be made of an item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Whether a text can be made of an item.
    public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
    /// Whether a URL can be made of an item.
    public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}
