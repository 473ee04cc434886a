import Foundation

/// Reads a view, a controller or a collection's layout from a document while it is being made.
///
/// A document's objects get their values in `init(coder:)`, before anything else sees them (PR-26). The loader hands in
/// a coder that knows how to apply them.
@MainActor
protocol DocumentDecoding: NSCoder {
    func decode(_ view: UIView)
    func decode(_ controller: UIViewController)
    func decode(_ layout: UICollectionViewLayout)
}

extension UIView {
    func decode(from coder: NSCoder) { (coder as? any DocumentDecoding)?.decode(self) }
}

extension UIViewController {
    func decode(from coder: NSCoder) { (coder as? any DocumentDecoding)?.decode(self) }
}

extension UICollectionViewLayout {
    func decode(from coder: NSCoder) { (coder as? any DocumentDecoding)?.decode(self) }
}
