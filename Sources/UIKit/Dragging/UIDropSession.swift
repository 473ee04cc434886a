import Foundation

/// A drag, as views know it that it comes to.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, which began in this app.
    var localDragSession: (any UIDragSession)? { get }
    /// Whether loading the items is shown. Default: as the system does.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// How far loading is.
    var progress: Progress { get }
    /// Makes objects of the items from which they can be made, and hands them over together.
    ///
    /// - Returns: How far it is.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Hands the items' texts over together.
    @discardableResult
    public func loadObjects(ofClass aClass: String.Type, completion: @escaping ([String]) -> Void) -> Progress {
        loadObjects(ofClass: NSString.self) { completion($0.compactMap { ($0 as? NSString).map { "\($0)" } }) }
    }
    /// Hands the items' URLs over together.
    @discardableResult
    public func loadObjects(ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress {
        loadObjects(ofClass: NSURL.self) { completion($0.compactMap { ($0 as? NSURL)?.absoluteURL }) }
    }
}
