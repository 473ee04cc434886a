/// Hears of a page control whose pages turn by themselves. From iOS 17. All methods are optional.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Called at each frame in which time has gone on.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Asked at the end of a page's time; false leaves the page, and stops the timer. Default: true.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    /// Optional; does nothing.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
    /// Optional; true.
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress,
        shouldAdvanceToPage page: Int
    ) -> Bool { true }
}
