import Foundation

/// Translates places of a data source to those that a list shows while placeholders stand in it, and back.
///
/// The data of placeholders come in the next turn here, so that the places are the same.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// The section in the list of one of the data source.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    /// The section of the data source of one in the list.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    /// The place in the list of an item of the data source; nil for nil.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    /// The item of the data source of a place in the list; nil for a placeholder and for nil.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    /// Has the list's methods called in the block take places in the list for places.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
