/// Tells how something ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it ended.
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    /// A pattern of blows that tells how a task ended.
    open func notificationOccurred(_ notificationType: FeedbackType) { play(.notification(notificationType)) }
    /// A notification at a place in the generator's view; the place changes nothing here.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
