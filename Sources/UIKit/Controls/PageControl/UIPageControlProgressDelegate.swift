import Foundation

/// Hears of a page control's progress. From iOS 17. All methods are optional.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// Asked when another page has become the current one: how far it is, 0…1. Default: 0.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// Called when a finger has begun to move along the dots, which hides the progress, and when it has ended.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    /// Optional; 0.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    /// Optional; does nothing.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
