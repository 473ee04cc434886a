import Foundation

/// How far the current page of a page control is, shown in place of its dot (BT-27). From iOS 17.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    /// Asked for where a page begins. Held weakly; nil by default.
    open weak var delegate: (any UIPageControlProgressDelegate)?
    /// 0…1; other values are clamped. Set anew when another page becomes the current one. Default: 0.
    open var currentProgress: Float = 0 {
        didSet {
            let clamped = currentProgress.isFinite ? min(1, max(0, currentProgress)) : 0
            if clamped != currentProgress { currentProgress = clamped }
            if currentProgress != oldValue { pageControl?.setNeedsDisplay() }
        }
    }
    /// False without a page control, and while a finger moves along its dots.
    open internal(set) var isProgressVisible = false {
        didSet {
            guard isProgressVisible != oldValue else { return }
            visibilityDidChange()
            delegate?.pageControlProgressVisibilityDidChange(self)
        }
    }

    /// Shows the progress; nil while none does.
    final weak var pageControl: UIPageControl?

    public override init() { super.init() }

    /// Another page has become the current one.
    final func pageDidChange() {
        guard let pageControl else { return }
        currentProgress =
            delegate?.pageControlProgress(self, initialProgressForPage: pageControl.currentPage) ?? 0
    }

    /// For what runs while the progress is seen.
    func visibilityDidChange() {}
}
