import Foundation

/// A view that puts what it shows into its archive.
@MainActor
protocol ArchivedContents: UIView {
    func writeContents(to archive: NSKeyedArchiver)
    /// - Parameter object: What the archive holds under a key; nil where it holds nothing.
    func readContents(from archive: NSKeyedUnarchiver, _ object: (String) -> Any?)
}
