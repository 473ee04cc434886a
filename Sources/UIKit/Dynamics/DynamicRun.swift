import QuartzCore

/// What ends with an animator. Beside it, as an app's animators may have a `deinit` of their own.
@MainActor
final class DynamicRun {
    var behaviors: [UIDynamicBehavior] = []
    var link: CADisplayLink?

    isolated deinit {
        link?.invalidate()
        for behavior in behaviors { behavior.move(to: nil) }
    }
}
