import Foundation

/// A data source that knows the things behind rows and items, so that a list's selection finds them at the next launch.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: AnyObject {
    /// A name for the thing at a place; nil for none.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    /// Where the thing of a name is now; nil where it has gone.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
