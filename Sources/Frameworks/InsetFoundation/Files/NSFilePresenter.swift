import Foundation

/// Shows a file or folder, and wants to hear when others change it.
///
/// Every method but those of the first two properties is optional. Only ``presentedItemDidChange()`` is called here:
/// nobody but the app itself changes its files.
public protocol NSFilePresenter: AnyObject {
    /// The file or folder; nil for none yet.
    var presentedItemURL: URL? { get }
    /// Where the presenter's methods are called.
    var presentedItemOperationQueue: OperationQueue { get }

    /// The item's contents or attributes were changed by another coordinator's writing.
    func presentedItemDidChange()
    /// The item has another place; never called here.
    func presentedItemDidMove(to newURL: URL)
    /// Another one wants to read; never called here. The default goes on at once.
    func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    /// Another one wants to write; never called here. The default goes on at once.
    func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    /// Another one wants the item as it is in memory; never called here. The default has nothing to save.
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// The item is about to be deleted; never called here. The default agrees.
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Something inside of a folder was changed; never called here.
    func presentedSubitemDidChange(at url: URL)
    /// Something appeared inside of a folder; never called here.
    func presentedSubitemDidAppear(at url: URL)
}

extension NSFilePresenter {
    /// Does nothing.
    public func presentedItemDidChange() {}
    /// Does nothing.
    public func presentedItemDidMove(to newURL: URL) {}
    /// Goes on at once.
    public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        reader(nil)
    }
    /// Goes on at once.
    public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        writer(nil)
    }
    /// Has nothing to save.
    public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    /// Agrees.
    public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    /// Does nothing.
    public func presentedSubitemDidChange(at url: URL) {}
    /// Does nothing.
    public func presentedSubitemDidAppear(at url: URL) {}
}
