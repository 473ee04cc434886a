import Foundation

/// A table or a collection, as a drag of two fingers knows it that selects rows or items.
@MainActor
protocol MultipleSelectionList: UIScrollView {
    /// The row or item at a point of the bounds space.
    func selectionPlace(at point: CGPoint) -> IndexPath?
    /// How many rows or items a section has.
    func selectionCount(inSection section: Int) -> Int
    func isChosen(_ place: IndexPath) -> Bool
    /// Selects or lets go of a row or an item, as a tap would: the delegate is asked and told.
    func setChosen(_ isChosen: Bool, at place: IndexPath)
    /// Whether several rows or items can be selected now.
    var selectsMany: Bool { get }

    // MARK: What the delegate says
    func mayBeginMultipleSelection(at place: IndexPath) -> Bool
    func multipleSelectionBegan(at place: IndexPath)
    func multipleSelectionEnded()
}
