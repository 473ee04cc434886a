import Foundation

/// Looks at a progress before each frame until it is over.
@MainActor
final class ProgressFollower {
    private var token: EventLoop.Token?
    private var last = 0.0

    /// - Parameters:
    ///   - progress: Nil: nothing is looked at any more.
    ///   - change: Called when the fraction is another one.
    func follow(_ progress: Progress?, change: @escaping () -> Void) {
        token.map(EventLoop.main.removeFrameObserver)
        token = nil
        // What is over changes no more, and frames cost the device its rest.
        guard let progress, !progress.isFinished, !progress.isCancelled else { return }
        last = progress.fractionCompleted
        token = EventLoop.main.addFrameObserver(order: FrameOrder.displayLinks) { [weak self] _ in
            self?.look(at: progress, change)
        }
    }

    private func look(at progress: Progress, _ change: () -> Void) {
        guard progress.fractionCompleted != last else { return }
        last = progress.fractionCompleted
        change()
        if progress.isFinished || progress.isCancelled { follow(nil, change: {}) }
    }

    isolated deinit { token.map(EventLoop.main.removeFrameObserver) }
}
