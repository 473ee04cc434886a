import Foundation
import QuartzCore

/// Turns the pages of a page control after some time, and shows how much of it has gone by (BT-27). From iOS 17.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    /// Seconds for pages without a duration of their own; 0 and less counts as the least that there is.
    open var preferredDuration: TimeInterval
    /// Whether the first page follows the last one. Default: false, the timer stops there.
    open var resetsToInitialPageAfterEnd = false
    /// Whether time goes on: after `resumeTimer()`, while the progress is seen.
    open var isRunning: Bool { frames != nil }

    private final var durations: [Int: TimeInterval] = [:]
    private final var isResumed = false
    private final var frames: EventLoop.Token?
    /// The last frame's time, in virtual seconds; nil before the first.
    private final var last: TimeInterval?

    /// A timer that stands still until `resumeTimer()`.
    ///
    /// - Parameter preferredDuration: Seconds for each page.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// Lets time go on, where it stopped.
    open func resumeTimer() {
        isResumed = true
        run()
    }

    /// Stops time; the progress stays where it is.
    open func pauseTimer() {
        isResumed = false
        run()
    }

    /// Gives a page its own time, in seconds.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

    /// A page's own time or else the preferred one, in seconds.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    override func visibilityDidChange() { run() }

    private func run() {
        let runs = isResumed && isProgressVisible
        guard runs != isRunning else { return }
        if let frames {
            EventLoop.main.removeFrameObserver(frames)
            self.frames = nil
            return
        }
        last = EventLoop.main.now
        frames = EventLoop.main.addFrameObserver(order: FrameOrder.displayLinks) { [weak self] in
            self?.goOn(to: $0.timestamp)
        }
    }

    private func goOn(to time: TimeInterval) {
        guard let pageControl, let last else { return pauseTimer() }
        self.last = time
        let passed = (time - last) / max(Self.leastDuration, duration(forPage: pageControl.currentPage))
        currentProgress += Float(passed)
        (delegate as? any UIPageControlTimerProgressDelegate)?.pageControlTimerProgressDidChange(self)
        if currentProgress >= 1 { turnPage(of: pageControl) }
    }

    private func turnPage(of pageControl: UIPageControl) {
        var next = pageControl.currentPage + 1
        if next >= pageControl.numberOfPages {
            guard resetsToInitialPageAfterEnd else { return pauseTimer() }
            next = 0
        }
        let delegate = delegate as? any UIPageControlTimerProgressDelegate
        guard delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else { return pauseTimer() }
        if next == pageControl.currentPage { pageDidChange() } else { pageControl.currentPage = next }
        pageControl.sendActions(for: .valueChanged)
    }

    /// Seconds; a page may not turn at once.
    private static let leastDuration: TimeInterval = 1 / 60
}
