import Foundation

/// Says for which contents a scene may be brought to the screen, and for which it is the best one.
///
/// What is asked for names its content by a string, as `NSUserActivity.targetContentIdentifier`; the predicates are
/// evaluated with it.
open class UISceneActivationConditions: NSObject {
    /// Whether the scene may show a content. Default: always.
    ///
    /// - Note: Counts only together with the other predicate here: what no scene prefers is shown by a new one.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Whether it shows a content better than other scenes do. Default: never.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    /// Conditions of a scene that shows everything, and nothing better than others.
    public override init() { super.init() }

    /// Whether the scene is the one for a content.
    func prefers(_ identifier: String) -> Bool {
        canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
            && prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
    }
}
